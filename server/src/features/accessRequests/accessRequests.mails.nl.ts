import type { MailTexts } from '../../platform/mail/letter.ts';
import type { AccessRequestsMails } from './accessRequests.mails.ts';

const mails: MailTexts<AccessRequestsMails> = {
  'trajectory-asked': ({ name }) => ({
    subject: 'Een collega vraagt toegang tot een traject',
    before: [
      `${name} heeft een traject nodig dat voor deze collega gesloten is.`,
      'Bekijk waarom, en geef toegang voor een paar dagen of wijs het verzoek af.',
    ],
    button: 'Bekijk het verzoek',
  }),
  'trajectory-given': ({ until }) => ({
    subject: 'Je hebt toegang tot het traject',
    before: [`Je vroeg toegang tot een traject. Je hebt die nu, tot en met ${until}.`],
    button: 'Open het traject',
  }),
  'trajectory-refused': () => ({
    subject: 'Je hebt geen toegang gekregen tot het traject',
    before: [
      'Je vroeg toegang tot een traject. Dat verzoek is afgewezen.',
      'Heb je het traject toch nodig? Overleg dan met je coördinator.',
    ],
    button: 'Bekijk je verzoeken',
  }),
};
export default mails;
