import type nl from './mails.nl.ts';

const texts: typeof nl = {
  errors: {
    'mails.sent': 'This email has already been sent.',
    'mails.waiting': 'This email is already waiting to be sent.',
    'mails.wiped': 'The content of this email has been erased. Send a new one.',
    'mails.dead_link':
      'The link in this email no longer works. Send a new one from where it was sent.',
  },
};
export default texts;
