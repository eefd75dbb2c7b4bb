import account from './account.nl.ts';
import administration from './administration.nl.ts';
import school from './school.nl.ts';
import trajectory from './trajectory.nl.ts';

/** The log in words, for the screen and for the file alike. */
export default {
  acts: { ...account.acts, ...administration.acts, ...school.acts, ...trajectory.acts },
  by_link: 'Via een link',
  program: 'Het programma',
  unknown_action: 'Andere handeling',
  refused: 'Geweigerd: {{action}}',
  wrong_password: 'Inloggen mislukt: verkeerd wachtwoord',
  too_often: 'Te vaak geprobeerd: {{action}}',
  numbered: '{{type}} {{id}}',
  records: { ...administration.records, ...school.records, ...trajectory.records },
  /** What was counted or chosen. */
  details: {
    kind: 'Soort: {{value}}',
    total: 'Rijen: {{value}}',
    new: 'Nieuw: {{value}}',
    known: 'Al bekend: {{value}}',
    level_before: 'Niveau daarvoor: {{value}}',
    enrolled: 'Ingeschreven: {{value}}',
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
    yes: 'ja',
    no: 'nee',
    none: 'leeg',
    clients: 'cliënten',
    students: 'studenten',
    admin: 'Beheerder',
    coordinator: 'Coördinator',
    counselor: 'Adviseur',
    evaluator: 'Beoordelaar',
    student: 'Student',
    client: 'Cliënt',
  },
};
