import type nl from './administration.nl.ts';

const texts: typeof nl = {
  'person.self': 'You cannot shut yourself out.',
  'person.last_admin':
    'This is the last administrator of the organisation. Make somebody else administrator first.',
  'person.has_trajectories':
    'This person has trajectories here and therefore stays a client. A deleted trajectory still counts for thirty days.',
  'person.has_open_trajectories':
    'This person still has trajectories in progress. Give them to another counselor first.',
  'person.has_enrolments': 'This student is still enrolled in a diploma. End the enrolment first.',
  'person.has_evaluations':
    'This person still has evaluations to do. Withdraw those first, or wait until they are done.',
  'person.deactivated': 'This person no longer has access. Give it back first.',
  'person.already': 'This person has this role in the organisation already.',
  'person.activated': 'This person has activated the account already.',
  'person.nowhere': 'Give this person a role in an organisation first.',
  'person.not_invited': 'Send an invitation first. After that you can make a link for it.',
  'person.gone': 'This account was just deleted. Please try again.',
  'rights.self': 'You cannot erase your own data. Ask another administrator.',
  'rights.open_trajectory':
    'This person still has a running trajectory. Complete or delete it first.',
  'rights.other_name': 'Type the name as it stands there: {{name}}.',
  'mails.sent': 'This mail has been sent already.',
  'mails.waiting': 'This mail is waiting to be sent already.',
  'mails.wiped': 'What this mail said has been erased. Send a new one.',
  'mails.dead_link':
    'The link in this mail no longer works. Send a new one from where it was sent.',
  'diploma.archived': 'This diploma is archived. Nobody can be enrolled in it any more.',
  'enrol.none': 'Fill in at least one email address.',
  'enrol.too_many': 'Enrol at most {{most}} students at once.',
  'enrol.unknown': 'Nobody was enrolled. These are no students of this organisation: {{emails}}.',
  'enrol.unknown_many':
    'Nobody was enrolled. These are no students of this organisation: {{emails}}, and {{more}} more.',
  'enrol.evaluated': 'This student has evaluations for this diploma and therefore stays enrolled.',
  'table.unreadable': 'We cannot read this file. Save it again as xlsx or csv.',
  'import.empty': 'There is nobody in this file. The first row says what the columns are.',
  'import.too_many': 'There are too many people in this file. At most {{most}} will do.',
  'import.no_column': 'The column ‘{{name}}’ is missing.',
  'import.double_column': 'The column ‘{{name}}’ is there twice.',
  'import.double': 'This email address is on row {{row}} as well.',
  'import.row': 'Row {{row}}:',
  'import.changed': 'Somebody in this file got an account in the meantime. Look at the file again.',
  'import.undone': 'This import was undone already.',
  'import.hanging':
    'This cannot be undone any more: more was recorded of whom it brought in. Number of people: {{total}}, among them {{name}}.',
  'import.gender': 'Gender: fill in male, female or other, or m, f or x.',
  'import.students_only': 'Only students can be enrolled and invited.',
  'student.type_mismatch':
    'This email address belongs to somebody of your organisation who is not a student.',
  'reference.double': '‘{{name}}’ is on this list already.',
  'reference.code_taken': 'The code ‘{{code}}’ is in use already. Choose another one.',
  'reference.too_many': 'A list can have at most {{most}} entries.',
  'reference.other_items':
    'The list was changed in the meantime. Look what is on it now and choose the order again.',
};
export default texts;
