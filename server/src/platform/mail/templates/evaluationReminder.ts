import { counted, type Template } from '../letter.ts';
import { type Invite, wayIn } from './signIn.ts';

type Data = Invite & {
  first_name: string;
  link: string;
  students: string;
  count: number;
  until: string;
  formal: boolean;
};

export const evaluationReminder: Template<Data> = {
  nl: ({ first_name, link, students, count, until, formal, ...invite }) => {
    const { before, label, after } = wayIn.nl({
      ...invite,
      formal,
      label: 'Naar de beoordelingen',
    });
    const [you, have, can] = formal ? ['u', 'U hebt', 'kunt u'] : ['je', 'Je hebt', 'kun je'];
    return {
      subject: `Er wachten beoordelingen op ${you}`,
      first_name,
      formal,
      before: [
        `${have} nog ${counted(count, 'beoordeling', 'beoordelingen')} openstaan van ${students}.`,
        `De eerste kan tot en met ${until}. Daarna ${can} die niet meer invullen.`,
        ...before,
      ],
      button: { label, link },
      after,
    };
  },
  en: ({ first_name, link, students, count, until, formal, ...invite }) => {
    const { before, label, after } = wayIn.en({
      ...invite,
      formal,
      label: 'Go to the evaluations',
    });
    return {
      subject: 'Evaluations are waiting for you',
      first_name,
      formal,
      before: [
        `You still have ${counted(count, 'evaluation', 'evaluations')} to do of ${students}.`,
        `The first can be done up to and including ${until}. After that you cannot fill it in any more.`,
        ...before,
      ],
      button: { label, link },
      after,
    };
  },
};
