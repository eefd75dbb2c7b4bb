import type nl from './mails.nl.ts';

const texts: typeof nl = {
  errors: {
    'mails.sent': 'This mail has already been sent.',
    'mails.waiting': 'This mail is already waiting to be sent.',
    'mails.wiped': 'The content of this mail has been erased. Send a new one.',
    'mails.dead_link':
      'The link in this mail no longer works. Send a new one from where it was sent.',
  },
};
export default texts;
