export default {
  trajectories: 'Trajecten',
  survey_templates: 'Vragenlijsten',
  document_templates: 'Documentsjablonen',
  profile: 'Mijn profiel',
  admin: 'Beheer',
};
