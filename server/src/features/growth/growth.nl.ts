const texts = {
  errors: {
    'growth.too_many_targets':
      'Een student heeft hoogstens {{most}} doelen. Verwijder er eerst een paar.',
  },
  labels: {
    period: 'Periode',
    due_on: 'Uiterlijk op',
  },
};
export default texts;
