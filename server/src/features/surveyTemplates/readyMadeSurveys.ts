import type { QuestionInput } from '@traject/contract/common/surveyQuestions';
import type { SurveyTemplateInput } from '@traject/contract/surveyTemplates';

type ReadyMade = Pick<SurveyTemplateInput, 'title' | 'type'> & { questions: QuestionInput[] };

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

const satisfaction: ReadyMade = {
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

const lookingBack: ReadyMade = {
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

const employer: ReadyMade = {
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

/** What an organisation can ask its clients and their employers from the first day. */
export const readyMade = { satisfaction, lookingBack, employer };
export type SurveyName = keyof typeof readyMade;
