import type { RequestKind } from '@traject/contract/approvals';
import { counted, type MailTexts } from '../../platform/mail/letter.ts';
import type { Reminder, RemindersMails } from './reminders.mails.ts';

const mails: MailTexts<RemindersMails> = {
  'reminder-approval': ({ kind, document, ...about }) => ({
    subject: 'Herinnering aan een vraag om akkoord',
    before: [
      `Op ${about.on} vroeg ${about.counselor} van ${about.organisation} of u akkoord bent met ${subjectOf(kind, document)}.`,
      `Het hoort bij ${whose(about)}. We hebben nog geen antwoord van u.`,
      `Wilt u het lezen en kiezen? Dat kan tot ${about.until}.`,
    ],
    button: 'Lees en kies',
    after: ['U kunt één keer kiezen. De link uit de vorige e-mail werkt ook nog.', ...last],
  }),
  'reminder-survey': (about) => ({
    subject: 'Herinnering aan uw vragenlijst',
    before: [
      `Op ${about.on} stuurde ${about.counselor} van ${about.organisation} u een vragenlijst.`,
      `Die gaat over ${whose(about)}. We hebben nog geen antwoord van u.`,
      `Het invullen duurt een paar minuten. Het kan tot ${about.until}.`,
    ],
    button: 'Vul de vragenlijst in',
    after: [
      'U kunt de vragenlijst één keer versturen. De link uit de vorige e-mail werkt ook nog.',
      ...last,
    ],
  }),
  'reminder-task': ({ title, ...about }) => ({
    subject: 'Herinnering aan een taak',
    before: [
      `Op ${about.on} vroeg ${about.counselor} van ${about.organisation} u om iets te doen.`,
      `Het gaat om ‘${title}’ en hoort bij ${whose(about)}.`,
      `Is het gelukt? Dan kunt u dat laten weten. Dat kan tot ${about.until}.`,
    ],
    button: 'Bekijk de taak',
    after: ['De link uit de vorige e-mail werkt ook nog.', ...last],
  }),
  unanswered: ({ approvals, surveys, tasks, clients }) => ({
    subject: 'Er is geen antwoord gekomen',
    before: [
      'De link is verlopen en er kwam geen antwoord:',
      ...[
        ...said(approvals, 'vraag om akkoord', 'vragen om akkoord'),
        ...said(surveys, 'vragenlijst', 'vragenlijsten'),
        ...said(tasks, 'taak', 'taken'),
      ].map((line) => `– ${line}`),
      `Het gaat om ${clients}. Je kunt het opnieuw sturen, of zelf contact opnemen.`,
    ],
    button: approvals + surveys + tasks === 1 ? 'Bekijk het traject' : 'Bekijk de trajecten',
  }),
};
export default mails;

const last = ['Hebt u al geantwoord? Dan hoeft u niets meer te doen.'];

const whose = ({ client, to_client }: Pick<Reminder, 'client' | 'to_client'>) =>
  to_client ? 'uw traject' : `het traject van ${client}`;

const said = (n: number, one: string, more: string) => (n > 0 ? [counted(n, one, more)] : []);

const things: Record<RequestKind, string> = {
  'review-client': 'het trajectplan',
  'review-employer': 'het trajectplan en de offerte',
  'approve-document': 'een document',
};

const subjectOf = (kind: RequestKind, document: string) =>
  kind === 'approve-document' ? `het document ‘${document}’` : things[kind];
