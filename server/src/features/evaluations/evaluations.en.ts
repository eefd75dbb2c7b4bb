import type nl from './evaluations.nl.ts';

const texts: typeof nl = {
  errors: {
    'evaluation.expired':
      'The time for this evaluation is over. Ask for a new one if it is needed.',
    'evaluation.not_yours': 'This evaluation was asked of somebody else. You can only read it.',
    'evaluation.done':
      'This evaluation was already saved on {{when}}, with the answer ‘{{level}}’. Nothing was changed.',
    'evaluation.kept': 'This evaluation has already been given and is kept.',
    'evaluation.not_asked_by_you':
      'Somebody else asked for this evaluation. Only they or a coordinator can change or withdraw it.',
    'evaluation.own_without_email': 'The student’s own view needs no email address.',
    'evaluation.own_email':
      'This is the email address of the student. Choose the role ‘My own view’ for that.',
    'evaluation.own_role':
      'You evaluate this student as a teacher. Ask somebody else for an opinion in another role.',
    'evaluation.no_teacher':
      'This is not the email address of a teacher at your school. Ask your school for the right one.',
    'evaluation.deactivated':
      'The account with this email address has been closed. Ask somebody else for an evaluation.',
    'evaluation.unknown_email':
      'We do not know this email address yet. Fill in the first name and the last name as well.',
    'evaluation.not_expired':
      'This evaluation has not expired. You can ask again only when the time is over.',
    'evaluation.asked_already':
      'This has already been asked and is still waiting for an answer: {{names}}.',
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
    not_applicable: 'Not applicable here',
    not_seen: 'Not seen yet',
  },
  words: {
    roles: {
      teacher: 'Teacher',
      mentor: 'Mentor',
      coach: 'Coach',
      recipient: 'Care recipient',
      student: 'Student',
      other_student: 'Fellow student',
    },
  },
};
export default texts;
