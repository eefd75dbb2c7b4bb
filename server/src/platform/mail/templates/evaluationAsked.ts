import { counted, type Template } from '../letter.ts';
import { type InviteDays, wayIn } from './signIn.ts';

type Data = {
  first_name: string;
  link: string;
  asker: string;
  organisation: string;
  student: string;
  /** The reader is the student, who is asked for the own view. */
  own: boolean;
  count: number;
  until: string;
  invite_days: InviteDays;
};

export const evaluationAsked: Template<Data> = {
  nl: ({ first_name, link, invite_days, until, ...about }) => {
    const { before, label, after } = wayIn.nl(invite_days, 'Naar de beoordelingen');
    return {
      subject: 'Traject: er wordt om je oordeel gevraagd',
      first_name,
      before: [
        `${about.asker} van ${about.organisation} vraagt ${questions.nl(about)}.`,
        `Dat kan tot ${until}. Je kiest per werkproces een niveau en kunt er iets bij schrijven.`,
        ...before,
      ],
      button: { label, link },
      after,
    };
  },
  en: ({ first_name, link, invite_days, until, ...about }) => {
    const { before, label, after } = wayIn.en(invite_days, 'Go to the evaluations');
    return {
      subject: 'Traject: you are asked for an evaluation',
      first_name,
      before: [
        `${about.asker} of ${about.organisation} asks ${questions.en(about)}.`,
        `You can do so until ${until}. You choose a level for each, and may add remarks.`,
        ...before,
      ],
      button: { label, link },
      after,
    };
  },
};

type About = Pick<Data, 'student' | 'own' | 'count'>;

const questions = {
  nl: ({ student, own, count }: About) => {
    const processes = counted(count, 'werkproces', 'werkprocessen');
    return own
      ? `je eigen oordeel over ${processes}`
      : `je om ${processes} van ${student} te beoordelen`;
  },
  en: ({ student, own, count }: About) => {
    const processes = counted(count, 'work process', 'work processes');
    return own ? `for your own view on ${processes}` : `you to evaluate ${processes} of ${student}`;
  },
};
