const texts = {
  errors: {
    'employer.no_email':
      'De contactpersoon van de werkgever heeft nog geen e-mailadres. Vul dat eerst in bij het traject.',
    'return.not_asked': 'Bij dit document kunt u niets terugsturen.',
    'return.enough':
      'Er zijn al {{most}} bestanden teruggestuurd. Neem contact op met uw adviseur.',
  },
  labels: {
    reason: 'Reden',
  },
};
export default texts;
