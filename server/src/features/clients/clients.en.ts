import type nl from './clients.nl.ts';

const texts: typeof nl = {
  errors: {
    'client.closed':
      'This address belongs to a client of a colleague. Ask your coordinator for access.',
    'client.type_mismatch':
      'This email address belongs to somebody in your organisation who is not a client.',
    'client.organisation_mismatch':
      'This email address belongs to a client of another organisation.',
    'client.email_taken':
      'This email address already belongs to somebody else in your organisation.',
    'client.more_than_client':
      'This client has another role in your organisation too. Ask an administrator to change the email address.',
  },
};
export default texts;
