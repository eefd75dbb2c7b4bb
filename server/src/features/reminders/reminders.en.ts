import type nl from './reminders.nl.ts';

const texts: typeof nl = { labels: { off: 'Reminders off' } };
export default texts;
