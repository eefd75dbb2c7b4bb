const texts = {
  errors: {
    'trajectory.awaiting': 'Op deze status kom je alleen door het traject te versturen.',
    'trajectory.stays':
      'Dit traject en de cliënt horen bij deze organisatie. Schrijf de cliënt bij de andere organisatie opnieuw in.',
  },
  labels: {
    reject_reason: 'Reden van afwijzing',
  },
};
export default texts;
