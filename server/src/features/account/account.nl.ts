const texts = {
  errors: {
    'auth.same_address': 'Met dit e-mailadres log je nu al in.',
    'auth.address_taken': 'Met dit e-mailadres kan het niet. Er verandert niets.',
  },
  labels: {
    current_password: 'Huidig wachtwoord',
  },
};
export default texts;
