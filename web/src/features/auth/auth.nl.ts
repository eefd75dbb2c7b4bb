export default {
  sign_in: {
    title: 'Inloggen',
    intro: 'Log in met je e-mailadres en het wachtwoord van je account.',
    submit: 'Inloggen',
    failed: 'Inloggen is niet gelukt',
    forgot: 'Wachtwoord vergeten?',
    no_login: 'Cliënt of werkgever?',
    no_login_text: 'Je hoeft niet in te loggen. Open de link in de e-mail die je van ons kreeg.',
    no_account: 'Nog geen account?',
    register: 'Registreren',
  },
  password: {
    show: 'Toon wachtwoord',
    hide: 'Verberg wachtwoord',
    rule: 'Minstens 12 tekens. Een korte zin werkt goed.',
  },
  to_sign_in: 'Naar inloggen',
};
