import type { InAnother } from '../texts.ts';
import account from './account.en.ts';
import administration from './administration.en.ts';
import school from './school.en.ts';
import trajectory from './trajectory.en.ts';
import type nl from './words.nl.ts';

export default {
  acts: { ...account.acts, ...administration.acts, ...school.acts, ...trajectory.acts },
  by_link: 'Through a link',
  program: 'The program',
  unknown_action: 'Other action',
  refused: 'Refused: {{action}}',
  wrong_password: 'Signing in failed: wrong password',
  too_often: 'Tried too often: {{action}}',
  numbered: '{{type}} {{id}}',
  records: { ...administration.records, ...school.records, ...trajectory.records },
  details: {
    kind: 'Kind: {{value}}',
    total: 'Rows: {{value}}',
    new: 'New: {{value}}',
    known: 'Already known: {{value}}',
    level_before: 'Previous level: {{value}}',
    enrolled: 'Enrolled: {{value}}',
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
    yes: 'yes',
    no: 'no',
    none: 'empty',
    clients: 'clients',
    students: 'students',
    admin: 'Administrator',
    coordinator: 'Coordinator',
    counselor: 'Counselor',
    evaluator: 'Evaluator',
    student: 'Student',
    client: 'Client',
  },
} satisfies InAnother<typeof nl>;
