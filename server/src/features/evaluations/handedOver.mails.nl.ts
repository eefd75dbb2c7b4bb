import { counted, linesOf, type MailTexts } from '../../platform/mail/letter.ts';
import { wayIn } from './evaluations.mails.nl.ts';
import type { HandedOverMails } from './handedOver.mails.ts';

const mails: MailTexts<HandedOverMails> = {
  'evaluation-handed': ({ hander, organisation, students, count, until, reason, ...invite }) => {
    const { label, before, ...rest } = wayIn({ ...invite, label: 'Naar de beoordelingen' });
    const [you, You, your] = invite.formal ? ['u', 'U', 'uw'] : ['je', 'Je', 'je'];
    return {
      subject: `Er wordt om ${your} oordeel gevraagd`,
      before: [
        `${organisation} vroeg ${hander} om ${counted(count, 'werkproces', 'werkprocessen')} van ${students} te beoordelen. ${hander} denkt dat ${you} dat beter kunt, en draagt het aan ${you} over.`,
        ...quoted(reason),
        `Dat kan tot en met ${until}. ${You} kiest per werkproces een niveau en kunt er iets bij schrijven.`,
        ...before,
      ],
      button: label,
      ...rest,
    };
  },
  'evaluation-handed-over': ({ hander, colleague, students, own, count, reason }) => ({
    subject: 'Een beoordeling is overgedragen',
    before: [
      `${hander} heeft ${counted(count, 'beoordeling', 'beoordelingen')} ${own ? 'van jou' : `van ${students}`} overgedragen aan ${colleague}.`,
      ...quoted(reason),
      `${colleague} heeft er een mail over gekregen. Je hoeft niets te doen. Is dit niet de juiste persoon? Trek de vraag dan in en vraag iemand anders.`,
    ],
    button: 'Bekijk de beoordelingen',
  }),
};
export default mails;

const quoted = (reason: string | null) =>
  reason ? linesOf(reason).map((line) => `‘${line}’`) : [];
