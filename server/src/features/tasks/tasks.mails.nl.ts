import { initialsOf, type MailTexts } from '../../platform/mail/letter.ts';
import { lasting } from '../../platform/mail/mail.nl.ts';
import type { TasksMails } from './tasks.mails.ts';

const by = (due: string | null) => (due ? [`Graag uiterlijk ${due}.`] : []);

const mails: MailTexts<TasksMails> = {
  'task-client': ({ counselor, organisation, task, due, ...time }) => ({
    subject: 'Wilt u iets doen voor uw traject?',
    before: [
      `${counselor} van ${organisation} vraagt of u iets wilt doen voor uw traject: ‘${task}’.`,
      ...by(due),
      'Op de pagina staat wat u kunt doen. Daar vinkt u het ook af. U hoeft niet in te loggen.',
    ],
    button: 'Bekijk de taak',
    after: [
      `De link werkt ${lasting(time)}.`,
      'Geef de link aan niemand anders: wie de link heeft, kan voor u antwoorden.',
    ],
  }),
  'task-employer': ({ counselor, organisation, client, task, due, ...time }) => ({
    subject: 'Wilt u iets doen voor een traject?',
    before: [
      `${counselor} van ${organisation} vraagt of u iets wilt doen voor het traject van ${client}: ‘${task}’.`,
      ...by(due),
      'Op de pagina staat wat u kunt doen. Daar vinkt u het ook af. U hoeft niet in te loggen.',
    ],
    button: 'Bekijk de taak',
    after: [
      `De link werkt ${lasting(time)}.`,
      'Geef de link alleen aan wie voor u mag antwoorden.',
    ],
  }),
  'task-given': ({ giver, task, due }) => ({
    subject: 'Er is een taak voor je',
    before: [`${giver} heeft je een taak gegeven: ‘${task}’.`, ...by(due)],
    button: 'Bekijk de taak',
  }),
  'task-done': ({ who, task, client }) => ({
    subject: `Een taak is gedaan${initialsOf(client)}`,
    before: [
      `${who} heeft de taak ‘${task}’ afgevinkt.`,
      `De taak hoort bij het traject van ${client}.`,
    ],
    button: 'Bekijk het traject',
  }),
};
export default mails;
