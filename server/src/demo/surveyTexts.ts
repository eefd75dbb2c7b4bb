import type { QuestionInput } from '@traject/contract/common/surveyQuestions';
import type { SurveyTemplateInput } from '@traject/contract/surveyTemplates';

type DemoSurvey = Pick<SurveyTemplateInput, 'title' | 'type'> & { questions: QuestionInput[] };

const labelled = (...labels: string[]) => labels.map((label) => ({ label }));
const agreement = labelled(
  'Helemaal oneens',
  'Oneens',
  'Niet eens, niet oneens',
  'Eens',
  'Helemaal eens',
);
const statement = (description: string): QuestionInput => ({
  type: 'likert',
  description,
  required: true,
  options: agreement,
});

const satisfaction: DemoSurvey = {
  title: 'Tevreden over de begeleiding',
  type: 'client',
  questions: [
    statement('Mijn adviseur luistert goed naar mij.'),
    statement('Ik weet wat de volgende stap is.'),
    {
      type: 'multiple',
      description: 'Waar wilt u meer aandacht voor?',
      options: labelled('Cv en brief', 'Oefenen met gesprekken', 'Scholing', 'Gezondheid en werk'),
      allow_other: true,
    },
    {
      type: 'scale',
      description: 'Welk cijfer geeft u de begeleiding tot nu toe?',
      required: true,
    },
    { type: 'open', description: 'Wat kan er beter?' },
  ],
};

const lookingBack: DemoSurvey = {
  title: 'Terugkijken op uw traject',
  type: 'client',
  questions: [
    statement('Het traject heeft mij verder geholpen.'),
    statement('De afspraken waren duidelijk.'),
    {
      type: 'multiple',
      description: 'Wat heeft u het meest geholpen?',
      required: true,
      options: labelled('De gesprekken', 'De tests', 'Sollicitaties oefenen', 'Scholing'),
      allow_other: true,
    },
    { type: 'scale', description: 'Welk cijfer geeft u het hele traject?', required: true },
    { type: 'open', description: 'Wat wilt u ons nog meegeven?' },
  ],
};

const employer: DemoSurvey = {
  title: 'Ervaring als werkgever',
  type: 'employer',
  questions: [
    statement('Ik werd op tijd op de hoogte gehouden.'),
    statement('Het plan paste bij onze medewerker.'),
    {
      type: 'multiple',
      description: 'Hoe hield u het liefst contact?',
      options: labelled('Telefoon', 'E-mail', 'Gesprek op het werk'),
      allow_other: true,
    },
    { type: 'scale', description: 'Welk cijfer geeft u de samenwerking?', required: true },
    { type: 'open', description: 'Wat zou u de volgende keer anders willen?' },
  ],
};

export const demoSurveys = { satisfaction, lookingBack, employer };
export type SurveyName = keyof typeof demoSurveys;

/** Statements by number, what was ticked and in own words, a mark, and a last word. */
export type Answered = [number, number, { ticks: number[]; other?: string }, number, string?];

export const satisfied: Answered = [4, 3, { ticks: [0, 1] }, 8, 'Ik hoor graag eerder iets terug.'];

export const lookedBack: Answered[] = [
  [4, 4, { ticks: [0, 2] }, 9, 'Ik zag er tegenop, maar het gaf me weer lucht. Bedankt!'],
  [3, 4, { ticks: [0] }, 8],
  [4, 3, { ticks: [2, 3], other: 'De proefdag' }, 8, 'De proefdag had van mij eerder gemogen.'],
  [2, 1, { ticks: [1] }, 6, 'In de zomer was er lang niemand bereikbaar.'],
  [4, 4, { ticks: [0, 3] }, 9, 'Zonder de scholing was ik hier nooit terechtgekomen.'],
  [3, 3, { ticks: [0, 1, 2] }, 7],
];

export const byEmployers: Answered[] = [
  [4, 3, { ticks: [0] }, 8, 'Niets, dit liep goed.'],
  [1, 3, { ticks: [1] }, 6, 'Graag elke maand een kort bericht, ook als er niets te melden is.'],
  [3, 4, { ticks: [2], other: 'Videobellen' }, 8],
];
