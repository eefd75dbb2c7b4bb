import type nl from './hoursPanel.nl.ts';

const texts: typeof nl = {
  title: 'Hours and rates',
  open: 'Show',
  open_label: 'Show hours and rates',
  closed: 'What was agreed, the hours worked and what can still be invoiced.',
};
export default texts;
