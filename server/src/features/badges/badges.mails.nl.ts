import { linesOf, type MailTexts } from '../../platform/mail/letter.ts';
import type { BadgesMails } from './badges.mails.ts';

const mails: MailTexts<BadgesMails> = {
  'badge-granted': ({ badge, diploma, organisation }) => ({
    subject: 'Je hebt een badge gekregen',
    before: [
      `${organisation} heeft je de badge ‘${badge}’ (${diploma}) toegekend.`,
      'De badge heeft een eigen pagina. Stuur het adres van die pagina naar wie je wilt laten zien wat je kunt. Wie het adres heeft, kan de pagina openen.',
    ],
    button: 'Bekijk je badge',
  }),
  'badge-revoked': ({ badge, diploma, organisation, reason }) => ({
    subject: 'Een badge is ingetrokken',
    before: [
      `${organisation} heeft je badge ‘${badge}’ (${diploma}) ingetrokken. De reden:`,
      ...linesOf(reason).map((line) => `‘${line}’`),
      'Op de pagina van de badge staat nu dat hij niet meer geldt, en waarom. Heb je vragen? Stel ze aan je docent.',
    ],
    button: 'Bekijk de badge',
  }),
};
export default mails;
