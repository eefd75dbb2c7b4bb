import { counted, type MailTexts } from '../../platform/mail/letter.ts';
import type { DigestsMails } from './digests.mails.ts';

const mails: MailTexts<DigestsMails> = {
  digest: ({ appointments, to_do, overdue, came_in, waiting }) => ({
    subject: 'Your weekly overview',
    before: [
      'This is waiting for you, in the coming seven days:',
      ...[
        ...said(appointments, 'appointment', 'appointments'),
        ...said(to_do, 'task to do', 'tasks to do'),
        ...said(overdue, 'task that is overdue', 'tasks that are overdue'),
        ...said(came_in, 'answer since last week', 'answers since last week'),
        ...said(waiting, 'trajectory that waits too long', 'trajectories that wait too long'),
      ].map((line) => `– ${line}`),
    ],
    button: 'See today',
    after: ['You choose the day on which you get this, or not to get it, in your account.'],
  }),
};
export default mails;

const said = (n: number, one: string, more: string) => (n > 0 ? [counted(n, one, more)] : []);
