import type nl from './tasks.nl.ts';

const texts: typeof nl = {
  errors: {
    'task.one_doer': 'Choose one who does this: a colleague, the client or the employer.',
    'task.unseen':
      '{{name}} cannot see this trajectory. Add this colleague to the trajectory first, or choose somebody else.',
    'task.is_done': 'This task is done already. Open it again first.',
    'task.already_done': 'This task has just been ticked off. Your line was not saved.',
    'task.done_before': 'This task has been ticked off already. There is nothing left to do.',
    'task.no_party': 'This task is for a colleague. There is nobody to mail.',
  },
  labels: {
    party: 'For whom',
    due_on: 'Due on',
    done_at: 'Done on',
  },
};
export default texts;
