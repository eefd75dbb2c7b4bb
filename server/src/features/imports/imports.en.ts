import type nl from './imports.nl.ts';

const texts: typeof nl = {
  errors: {
    'import.empty': 'There is nobody in this file. The first row must name the columns.',
    'import.too_many': 'There are too many people in this file. The maximum is {{most}}.',
    'import.no_column': 'The column ‘{{name}}’ is missing.',
    'import.double_column': 'The column ‘{{name}}’ appears twice.',
    'import.double': 'This email address is on row {{row}} as well.',
    'import.row': 'Row {{row}}:',
    'import.changed':
      'Somebody in this file got an account in the meantime. Look at the file again.',
    'import.undone': 'This import has already been undone.',
    'import.hanging':
      'This can no longer be undone: more has been recorded about people from this import. Number of people: {{total}}, including {{name}}.',
    'import.gender': 'Gender: fill in male, female or other, or m, f or x.',
    'import.students_only': 'Only students can be enrolled and invited.',
    'student.type_mismatch':
      'This email address belongs to somebody in your organisation who is not a student.',
  },
  labels: {
    kind: 'Kind',
    invite: 'Invite',
  },
};
export default texts;
