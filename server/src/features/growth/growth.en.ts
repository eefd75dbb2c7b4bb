import type nl from './growth.nl.ts';

const texts: typeof nl = {
  errors: {
    'growth.too_many_targets': 'A student has at most {{most}} targets. Delete some first.',
  },
  labels: {
    period: 'Period',
    due_on: 'By',
  },
};
export default texts;
