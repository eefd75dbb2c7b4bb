const texts = {
  errors: {
    'trajectory.awaiting': 'Op deze status kom je alleen door het traject te versturen.',
    'trajectory.hand_over':
      'Alleen de adviseur, een teamleider, een coördinator of een beheerder kiest een andere adviseur.',
    'trajectory.remove_as_member':
      'Je werkt als collega mee aan dit traject. Alleen de adviseur, een teamleider, een coördinator of een beheerder kan het verwijderen.',
    'trajectory.stays':
      'Dit traject en de cliënt horen bij deze organisatie. Schrijf de cliënt bij de andere organisatie opnieuw in.',
  },
  labels: {
    reject_reason: 'Reden van afwijzing',
  },
};
export default texts;
