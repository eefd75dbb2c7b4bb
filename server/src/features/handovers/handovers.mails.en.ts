import { counted, type MailTexts } from '../../platform/mail/letter.ts';
import type { HandoversMails } from './handovers.mails.ts';

type Amounts = { trajectories: number; tasks: number; appointments: number };

const along = ({ tasks, appointments }: Amounts) =>
  `They come with ${counted(tasks, 'open task', 'open tasks')} and ${counted(appointments, 'appointment', 'appointments')}.`;

const mails: MailTexts<HandoversMails> = {
  'caseload-given': ({ name, ...amounts }) => ({
    subject: 'Trajectories were handed over to you',
    before: [
      `You took over ${counted(amounts.trajectories, 'trajectory', 'trajectories')} from ${name}.`,
      along(amounts),
      'Answers to what clients and employers were asked come to you as well.',
    ],
    button: 'View the trajectories',
  }),
  'caseload-back': ({ name, trajectories }) => ({
    subject: 'A hand-over was undone',
    before: [
      `${counted(trajectories, 'trajectory that was', 'trajectories that were')} handed over to ${name} ${
        trajectories === 1 ? 'is' : 'are'
      } yours again, with the tasks and appointments.`,
    ],
    button: 'View the trajectories',
  }),
  'caseload-gone': ({ name, trajectories }) => ({
    subject: 'A hand-over was undone',
    before: [
      `${counted(trajectories, 'trajectory that you took', 'trajectories that you took')} over from ${name} went back, with the tasks and appointments.`,
    ],
    button: 'View your trajectories',
  }),
  'counselor-changed': ({ counselor }) => ({
    subject: 'You have a new counselor',
    before: [
      `From now on, ${counselor} is your counselor.`,
      'Your details and appointments stay as they are.',
      'Do you have a question? Then answer this email.',
    ],
    button: 'Go to the website',
  }),
};
export default mails;
