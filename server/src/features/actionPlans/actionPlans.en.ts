import type nl from './actionPlans.nl.ts';

const texts: typeof nl = {
  errors: {
    'action_plan.other_steps':
      'The steps were changed in the meantime. See which steps there are now and try again.',
  },
  labels: {
    steps: 'Steps',
    doer: 'Who does it',
    anchor: 'Counted from',
    amount: 'Number',
    unit: 'Days or weeks',
    move: 'Move',
  },
};
export default texts;
