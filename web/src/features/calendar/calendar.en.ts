import type { Texts } from '../../platform/texts.ts';
import type nl from './calendar.nl.ts';

export default {
  title: 'Calendar in Outlook, Google or Apple',
  intro:
    'With a secret address your appointments are in your own calendar too. Choose ‘add a calendar from the internet’ there and paste the address. Do not pass it on.',
  failed: 'Loading your calendar address failed',
  none: 'No address yet.',
  made: 'Address made on {{date}}.',
  names: 'The names of clients are in it.',
  initials: 'Of clients only the initials are in it.',
  make: 'Make an address',
  replace: 'Replace the address',
  off: 'Switch off',
  done: 'The address has been made.',
  is_off: 'The address no longer works.',
  address: 'Your calendar address',
  once: 'You see this address only now. Copy it.',
  copy: 'Copy the address',
  copied: 'The address has been copied.',
  not_copied: 'Copying failed. Select the address and copy it yourself.',
  ask: {
    replace: 'Replace the address?',
    off: 'Switch off the address?',
    message: 'The old address will stop working. Calendars that use it are no longer updated.',
  },
} satisfies Texts<typeof nl>;
