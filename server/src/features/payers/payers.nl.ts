const texts = {
  errors: {
    'payer.name_taken': 'Er is al een betaler met deze naam. Kies die uit de lijst.',
  },
  labels: {
    oin: 'OIN',
    country: 'Land',
    reference: 'Kenmerk',
  },
};
export default texts;
