import { labelled, type ReadySurvey, type ReadySurveys, statement } from './readySurveys.ts';

const agreement = labelled(
  'Strongly disagree',
  'Disagree',
  'Neither agree nor disagree',
  'Agree',
  'Strongly agree',
);

const satisfaction: ReadySurvey = {
  title: 'Satisfied with the guidance',
  type: 'client',
  questions: [
    statement(agreement, 'My counselor listens to me.'),
    statement(agreement, 'I know what the next step is.'),
    {
      type: 'multiple',
      description: 'What would you like more help with?',
      options: labelled('CV and letter', 'Practising interviews', 'Training', 'Health and work'),
      allow_other: true,
    },
    { type: 'scale', description: 'How do you rate the guidance so far?', required: true },
    { type: 'open', description: 'What could be better?' },
  ],
};

const lookingBack: ReadySurvey = {
  title: 'Looking back on your programme',
  type: 'client',
  questions: [
    statement(agreement, 'The programme helped me move forward.'),
    statement(agreement, 'The agreements were clear.'),
    {
      type: 'multiple',
      description: 'What helped you most?',
      required: true,
      options: labelled('The meetings', 'The tests', 'Practising applications', 'Training'),
      allow_other: true,
    },
    { type: 'scale', description: 'How do you rate the whole programme?', required: true },
    { type: 'open', description: 'Is there anything else you would like to tell us?' },
  ],
};

const employer: ReadySurvey = {
  title: 'Experience as an employer',
  type: 'employer',
  questions: [
    statement(agreement, 'I was kept informed in good time.'),
    statement(agreement, 'The plan suited our employee.'),
    {
      type: 'multiple',
      description: 'How did you prefer to stay in touch?',
      options: labelled('Telephone', 'Email', 'A meeting at work'),
      allow_other: true,
    },
    { type: 'scale', description: 'How do you rate working together?', required: true },
    { type: 'open', description: 'What would you like to be different next time?' },
  ],
};

const surveys: ReadySurveys = { satisfaction, lookingBack, employer };
export default surveys;
