import { counted, type MailTexts } from '../../platform/mail/letter.ts';
import { lasting } from '../../platform/mail/mail.en.ts';
import type { EvaluationsMails, Invite } from './evaluations.mails.ts';

const mails: MailTexts<EvaluationsMails> = {
  'evaluation-asked': ({ until, ...about }) => {
    const { before, label, after } = wayIn({
      ...about,
      label: 'Go to the evaluations',
    });
    return {
      subject: 'You are asked for an evaluation',
      before: [
        `${about.asker} of ${about.organisation} asks ${questionOf(about)}.`,
        `You can do so up to and including ${until}. You choose a level for each, and may add remarks.`,
        ...before,
      ],
      button: label,
      after,
    };
  },
  'evaluation-reminder': ({ students, count, until, ...invite }) => {
    const { before, label, after } = wayIn({
      ...invite,
      label: 'Go to the evaluations',
    });
    return {
      subject: 'Evaluations are waiting for you',
      before: [
        `You still have ${counted(count, 'evaluation', 'evaluations')} to do for ${students}.`,
        `You can do the first up to and including ${until}. After that it can no longer be filled in.`,
        ...before,
      ],
      button: label,
      after,
    };
  },
  'evaluations-expired': ({ students, count }) => ({
    subject: 'Evaluations have expired',
    before: [
      `You asked for evaluations. ${count} of them ${
        count === 1 ? 'was' : 'were'
      } not filled in on time.`,
      `This is about ${students}. You can ask for an evaluation again.`,
    ],
    button: 'See the evaluations',
  }),
  'evaluations-given': ({ evaluators, count }) => ({
    subject: count === 1 ? 'You have a new evaluation' : `You have ${count} new evaluations`,
    before: [
      `You were evaluated by ${evaluators}, on ${
        count === 1 ? '1 work process' : `${count} work processes`
      }.`,
    ],
    button: 'See your evaluations',
  }),
};
export default mails;

/** How to sign in, for a reader who has not accepted the invitation yet. */
function wayIn({ invite_days: days, invite_until: until, label }: Invite & { label: string }) {
  if (days === null) return { before: [], label, after: [] };
  return {
    before: ['Accept the invitation first; after that you can sign in.'],
    label: 'See the invitation',
    after: [
      `The link works ${lasting({ days, until })}. If you are too late, choose ‘Forgot password’ when you sign in, and you will get a new link.`,
    ],
  };
}

type About = Pick<EvaluationsMails['evaluation-asked'], 'student' | 'own' | 'by_student' | 'count'>;

function questionOf({ student, own, by_student, count }: About) {
  const processes = counted(count, 'work process', 'work processes');
  if (own) return `for your own view on ${processes}`;
  if (by_student) return `you to evaluate ${processes}`;
  return `you to evaluate ${processes} of ${student}`;
}
