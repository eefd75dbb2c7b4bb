import type { Texts } from '../../platform/texts.ts';
import type nl from './mailState.nl.ts';

export default {
  waiting: 'Waiting to be sent',
  waiting_because: 'Waiting to be sent: {{reason}}',
  refused: 'Not delivered: {{reason}}',
  too_old: 'Too old, not sent',
  sent: 'Sent {{date}}',
  to: {
    waiting: 'Mail to {{name}} is waiting to be sent',
    refused: 'Not delivered to {{name}}: {{reason}}',
    too_old: 'Mail to {{name}} was too old and has not been sent',
  },
  reasons: {
    unknown_address: 'this address does not exist',
    full: 'the mailbox is full',
    too_large: 'the mail is too large',
    refused: 'the mail server refuses the mail ({{code}})',
    sign_in: 'the mail server does not know Traject (wrong user or password)',
    away: 'the mail server cannot be reached',
    distrust: 'the mail server does not trust the sender',
    busy: 'the mail server does not take the mail now',
    other: 'the mail server gives an error ({{code}})',
  },
} satisfies Texts<typeof nl>;
