import type nl from './evaluations.nl.ts';

const texts: typeof nl = {
  errors: {
    'evaluation.expired':
      'The time for this evaluation is over. Ask for a new one if it is needed.',
    'evaluation.not_yours': 'This evaluation was asked of somebody else. You can only read it.',
    'evaluation.done':
      'This evaluation was saved already on {{when}}, with the level ‘{{level}}’. Nothing was changed.',
    'evaluation.kept': 'This evaluation has been given already and is kept.',
    'evaluation.not_asked_by_you':
      'Somebody else asked for this evaluation. Only they or a coordinator can take it back.',
    'evaluation.own_without_email': 'The student’s own view needs no email address.',
    'evaluation.own_email':
      'This is the email address of the student. Choose the role ‘My own view’ for that.',
    'evaluation.no_teacher':
      'This is not the email address of a teacher of your school. Ask your school for the right one.',
    'evaluation.deactivated':
      'The account with this email address was closed. Ask somebody else for an evaluation.',
    'evaluation.unknown_email':
      'We do not know this email address yet. Fill in the first name and the last name as well.',
    'evaluation.asked_already': 'This was asked already and still waits for an answer: {{names}}.',
  },
  labels: {
    work_process_ids: 'Work processes',
    role: 'Role',
    score: 'Level',
    comments: 'Remarks',
    filter: 'Filter',
    starter: 'Starter',
    advanced: 'Advanced',
    professional: 'Professional',
  },
};
export default texts;
