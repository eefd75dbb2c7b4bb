const texts = {
  errors: {
    'access_request.decided': 'Een collega heeft hier net over besloten.',
    'access_request.left':
      'Deze collega is geen adviseur meer of heeft geen toegang meer. Je kunt het verzoek alleen afwijzen.',
  },
  labels: { about: 'Welk traject', trajectory_id: 'Traject', days: 'Aantal dagen' },
};
export default texts;
