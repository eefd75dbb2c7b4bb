import type nl from './surveys.nl.ts';

const texts: typeof nl = {
  errors: {
    'trajectory.not_complete':
      'The trajectory can only be completed when its status is ‘{{from}}’. It is ‘{{now}}’ now.',
    'trajectory.not_finished': 'Choose a status that completes the trajectory.',
    'survey.no_questions': 'The survey ‘{{title}}’ has no questions yet. Add a question first.',
    'survey.not_sent': 'This survey has not been sent yet.',
    'survey.answered': 'This survey has already been filled in. It can no longer be changed.',
    'survey.answer_missing': 'Please answer this question too: ‘{{question}}’.',
    'survey.answer_wrong': 'This answer does not fit the question ‘{{question}}’.',
    'survey.answer_long':
      'The answer to the question ‘{{question}}’ is too long. Use at most {{most}} characters.',
    'survey.answer_twice': 'The question ‘{{question}}’ can have only one answer.',
    'survey.answer_unknown':
      'There is an answer to a question that is not in this survey. Load the page again.',
  },
  labels: {
    survey_template_id: 'Survey',
    survey_question_id: 'Question',
    answers: 'Answers',
    answer: 'Answer',
    client_survey_template_id: 'Survey for the client',
    employer_survey_template_id: 'Survey for the employer',
  },
  words: {
    csv: {
      heads: ['Number', 'Question', 'Kind of question', 'Answer', 'Filled in by', 'Filled in on'],
      types: {
        likert: 'One choice',
        multiple: 'Several choices',
        open: 'Open question',
        scale: 'Number from 1 to 10',
      },
    },
  },
};
export default texts;
