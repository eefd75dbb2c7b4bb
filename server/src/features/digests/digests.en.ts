import type nl from './digests.nl.ts';

const texts: typeof nl = { labels: { weekday: 'Day' } };
export default texts;
