export default {
  trajectories: 'Trajecten',
  agenda: 'Agenda',
  survey_templates: 'Vragenlijsten',
  document_templates: 'Documentsjablonen',
  profile: 'Mijn profiel',
  account: '{{last_name}}, mijn account',
  my_account: ', mijn account',
  waiting_count: '{{count}} wacht op toegang',
  welcome: 'Welkom, {{name}}',
  own: 'Waar wil je naartoe?',
  invoicing: 'Facturatie',
  admin: 'Beheer',
};
