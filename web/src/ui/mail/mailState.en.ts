import type { Texts } from '../../platform/texts.ts';
import type nl from './mailState.nl.ts';

export default {
  waiting: 'Waiting to be sent',
  refused: 'Not delivered: {{reason}}',
  too_old: 'Too old, not sent',
  to: {
    waiting: 'Email to {{name}} is waiting to be sent',
    refused: 'Not delivered to {{name}}: {{reason}}',
    too_old: 'Email to {{name}} was too old and has not been sent',
  },
  reasons: {
    unknown_address: 'this address does not exist',
    full: 'the mailbox is full',
    too_large: 'the email is too large',
    refused: 'the mail server refuses the email ({{code}})',
  },
} satisfies Texts<typeof nl>;
