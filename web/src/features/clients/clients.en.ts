import type { Texts } from '../../platform/texts.ts';
import type nl from './clients.nl.ts';

export default {
  title: 'Client',
  gender: { m: 'Man', f: 'Woman', w: 'Woman', x: 'Other' },
  sections: {
    person: 'Person',
    address: 'Address',
    contact: 'Contact',
    work: 'Education and work',
  },
  search: {
    next: 'Next',
    refused: 'The search failed',
    explanation:
      'First check whether the client is already known. Then you do not have to enter the details again.',
    organisations_failed: 'The organisations could not be loaded.',
    known:
      '{{client}} is already known at {{organisation}}. Check whether the details are still correct.',
    unknown:
      'Nobody at {{organisation}} has the address {{email}} yet. Enter the details of the new client here.',
    other_address:
      'This email address belongs to somebody who is already known. Go back and search for it, or choose another.',
    take_on: 'Take on as a new client anyway',
    type_mismatch: {
      title: 'This account is not a client',
      text: 'The email address belongs to somebody who is not a client, such as a colleague. Use another address.',
    },
    closed: {
      title: 'This client is a colleague’s',
      text: 'The email address belongs to a client whom you cannot see. Ask for access if you are going to work with this person too.',
    },
    organisation_mismatch: {
      title: 'This client belongs to another organisation',
      text: 'The email address belongs to a client of another organisation. You can take this person on here as well. You enter the details yourself: you cannot see what the other organisation keeps.',
    },
  },
  profile: {
    title: 'Profile',
    edit: 'Edit profile',
    edit_short: 'Edit',
    failed: 'The profile could not be loaded',
    born: 'Born',
    address: 'Address',
    nothing: 'not filled in',
  },
  notify: { client: { save_success: 'The client has been saved.' } },
} satisfies Texts<typeof nl>;
