import type nl from './evaluationLinks.nl.ts';

const texts: typeof nl = {
  errors: {
    'evaluation_link.nothing_left':
      'These evaluations are no longer waiting for you. Nothing was handed over.',
    'evaluation_link.yourself':
      'This is your own email address. Fill in that of the colleague who does know.',
    'evaluation_link.the_student':
      'This is the email address of the student. Hand the evaluation over to a colleague.',
  },
  labels: { evaluation_ids: 'Evaluations', no_level: 'No level' },
};
export default texts;
