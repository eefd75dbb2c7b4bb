import type nl from './school.nl.ts';

const texts: typeof nl = {
  'csv.line': 'Look at line {{line}} of the file.',
  'csv.too_wide': 'There are too many columns: 200 at most.',
  'csv.quotes':
    'A quotation mark (") is not right here: the cell is not closed, or words follow after it.',
  'diploma.not_utf8': 'We cannot read this line. Save the file as UTF-8.',
  'diploma.not_json':
    'The JSON is not right here. Look for a missing comma, bracket or quotation mark.',
  'diploma.empty': 'There is no diploma in this file.',
  'diploma.unknown_column': 'We do not know the column ‘{{name}}’.',
  'diploma.double_column': 'The column ‘{{name}}’ is there twice.',
  'diploma.no_column': 'The column ‘{{name}}’ is missing.',
  'diploma.too_many_cells': 'This line has more cells than there are columns.',
  'diploma.another': 'this differs from what stands above; a file is one diploma',
  'diploma.double': 'this is there already',
  'diploma.too_many': 'these are too many, {{most}} at most',
  'diploma.none': 'at least one is missing here',
  'diploma.taken':
    'The diploma ‘{{title}}’ ({{level}}) is there already with this edition. Give a new version another edition.',
  'evaluation.expired': 'The time for this evaluation is over. Ask for a new one if it is needed.',
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
  'profile.full': 'This list is full: it holds {{most}} at most. Take one away first.',
};
export default texts;
