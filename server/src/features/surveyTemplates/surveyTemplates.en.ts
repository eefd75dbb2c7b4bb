import type nl from './surveyTemplates.nl.ts';

const texts: typeof nl = {
  errors: {
    'survey_template.too_many_questions': 'A survey can have at most {{most}} questions.',
    'survey_template.other_questions':
      'The questions were changed in the meantime. See which questions there are now and choose the order again.',
    'survey_question.gone': 'This question no longer exists.',
  },
  labels: {
    required: 'Required',
    options: 'Answers',
    label: 'Answer',
    allow_other: 'Own answer',
  },
};
export default texts;
