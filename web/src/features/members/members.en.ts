import type { Texts } from '../../platform/texts.ts';
import type nl from './members.nl.ts';

export default {
  title: 'Colleagues on this trajectory',
  colleague: 'Colleague',
  open: { add: 'Add', change: 'Change', see: 'View' },
  counselor: 'Counselor',
  empty: 'No colleagues yet',
  empty_text: 'Add somebody who helps, stands in for the counselor or takes over the trajectory.',
  failed: 'The colleagues could not be loaded',
  add: 'Add a colleague',
  person: 'Colleague',
  reason: 'Why',
  until: 'Up to and including',
  until_hint: 'You may leave this empty: then there is no end.',
  until_end: 'After this day the replacement ends by itself.',
  choices_failed: 'The colleagues could not be loaded. Try again later.',
  reasons: {
    help: 'Helps',
    replacement: 'Stands in',
    takes_over: 'Takes over',
    asked: 'Has access',
  },
  lasting: '{{reason}} up to and including {{date}}',
  ended: 'Ended on {{date}}',
  added: 'Added by {{name}} on {{date}}',
  added_on: 'Added on {{date}}',
  make_counselor: {
    button: 'Make counselor',
    action: 'Make counselor: {{name}}',
    title: 'Make {{name}} the counselor?',
    message: '{{name}} will be the counselor of this trajectory instead of {{counselor}}.',
    message_own:
      '{{name}} will be the counselor of this trajectory. After that you only see it if you are added or lead the team.',
  },
  remove: {
    action: 'Remove {{name}}',
    title: 'Remove {{name}}?',
    message: '{{name}} will no longer work on this trajectory.',
    title_self: 'Stop working on this?',
    message_self: 'You will no longer work on this trajectory.',
    yes: 'Remove',
    yes_self: 'Stop',
  },
  notify: {
    member: {
      save_success: 'Your colleague now works on this.',
      delete_success: 'Removed from this trajectory.',
      delete_error: 'Your colleague could not be removed.',
      counselor_success: 'The trajectory has a new counselor.',
      counselor_error: 'The trajectory still has the same counselor.',
    },
  },
} satisfies Texts<typeof nl>;
