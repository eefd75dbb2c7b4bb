import { counted, type Template } from '../letter.ts';
import { type Invite, wayIn } from './signIn.ts';

type Data = Invite & {
  first_name: string;
  link: string;
  asker: string;
  organisation: string;
  student: string;
  /** The reader is the student, who is asked for the own view. */
  own: boolean;
  /** Who asks is the student, who is not named twice. */
  by_student: boolean;
  formal: boolean;
  count: number;
  until: string;
};

export const evaluationAsked: Template<Data> = {
  nl: ({ first_name, link, until, formal, ...about }) => {
    const { before, label, after } = wayIn.nl({
      ...about,
      formal,
      label: 'Naar de beoordelingen',
    });
    const [you, your, You] = formal ? ['u', 'uw', 'U'] : ['je', 'je', 'Je'];
    return {
      subject: `Er wordt om ${your} oordeel gevraagd`,
      first_name,
      formal,
      before: [
        `${about.asker} van ${about.organisation} vraagt ${questions.nl({ ...about, you, your })}.`,
        `Dat kan tot en met ${until}. ${You} kiest per werkproces een niveau en kunt er iets bij schrijven.`,
        ...before,
      ],
      button: { label, link },
      after,
    };
  },
  en: ({ first_name, link, until, formal, ...about }) => {
    const { before, label, after } = wayIn.en({
      ...about,
      formal,
      label: 'Go to the evaluations',
    });
    return {
      subject: 'You are asked for an evaluation',
      first_name,
      formal,
      before: [
        `${about.asker} of ${about.organisation} asks ${questions.en(about)}.`,
        `You can do so up to and including ${until}. You choose a level for each, and may add remarks.`,
        ...before,
      ],
      button: { label, link },
      after,
    };
  },
};

type About = Pick<Data, 'student' | 'own' | 'by_student' | 'count'>;
type You = { you: string | undefined; your: string | undefined };

const questions = {
  nl: ({ student, own, by_student, count, you, your }: About & You) => {
    const processes = counted(count, 'werkproces', 'werkprocessen');
    if (own) return `${your} eigen oordeel over ${processes}`;
    if (by_student) return `${your} oordeel over ${processes}`;
    return `${you} om ${processes} van ${student} te beoordelen`;
  },
  en: ({ student, own, by_student, count }: About) => {
    const processes = counted(count, 'work process', 'work processes');
    if (own) return `for your own view on ${processes}`;
    if (by_student) return `you to evaluate ${processes}`;
    return `you to evaluate ${processes} of ${student}`;
  },
};
