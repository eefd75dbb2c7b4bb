import account from './account.nl.ts';
import administration from './administration.nl.ts';
import appointments from './appointments.nl.ts';
import invoiceMails from './billingMails.nl.ts';
import colleagues from './colleagues.nl.ts';
import invoicing from './invoicing.nl.ts';
import money from './money.nl.ts';
import portal from './portal.nl.ts';
import school from './school.nl.ts';
import tasks from './tasks.nl.ts';
import trajectory from './trajectory.nl.ts';

/** The log in words, for the screen and for the file alike. */
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
  by_link: 'Via een link',
  by_page: 'Via Mijn traject',
  program: 'Het programma',
  unknown_action: 'Andere handeling',
  refused: 'Geweigerd: {{action}}',
  wrong_password: 'Inloggen mislukt: verkeerd wachtwoord',
  too_often: 'Te vaak geprobeerd: {{action}}',
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
  /** What was counted or chosen. */
  details: {
    virus: 'Virus: {{value}}',
    kind: 'Soort: {{value}}',
    reason: 'Reden: {{value}}',
    until: 'Tot en met: {{value}}',
    members: 'Leden: {{value}}',
    leads: 'Teamleiders: {{value}}',
    reminder: 'Herinnering: {{value}}',
    total: 'Rijen: {{value}}',
    new: 'Nieuw: {{value}}',
    known: 'Al bekend: {{value}}',
    level_before: 'Niveau daarvoor: {{value}}',
    enrolled: 'Ingeschreven: {{value}}',
    added: 'Toegevoegd: {{value}}',
    moved: 'Verplaatst: {{value}}',
    evaluations: 'Beoordelingen: {{value}}',
    mails: 'Mails: {{value}}',
    events: 'Regels van het logboek: {{value}}',
    invoices: 'Facturen: {{value}}',
  },
  changed: '{{field}}: {{from}} → {{to}}',
  only_changed: '{{field}}: gewijzigd',
  given: '{{field}} gegeven: {{value}}',
  taken: '{{field}} ingetrokken: {{value}}',
  values: {
    ...appointments.values,
    yes: 'ja',
    no: 'nee',
    none: 'leeg',
    nobody: 'niemand',
    clients: 'cliënten',
    students: 'studenten',
    everyone: 'iedereen ziet alle trajecten',
    members: 'alleen eigen en gedeelde trajecten',
    admin: 'Beheerder',
    coordinator: 'Coördinator',
    counselor: 'Adviseur',
    finance: 'Financiën',
    evaluator: 'Beoordelaar',
    student: 'Student',
    teacher: 'leraar',
    mentor: 'begeleider',
    coach: 'coach',
    recipient: 'zorgvrager',
    other_student: 'medestudent',
    client: 'Cliënt',
    help: 'helpt mee',
    replacement: 'vervangt de adviseur',
    takes_over: 'neemt over',
    asked: 'vroeg om toegang',
  },
};
