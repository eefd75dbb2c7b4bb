import type nl from './workingDay.nl.ts';

const texts: typeof nl = {
  labels: {
    is_on: 'Reminders',
    first_days: 'First reminder after (days)',
    next_days: 'Next reminder after (days)',
    most: 'At most (number)',
    calendar_names: 'Names of clients in the calendar',
    quiet_days: 'No contact for (days)',
    state_days: 'Days per state',
    days: 'Days in this state',
    reminders: 'Reminders',
    reminders_approval: 'Reminders of approval (first / next / at most)',
    reminders_survey: 'Reminders of survey (first / next / at most)',
    reminders_evaluation: 'Reminders of evaluation (first / next / at most)',
    reminders_task: 'Reminders of task (first / next / at most)',
  },
};
export default texts;
