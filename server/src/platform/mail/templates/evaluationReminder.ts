import { counted, type Template } from '../letter.ts';
import { type InviteDays, wayIn } from './signIn.ts';

type Data = {
  first_name: string;
  link: string;
  students: string;
  count: number;
  until: string;
  invite_days: InviteDays;
};

export const evaluationReminder: Template<Data> = {
  nl: ({ first_name, link, students, count, until, invite_days }) => {
    const { before, label, after } = wayIn.nl(invite_days, 'Naar de beoordelingen');
    return {
      subject: 'Traject: er wachten beoordelingen op je',
      first_name,
      before: [
        `Je hebt nog ${counted(count, 'beoordeling', 'beoordelingen')} openstaan van ${students}.`,
        `De eerste verloopt op ${until}. Daarna kun je die niet meer invullen.`,
        ...before,
      ],
      button: { label, link },
      after,
    };
  },
  en: ({ first_name, link, students, count, until, invite_days }) => {
    const { before, label, after } = wayIn.en(invite_days, 'Go to the evaluations');
    return {
      subject: 'Traject: evaluations are waiting for you',
      first_name,
      before: [
        `You still have ${counted(count, 'evaluation', 'evaluations')} to do of ${students}.`,
        `The first expires on ${until}. After that you cannot fill it in any more.`,
        ...before,
      ],
      button: { label, link },
      after,
    };
  },
};
