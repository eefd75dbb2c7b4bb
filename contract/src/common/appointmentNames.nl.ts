/** What an appointment is called that has no title of its own. */
export default {
  intake: 'Intake',
  progress: 'Voortgangsgesprek',
  employer: 'Gesprek met de werkgever',
  closing: 'Eindgesprek',
  phone: 'Telefonisch gesprek',
  other: 'Afspraak',
};
