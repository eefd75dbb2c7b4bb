const texts = {
  errors: {
    'mails.sent': 'Deze e-mail is al verstuurd.',
    'mails.waiting': 'Deze e-mail wacht al op verzending.',
    'mails.wiped': 'Wat er in deze e-mail stond, is gewist. Stuur een nieuwe.',
    'mails.dead_link':
      'De link in deze e-mail werkt niet meer. Stuur een nieuwe vanaf de plek waar hij verstuurd was.',
  },
};
export default texts;
