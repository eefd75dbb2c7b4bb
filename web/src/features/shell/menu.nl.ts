export default {
  trajectories: 'Trajecten',
  survey_templates: 'Vragenlijsten',
  document_templates: 'Documentsjablonen',
  profile: 'Mijn profiel',
  account: '{{name}}, mijn account',
  waiting_count: '{{count}} wacht op toegang',
  admin: 'Beheer',
};
