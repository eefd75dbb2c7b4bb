const texts = {
  errors: { 'team.name_taken': 'Er is al een team met deze naam. Kies een andere naam.' },
  labels: { members: 'Leden', is_lead: 'Teamleider' },
};
export default texts;
