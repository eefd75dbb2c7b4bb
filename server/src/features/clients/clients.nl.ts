const texts = {
  errors: {
    'client.type_mismatch':
      'Dit e-mailadres hoort bij iemand van jullie organisatie die geen cliënt is.',
    'client.organisation_mismatch':
      'Dit e-mailadres hoort bij een cliënt van een andere organisatie.',
    'client.email_taken': 'Dit e-mailadres is al van iemand anders in jullie organisatie.',
    'client.more_than_client':
      'Deze cliënt is meer in jullie organisatie dan cliënt. Vraag een beheerder het e-mailadres te wijzigen.',
  },
};
export default texts;
