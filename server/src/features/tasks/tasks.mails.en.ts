import { initialsOf, type MailTexts } from '../../platform/mail/letter.ts';
import { lasting } from '../../platform/mail/mail.en.ts';
import type { TasksMails } from './tasks.mails.ts';

const by = (due: string | null) => (due ? [`Please do it by ${due}.`] : []);

const mails: MailTexts<TasksMails> = {
  'task-client': ({ counselor, organisation, task, due, ...time }) => ({
    subject: 'Would you do something for your trajectory?',
    before: [
      `${counselor} of ${organisation} asks you to do something for your trajectory: ‘${task}’.`,
      ...by(due),
      'The page says what you can do. You tick it off there too. You do not have to sign in.',
    ],
    button: 'See the task',
    after: [
      `The link works ${lasting(time)}.`,
      'Do not give the link to anybody else: whoever has the link can answer for you.',
    ],
  }),
  'task-employer': ({ counselor, organisation, client, task, due, ...time }) => ({
    subject: 'Would you do something for a trajectory?',
    before: [
      `${counselor} of ${organisation} asks you to do something for the trajectory of ${client}: ‘${task}’.`,
      ...by(due),
      'The page says what you can do. You tick it off there too. You do not have to sign in.',
    ],
    button: 'See the task',
    after: [
      `The link works ${lasting(time)}.`,
      'Only give the link to somebody who may answer for you.',
    ],
  }),
  'task-given': ({ giver, task, due }) => ({
    subject: 'There is a task for you',
    before: [`${giver} has given you a task: ‘${task}’.`, ...by(due)],
    button: 'See the task',
  }),
  'task-done': ({ who, task, client }) => ({
    subject: `A task is done${initialsOf(client)}`,
    before: [
      `${who} has ticked off the task ‘${task}’.`,
      `The task belongs to the trajectory of ${client}.`,
    ],
    button: 'See the trajectory',
  }),
};
export default mails;
