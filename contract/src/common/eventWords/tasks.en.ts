import type { InAnother } from '../texts.ts';
import type nl from './tasks.nl.ts';

export default {
  acts: {
    actionPlans: {
      list: 'Opened the action plans',
      get: 'Opened an action plan',
      create: 'Added an action plan',
      update: 'Changed an action plan',
      remove: 'Deleted an action plan',
      apply: 'Applied an action plan to a trajectory',
      moved: 'Looked whether tasks of a plan move',
      move: 'Chose whether tasks of a plan move',
    },
    tasks: {
      list: 'Opened the tasks',
      create: 'Added a task',
      update: 'Changed a task',
      remove: 'Deleted a task',
      done: 'Ticked off a task',
      reopen: 'Opened a task again',
      send: 'Mailed a task',
      file: 'Opened the file of a task',
      doers: 'Looked who can do a task',
      listLoose: 'Opened own tasks',
      createLoose: 'Added a loose task',
      updateLoose: 'Changed a loose task',
      removeLoose: 'Deleted a loose task',
      doneLoose: 'Ticked off a loose task',
      reopenLoose: 'Opened a loose task again',
      colleagues: 'Opened the list of colleagues',
      fetch: 'Opened a task through a link',
      submit: 'Ticked off a task through a link',
    },
  },
  records: {
    task: 'Task',
    action_plan: 'Action plan',
  },
  /** What people call all of them, by their table. */
  lists: {
    tasks: 'Tasks',
  },
} satisfies InAnother<typeof nl>;
