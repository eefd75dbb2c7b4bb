import type nl from './hoursPanel.nl.ts';

const texts: typeof nl = {
  title: 'Hours and agreements',
  open: 'Show',
  open_label: 'Show hours and agreements',
  closed: 'What was agreed, the hours worked and what can still be invoiced.',
};
export default texts;
