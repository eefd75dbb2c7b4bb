import { counted, type MailTexts } from '../../platform/mail/letter.ts';
import type { PortalMails } from './portal.mails.ts';

const mails: MailTexts<PortalMails> = {
  'portal-link': ({ minutes }) => ({
    subject: 'Uw link naar Mijn traject',
    before: ['U wilt uw eigen pagina openen. Dat kan met deze link.'],
    button: 'Open Mijn traject',
    after: [
      `De link werkt tot ${counted(minutes, 'minuut', 'minuten')} na uw aanvraag, één keer.`,
      'Geef de link aan niemand anders: wie hem heeft, ziet uw pagina.',
      'Hebt u niets aangevraagd? Dan hoeft u niets te doen.',
    ],
  }),
  'portal-invited': ({ counselor, organisation, client, to_client }) => ({
    subject: to_client
      ? 'Er is een eigen pagina voor u'
      : 'Er is een pagina over een traject voor u',
    before: [
      to_client
        ? `${counselor} van ${organisation} heeft een eigen pagina voor u klaargezet.`
        : `${counselor} van ${organisation} heeft een pagina klaargezet over het traject van ${client}.`,
      'Daar ziet u hoe het ervoor staat en wat u kunt doen. U kunt er ook een bericht sturen.',
      'U hebt geen wachtwoord nodig. U vult dit e-mailadres in en krijgt een link.',
    ],
    button: 'Ga naar Mijn traject',
  }),
};
export default mails;
