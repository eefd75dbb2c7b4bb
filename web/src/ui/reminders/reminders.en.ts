import type nl from './reminders.nl.ts';

const texts: typeof nl = {
  sent: 'Reminder {{number}} sent on {{date}}',
  sent_opened: 'Reminder {{number}} sent on {{date}}, opened {{opened}}',
  next: 'The next reminder goes on {{date}}.',
  none: 'No more reminders will be sent.',
  off: 'Reminders are off.',
  turn_off: 'Turn off reminders',
  turn_on: 'Turn on reminders',
  turn_off_for: 'Turn off reminders: {{name}}',
  turn_off_next: 'Turn off reminders: {{name}}. The next goes on {{date}}.',
  turn_on_for: 'Turn on reminders: {{name}}',
  turned_off: 'No more reminders will be sent.',
  turned_on: 'Reminders will be sent again.',
  failed: 'The reminders were not changed.',
};
export default texts;
