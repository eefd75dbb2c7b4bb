const texts = {
  errors: {
    'client.closed':
      'Dit adres is van een cliënt van een collega. Vraag je coördinator om toegang.',
    'client.type_mismatch':
      'Dit e-mailadres hoort bij iemand van jullie organisatie die geen cliënt is.',
    'client.organisation_mismatch':
      'Dit e-mailadres hoort bij een cliënt van een andere organisatie.',
    'client.email_taken': 'Dit e-mailadres is al van iemand anders in jullie organisatie.',
    'client.more_than_client':
      'Deze cliënt heeft ook een andere rol in jullie organisatie. Vraag een beheerder om het e-mailadres te wijzigen.',
  },
};
export default texts;
