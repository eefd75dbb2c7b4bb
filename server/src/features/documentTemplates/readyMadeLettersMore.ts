import type { ReadyMade } from './readyMadeLetters.ts';
import { bold, facts, h1, h2, lines, ordered, p, tag } from './readyMadeParts.ts';

export const moreTemplates: ReadyMade[] = [
  {
    name: 'Brief',
    requires_approval: false,
    fields: ['onderwerp|Waar de brief over gaat', 'bericht|Wat je wilt zeggen'],
    contents: [
      lines(
        tag('client-name'),
        tag('client-address'),
        `${tag('client-postal-code')} ${tag('client-city')}`,
      ),
      p(''),
      p(tag('today')),
      p(''),
      p(`${bold('Onderwerp:')} ${tag('onderwerp')}`),
      p(''),
      p(`Beste ${tag('client-first-name')},`),
      p(tag('bericht')),
      p(`Heeft u een vraag? Mail mij gerust: ${tag('counselor-email')}.`),
      p(''),
      lines('Met vriendelijke groet,', '', '', tag('counselor-name'), tag('organisation-name')),
    ].join(''),
  },
  {
    name: 'Eindverslag',
    requires_approval: false,
    fields: [
      'resultaat|Hoe het eindigde|het eigen werk|ander werk bij de werkgever|werk elders|geen werk',
      'functie|Welk werk, en vanaf wanneer',
      'advies|Wat verder nodig is',
    ],
    contents: [
      h1('Eindverslag'),
      facts(
        ['Cliënt', `${tag('client-name')}, geboren op ${tag('client-date-of-birth')}`],
        ['Traject', `${tag('category')}, ${tag('length')} maanden`],
        ['Begonnen op', tag('registration-date')],
        ['Adviseur', tag('counselor-name')],
      ),
      h2('Resultaat'),
      p(`Het traject is geëindigd met ${tag('resultaat')}.`),
      p(tag('functie')),
      h2('Wat we hebben gedaan'),
      ordered(
        'Intake en plan van aanpak',
        'Gesprekken, test en oriëntatie',
        'Solliciteren en netwerken',
      ),
      h2('Advies'),
      p(tag('advies')),
      '<hr>',
      p(`${tag('organisation-name')}, ${tag('today')}`),
    ].join(''),
  },
];
