import { counted, linesOf, type MailTexts } from '../../platform/mail/letter.ts';
import { lasting } from '../../platform/mail/mail.nl.ts';
import type { EvaluationsMails, Invite, WithoutLevel } from './evaluations.mails.ts';

const mails: MailTexts<EvaluationsMails> = {
  'evaluation-asked': ({ until, formal, message, ...about }) => {
    const { label, before, ...rest } = wayIn({
      ...about,
      formal,
      label: 'Naar de beoordelingen',
    });
    const [you, your, You] = formal ? ['u', 'uw', 'U'] : ['je', 'je', 'Je'];
    return {
      subject: `Er wordt om ${your} oordeel gevraagd`,
      before: [
        `${about.asker} van ${about.organisation} vraagt ${questionOf({ ...about, you, your })}.`,
        ...namesOf(about),
        ...quoteOf(about.asker, message),
        `Dat kan tot en met ${until}. ${You} kiest per werkproces een niveau en kunt er iets bij schrijven.`,
        ...before,
      ],
      button: label,
      ...rest,
    };
  },
  'evaluation-reminder': ({ students, count, until, formal, ...invite }) => {
    const { label, before, ...rest } = wayIn({
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
      ...rest,
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
  'evaluations-given': ({ evaluators, count, ...others }) => ({
    subject:
      count === 0
        ? 'Er is een antwoord over je werk'
        : count === 1
          ? 'Je hebt een nieuw oordeel'
          : `Je hebt ${count} nieuwe oordelen`,
    before: [
      ...(count > 0 ? [`Je bent beoordeeld door ${evaluators}, op ${processes(count)}.`] : []),
      ...noLevel(others),
    ],
    button: 'Bekijk je beoordelingen',
  }),
};
export default mails;

const processes = (count: number) => counted(count, 'werkproces', 'werkprocessen');

function noLevel({ without_level, not_applicable = 0, not_seen = 0 }: Partial<WithoutLevel>) {
  const said = [
    ...(not_applicable > 0 ? [`‘Niet van toepassing hier’ bij ${processes(not_applicable)}`] : []),
    ...(not_seen > 0 ? [`‘Nog niet gezien’ bij ${processes(not_seen)}`] : []),
  ];
  return said.length > 0 ? [`Geen niveau kwam er van ${without_level}: ${said.join(', ')}.`] : [];
}

type Asked = Invite & { formal: boolean; label: string };

/** How to answer, for a reader who has no account. */
export function wayIn({
  invite_days: days,
  invite_until: until,
  account_link,
  formal,
  label,
}: Asked) {
  if (days === null) return { before: [], label, after: [] };
  if (account_link) {
    const need = formal ? 'U hebt' : 'Je hebt';
    const rather = formal ? 'Hebt u' : 'Heb je';
    const only = formal ? 'voor u: geef hem' : 'voor jou: geef hem';
    return {
      before: [`${need} geen account nodig. Deze link is alleen ${only} niet door.`],
      label,
      after: [],
      aside: {
        words: `${rather} liever een account? Zeg dan ja op de uitnodiging:`,
        link: account_link,
      },
    };
  }
  return {
    before: [`Zeg eerst ja op de uitnodiging. Daarna ${formal ? 'kunt u' : 'kun je'} inloggen.`],
    label: 'Bekijk de uitnodiging',
    after: [
      `De link werkt ${lasting({ days, until })}. Is die tijd voorbij? Kies dan bij het inloggen ‘Wachtwoord vergeten’. ${formal ? 'U' : 'Je'} krijgt dan een nieuwe link.`,
    ],
  };
}

type About = Pick<
  EvaluationsMails['evaluation-asked'],
  'student' | 'students' | 'own' | 'by_student' | 'count'
>;
type You = { you: string | undefined; your: string | undefined };

const namesOf = ({ student, students = 1 }: About) =>
  students > 1 ? [`Het gaat om ${student}.`] : [];

/** In the asker's own words, and recognisably so. */
const quoteOf = (asker: string, message = '') => {
  const [first, ...others] = linesOf(message);
  return first ? [`${asker} schrijft: ‘${[first, ...others].join(' ')}’`] : [];
};

function questionOf({ student, students = 1, own, by_student, count, you, your }: About & You) {
  const processes = counted(count, 'werkproces', 'werkprocessen');
  if (own) return `${your} eigen oordeel over ${processes}`;
  if (by_student) return `${your} oordeel over ${processes}`;
  if (students > 1) return `${you} om ${count} beoordelingen van ${students} studenten`;
  return `${you} om ${processes} van ${student} te beoordelen`;
}
