import { moreTemplates } from './readyMadeLettersMore.ts';
import {
  bold,
  cell,
  facts,
  h1,
  h2,
  lines,
  list,
  p,
  signatures,
  table,
  tag,
} from './readyMadeParts.ts';

export type ReadyMade = {
  name: string;
  requires_approval: boolean;
  /** `name|description`, and for a list its options behind it. */
  fields: string[];
  contents: string;
};

/** What an organisation for reintegration sends, in the order of a trajectory. */
export const readyMade: ReadyMade[] = [
  {
    name: 'Toestemming',
    requires_approval: true,
    fields: [
      'gegevens|Wat we delen|cv|testuitslagen|gespreksverslagen|het plan van aanpak',
      'ontvangers|Met wie we ze delen|de werkgever|het UWV|de bedrijfsarts',
    ],
    contents: [
      h1('Toestemming voor het delen van gegevens'),
      facts(['Cliënt', tag('client-name')], ['Adviseur', tag('counselor-name')]),
      p(
        `U krijgt begeleiding van ${tag('organisation-name')}.`,
        'Daarvoor willen we soms gegevens over u delen.',
        'Dat doen we alleen als u het goed vindt.',
      ),
      h2('Wat we delen en met wie'),
      p(`U geeft toestemming om dit te delen: ${tag('gegevens')}.`),
      p(`We delen het met: ${tag('ontvangers')}.`),
      h2('Uw rechten'),
      list(
        'U hoeft geen toestemming te geven. Het traject gaat dan gewoon door.',
        'U kunt uw toestemming altijd weer intrekken. Bel of mail dan uw adviseur.',
        'Medische gegevens delen we nooit.',
      ),
      p(`${tag('client-city')}, ${tag('today')}`),
    ].join(''),
  },
  {
    name: 'Plan van aanpak',
    requires_approval: true,
    fields: [
      'doel|Wat de cliënt wil bereiken',
      'uren|Hoeveel uur per week de cliënt kan werken',
      'activiteiten|Wat we gaan doen|gesprekken|een test|sollicitatietraining|een proefplaatsing',
      'eerste-stap|De eerste afspraak of stap',
    ],
    contents: [
      h1('Plan van aanpak'),
      facts(
        ['Cliënt', tag('client-name')],
        ['Soort traject', tag('category')],
        ['Aangemeld op', tag('registration-date')],
        ['Intake op', tag('intake-date')],
        ['Duur', `${tag('length')} maanden`],
        ['Adviseur', tag('counselor-name')],
        ['Contactpersoon', tag('contact-name')],
      ),
      h2('Doel'),
      p(tag('doel')),
      p(
        `${tag('client-first-name')} kan nu ${tag('uren')} uur per week werken.`,
        'Elke zes weken kijken we of dat nog klopt.',
      ),
      h2('Wat we gaan doen'),
      p(`Bij dit traject horen: ${tag('activiteiten')}.`),
      p(`${bold('Eerste stap:')} ${tag('eerste-stap')}`),
      h2('Afspraken'),
      list(
        'We spreken elkaar minstens eens in de twee weken.',
        'Wie niet kan komen, belt een dag van tevoren af.',
        'Na elk gesprek staat in het dossier wat we hebben afgesproken.',
      ),
      '<hr>',
      p(`Opgesteld op ${tag('today')} door ${tag('counselor-name')}.`),
    ].join(''),
  },
  {
    name: 'Offerte',
    requires_approval: true,
    fields: [
      'bedrag|Het bedrag zonder btw, zoals € 4.250,00',
      'onderdelen|Wat erbij hoort|intake|gesprekken|test en rapport|jobcoaching|eindverslag',
      'geldig-tot|Tot wanneer de offerte geldt',
    ],
    contents: [
      lines(`Aan: ${tag('contact-name')}`, tag('contact-email')),
      h1('Offerte'),
      p(`Geachte ${tag('contact-name')},`),
      p(
        `Graag begeleiden wij ${tag('client-name')} naar passend werk.`,
        'Hieronder leest u wat we bieden en wat het kost.',
      ),
      table(
        [cell(bold('Onderdeel'), 2), cell(bold('Bedrag'))],
        [cell(`Traject ${tag('category')}, ${tag('length')} maanden`, 2), cell(tag('bedrag'))],
        [cell('Daarbij horen'), cell(tag('onderdelen'), 2)],
      ),
      p('Het bedrag is zonder btw. Reiskosten zijn inbegrepen.'),
      p(
        `Deze offerte geldt tot ${tag('geldig-tot')}.`,
        'Met uw akkoord kunnen we binnen een week beginnen.',
      ),
      lines('Met vriendelijke groet,', tag('counselor-name'), tag('organisation-name')),
      signatures('Voor akkoord, werkgever', 'Namens de organisatie'),
    ].join(''),
  },
  ...moreTemplates,
];
