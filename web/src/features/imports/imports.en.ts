import type { Texts } from '../../platform/texts.ts';
import type nl from './imports.nl.ts';

export default {
  title: 'Import people',
  infix: 'Infix',
  steps: { choose: 'File', look: 'Check', done: 'Done' },
  kinds: { clients: 'Clients', students: 'Students' },
  choose: {
    title: 'Choose a file',
    kind: 'Who do you want to import?',
    diploma: 'Enrol in a diploma',
    diploma_hint: 'Optional. You can also enrol them later.',
    no_diploma: 'Do not enrol',
    clear_diploma: 'Do not enrol',
    invite: 'Send an invitation',
    invite_hint: 'New students get an email with a link to choose a password.',
    file: 'File',
    look: 'Look at the file',
    organisation: 'Choose an organisation',
  },
  format: {
    title: 'This is what the file looks like',
    text: 'The first row names the columns. Email, first name and last name are required. At most {{most}} people in one file.',
    clients_more:
      'You may also include: infix, initials, birth name, gender, date of birth, place of birth, nationality, street, house number, addition, postal code, city, phone, mobile, benefits, education and intellectual ability.',
    students_more:
      'You may also include: infix, initials, birth name, gender, date of birth, place of birth, nationality, street, house number, addition, postal code, city, phone, mobile, education and, with a diploma, workplace. The diploma to enrol in is chosen in the form, not in the file.',
    example: 'Download an example',
    clients_name: 'example-clients.csv',
    clients_columns:
      'email;first name;infix;last name;gender;date of birth;street;house number;postal code;city;phone',
    clients_row:
      'fatima@example.org;Fatima;;El Amrani;f;31-12-1984;Oudegracht;108;3511 AW;Utrecht;030 1234567',
    students_name: 'example-students.csv',
    students_columns: 'email;first name;infix;last name;date of birth;mobile',
    students_row: 'daan@example.org;Daan;van den;Berg;01-02-2006;06 12345678',
  },
  counts: {
    total: 'Rows',
    new: 'New',
    known: 'Already known',
    wrong: 'Incorrect',
  },
  look: {
    title: 'This is in the file',
    unusable: 'We cannot use this file as it is',
    wrong_one: '{{count}} row is incorrect',
    wrong_other: '{{count}} rows are incorrect',
    wrong_text:
      'Nothing has been imported yet. Correct these rows in the file and choose it again.',
    right: 'Everything is correct. Nothing has been imported yet.',
    clients_text: 'New clients will be added. Clients who are already known stay as they are.',
    students_text:
      'New students will be added. The details of students who are already known do not change.',
    invite_text: 'New students will get an email.',
    columns: 'We read these columns',
    ignored_one: 'We skip this column',
    ignored_other: 'We skip these columns',
    refused: 'Importing failed',
    back: 'Another file',
    run_one: 'Import {{count}} new person',
    run_other: 'Import {{count}} new people',
    run_known: 'Import anyway',
    all_known:
      'Everybody in this file is already known, so nobody is added. People who had no access or were not enrolled yet will be given access or enrolled.',
  },
  rows: {
    title: 'Rows',
    row: 'Row',
    who: 'Who',
    state: 'State',
    rest: 'Other details',
    part: 'You see {{shown}} of {{total}} rows.',
    states: { new: 'New', known: 'Already known', wrong: 'Incorrect' },
  },
  done: {
    title: 'Imported',
    clients_one: '{{count}} client added',
    clients_other: '{{count}} clients added',
    students_one: '{{count}} student added',
    students_other: '{{count}} students added',
    known_one: '{{count}} person was already known.',
    known_other: '{{count}} people were already known.',
    invited: 'The invitations are being sent now.',
    people: 'Look at these people',
    trajectories: 'Go to the trajectories',
    diploma: 'Look at the diploma',
    again: 'Import another file',
  },
  undo: {
    action: 'Undo',
    title: 'Undo this import?',
    text_one:
      'The {{count}} person added by this import will be removed again. Its invitations and enrolments end too. This is only possible as long as nothing else has been recorded about them.',
    text_other:
      'The {{count}} people added by this import will be removed again. Its invitations and enrolments end too. This is only possible as long as nothing else has been recorded about them.',
    yes: 'Undo it',
    done: 'The import has been undone.',
    failed: 'Undoing the import failed',
  },
  past: {
    title: 'Earlier imports',
    what: 'What',
    when: 'When',
    who: 'By',
    counts: 'People',
    added: '{{new}} new, {{known}} known',
    actions: 'Actions',
    undone: 'Undone',
  },
} satisfies Texts<typeof nl>;
