import { counted, type MailTexts } from '../../platform/mail/letter.ts';
import { lasting } from '../../platform/mail/mail.nl.ts';
import type { EvaluationsMails, Invite } from './evaluations.mails.ts';

const mails: MailTexts<EvaluationsMails> = {
  'evaluation-asked': ({ until, formal, ...about }) => {
    const { before, label, after } = wayIn({
      ...about,
      formal,
      label: 'Naar de beoordelingen',
    });
    const [you, your, You] = formal ? ['u', 'uw', 'U'] : ['je', 'je', 'Je'];
    return {
      subject: `Er wordt om ${your} oordeel gevraagd`,
      before: [
        `${about.asker} van ${about.organisation} vraagt ${questionOf({ ...about, you, your })}.`,
        `Dat kan tot en met ${until}. ${You} kiest per werkproces een niveau en kunt er iets bij schrijven.`,
        ...before,
      ],
      button: label,
      after,
    };
  },
  'evaluation-reminder': ({ students, count, until, formal, ...invite }) => {
    const { before, label, after } = wayIn({
      ...invite,
      formal,
      label: 'Naar de beoordelingen',
    });
    const [you, have, can] = formal ? ['u', 'U hebt', 'kunt u'] : ['je', 'Je hebt', 'kun je'];
    return {
      subject: `Er wachten beoordelingen op ${you}`,
      before: [
        `${have} nog ${counted(count, 'beoordeling', 'beoordelingen')} openstaan van ${students}.`,
        `De eerste kan tot en met ${until}. Daarna ${can} die niet meer invullen.`,
        ...before,
      ],
      button: label,
      after,
    };
  },
  'evaluations-expired': ({ students, count }) => ({
    subject: 'Beoordelingen zijn verlopen',
    before: [
      `Je hebt om beoordelingen gevraagd. Daarvan ${
        count === 1 ? 'is er 1' : `zijn er ${count}`
      } niet op tijd ingevuld.`,
      `Het gaat om ${students}. Je kunt opnieuw om een beoordeling vragen.`,
    ],
    button: 'Bekijk de beoordelingen',
  }),
  'evaluations-given': ({ evaluators, count }) => ({
    subject: count === 1 ? 'Je hebt een nieuw oordeel' : `Je hebt ${count} nieuwe oordelen`,
    before: [
      `Je bent beoordeeld door ${evaluators}, op ${
        count === 1 ? '1 werkproces' : `${count} werkprocessen`
      }.`,
    ],
    button: 'Bekijk je beoordelingen',
  }),
};
export default mails;

type Asked = Invite & { formal: boolean; label: string };

/** How to sign in, for a reader who has not accepted the invitation yet. */
function wayIn({ invite_days: days, invite_until: until, formal, label }: Asked) {
  if (days === null) return { before: [], label, after: [] };
  return {
    before: [`Zeg eerst ja op de uitnodiging. Daarna ${formal ? 'kunt u' : 'kun je'} inloggen.`],
    label: 'Bekijk de uitnodiging',
    after: [
      `De link werkt ${lasting({ days, until })}. Is die tijd voorbij? Kies dan bij het inloggen ‘Wachtwoord vergeten’. ${formal ? 'U' : 'Je'} krijgt dan een nieuwe link.`,
    ],
  };
}

type About = Pick<EvaluationsMails['evaluation-asked'], 'student' | 'own' | 'by_student' | 'count'>;
type You = { you: string | undefined; your: string | undefined };

function questionOf({ student, own, by_student, count, you, your }: About & You) {
  const processes = counted(count, 'werkproces', 'werkprocessen');
  if (own) return `${your} eigen oordeel over ${processes}`;
  if (by_student) return `${your} oordeel over ${processes}`;
  return `${you} om ${processes} van ${student} te beoordelen`;
}
