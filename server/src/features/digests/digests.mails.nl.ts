import { counted, type MailTexts } from '../../platform/mail/letter.ts';
import type { DigestsMails } from './digests.mails.ts';

const mails: MailTexts<DigestsMails> = {
  digest: ({ appointments, to_do, overdue, came_in, waiting }) => ({
    subject: 'Je weekoverzicht',
    before: [
      'Dit staat er voor je klaar, de komende zeven dagen:',
      ...[
        ...said(appointments, 'afspraak', 'afspraken'),
        ...said(to_do, 'taak om te doen', 'taken om te doen'),
        ...said(overdue, 'taak die te laat is', 'taken die te laat zijn'),
        ...said(came_in, 'antwoord sinds vorige week', 'antwoorden sinds vorige week'),
        ...said(waiting, 'traject dat te lang wacht', 'trajecten die te lang wachten'),
      ].map((line) => `– ${line}`),
    ],
    button: 'Bekijk vandaag',
    after: [
      'Je kiest zelf op welke dag je dit krijgt, of dat je het niet meer krijgt: bij je account.',
    ],
  }),
};
export default mails;

const said = (n: number, one: string, more: string) => (n > 0 ? [counted(n, one, more)] : []);
