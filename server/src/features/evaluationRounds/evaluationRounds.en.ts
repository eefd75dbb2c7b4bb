import type nl from './evaluationRounds.nl.ts';

const texts: typeof nl = {
  errors: {
    'evaluation_round.day': 'Choose a day from tomorrow on and within a year.',
    'evaluation_round.no_asker': 'Whoever asked for this is gone. Nothing was asked.',
    'evaluation_round.unenrolled': 'The student no longer follows this diploma.',
  },
  labels: {
    lines: 'Evaluators',
    student_id: 'Student',
    group_id: 'Group',
    roles: 'Roles',
    student_ids: 'Students',
    expires_on: 'Can be answered up to and including',
  },
};
export default texts;
