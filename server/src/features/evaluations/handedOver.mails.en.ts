import { counted, linesOf, type MailTexts } from '../../platform/mail/letter.ts';
import { wayIn } from './evaluations.mails.en.ts';
import type { HandedOverMails } from './handedOver.mails.ts';

const mails: MailTexts<HandedOverMails> = {
  'evaluation-handed': ({ hander, organisation, students, count, until, reason, ...invite }) => {
    const { label, before, ...rest } = wayIn({ ...invite, label: 'Go to the evaluations' });
    return {
      subject: 'You are asked for an evaluation',
      before: [
        `${organisation} asked ${hander} to evaluate ${counted(count, 'work process', 'work processes')} of ${students}. ${hander} thinks that you are the right person, and hands this over to you.`,
        ...quoted(reason),
        `You can do so up to and including ${until}. You choose a level for each, and may add remarks.`,
        ...before,
      ],
      button: label,
      ...rest,
    };
  },
  'evaluation-handed-over': ({ hander, colleague, students, own, count, reason }) => ({
    subject: 'An evaluation was handed over',
    before: [
      `${hander} handed ${counted(count, 'evaluation', 'evaluations')} of ${own ? 'you' : students} over to ${colleague}.`,
      ...quoted(reason),
      `${colleague} got a mail about it. There is nothing you need to do. Is this not the right person? Then withdraw the request and ask somebody else.`,
    ],
    button: 'See the evaluations',
  }),
};
export default mails;

const quoted = (reason: string | null) =>
  reason ? linesOf(reason).map((line) => `‘${line}’`) : [];
