import { labelled, type ReadySurvey, type ReadySurveys, statement } from './readySurveys.ts';

const agreement = labelled(
  'Helemaal oneens',
  'Oneens',
  'Niet eens, niet oneens',
  'Eens',
  'Helemaal eens',
);
const satisfaction: ReadySurvey = {
  title: 'Tevreden over de begeleiding',
  type: 'client',
  questions: [
    statement(agreement, 'Mijn adviseur luistert goed naar mij.'),
    statement(agreement, 'Ik weet wat de volgende stap is.'),
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

const lookingBack: ReadySurvey = {
  title: 'Terugkijken op uw traject',
  type: 'client',
  questions: [
    statement(agreement, 'Het traject heeft mij verder geholpen.'),
    statement(agreement, 'De afspraken waren duidelijk.'),
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

const employer: ReadySurvey = {
  title: 'Ervaring als werkgever',
  type: 'employer',
  questions: [
    statement(agreement, 'Ik werd op tijd op de hoogte gehouden.'),
    statement(agreement, 'Het plan paste bij onze medewerker.'),
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

const surveys: ReadySurveys = { satisfaction, lookingBack, employer };
export default surveys;
