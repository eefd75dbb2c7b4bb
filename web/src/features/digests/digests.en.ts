import type nl from './digests.nl.ts';

const texts: typeof nl = {
  title: 'Weekly overview by email',
  text: 'Once a week an email with counts: appointments, tasks, what came in and what waits too long. It contains no names.',
  none: 'No overview',
  saved: 'Your weekly overview was changed.',
};
export default texts;
