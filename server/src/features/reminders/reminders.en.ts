import type nl from './reminders.nl.ts';

const texts: typeof nl = {
  errors: {
    'reminders.nobody_waits': 'Nobody is waiting for an answer here. No reminders are sent.',
  },
  labels: { off: 'Reminders off' },
};
export default texts;
