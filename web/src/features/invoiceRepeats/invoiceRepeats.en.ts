import type nl from './invoiceRepeats.nl.ts';

const texts: typeof nl = {
  title: 'Repeat',
  once: 'This invoice comes once.',
  hint: 'Repeat it, and each time a new draft will be ready on the day itself.',
  every_one: 'Every month',
  every_other: 'Every {{count}} months',
  from: 'from {{date}}',
  until: 'up to and including {{date}}',
  next: 'The next draft comes on {{date}}.',
  last: 'The last draft has been made.',
  start: 'Repeat',
  start_title: 'Repeat invoice',
  change: 'Change',
  stop: 'Stop',
  fields: {
    every_months: 'How often',
    first_on: 'The first time on',
    until: 'Up to and including (optional)',
  },
  until_hint: 'Leave empty to go on until you stop it.',
  saved: 'The invoice will be repeated.',
  failed: 'Whether this invoice comes again could not be loaded',
  stopping: {
    title: 'Stop repeating?',
    message: 'No new drafts will come. What has been made stays.',
    done: 'The invoice will not come again.',
    failed: 'It could not be stopped.',
  },
};
export default texts;
