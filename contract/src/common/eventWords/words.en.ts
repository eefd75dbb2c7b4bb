import type { InAnother } from '../texts.ts';
import account from './account.en.ts';
import administration from './administration.en.ts';
import appointments from './appointments.en.ts';
import invoiceMails from './billingMails.en.ts';
import colleagues from './colleagues.en.ts';
import invoicing from './invoicing.en.ts';
import money from './money.en.ts';
import portal from './portal.en.ts';
import school from './school.en.ts';
import tasks from './tasks.en.ts';
import trajectory from './trajectory.en.ts';
import type nl from './words.nl.ts';

export default {
  acts: {
    ...account.acts,
    ...administration.acts,
    ...appointments.acts,
    ...colleagues.acts,
    ...invoicing.acts,
    ...money.acts,
    ...invoiceMails.acts,
    ...portal.acts,
    ...school.acts,
    ...tasks.acts,
    ...trajectory.acts,
  },
  by_link: 'Through a link',
  by_page: 'Through My trajectory',
  program: 'The program',
  unknown_action: 'Other action',
  refused: 'Refused: {{action}}',
  wrong_password: 'Signing in failed: wrong password',
  too_often: 'Tried too often: {{action}}',
  numbered: '{{type}} {{id}}',
  records: {
    ...administration.records,
    ...appointments.records,
    ...colleagues.records,
    ...invoicing.records,
    ...money.records,
    ...invoiceMails.records,
    ...portal.records,
    ...school.records,
    ...tasks.records,
    ...trajectory.records,
  },
  details: {
    virus: 'Virus: {{value}}',
    kind: 'Kind: {{value}}',
    reason: 'Reason: {{value}}',
    until: 'Up to and including: {{value}}',
    members: 'Members: {{value}}',
    leads: 'Team leads: {{value}}',
    reminder: 'Reminder: {{value}}',
    total: 'Rows: {{value}}',
    new: 'New: {{value}}',
    known: 'Already known: {{value}}',
    level_before: 'Previous level: {{value}}',
    enrolled: 'Enrolled: {{value}}',
    added: 'Added: {{value}}',
    moved: 'Moved: {{value}}',
    evaluations: 'Evaluations: {{value}}',
    mails: 'Emails: {{value}}',
    events: 'Log entries: {{value}}',
    invoices: 'Invoices: {{value}}',
  },
  changed: '{{field}}: {{from}} → {{to}}',
  only_changed: '{{field}}: changed',
  given: '{{field}} given: {{value}}',
  taken: '{{field}} removed: {{value}}',
  values: {
    ...appointments.values,
    yes: 'yes',
    no: 'no',
    none: 'empty',
    nobody: 'nobody',
    clients: 'clients',
    students: 'students',
    everyone: 'everyone sees all trajectories',
    members: 'own and shared trajectories only',
    admin: 'Administrator',
    coordinator: 'Coordinator',
    counselor: 'Counselor',
    finance: 'Finance',
    evaluator: 'Evaluator',
    student: 'Student',
    teacher: 'teacher',
    mentor: 'mentor',
    coach: 'coach',
    recipient: 'care recipient',
    other_student: 'fellow student',
    client: 'Client',
    help: 'helps',
    replacement: 'replaces the counselor',
    takes_over: 'takes over',
    asked: 'asked for access',
  },
} satisfies InAnother<typeof nl>;
