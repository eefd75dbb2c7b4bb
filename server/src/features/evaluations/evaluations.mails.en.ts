import { counted, linesOf, type MailTexts } from '../../platform/mail/letter.ts';
import { lasting } from '../../platform/mail/mail.en.ts';
import type { EvaluationsMails, Invite, WithoutLevel } from './evaluations.mails.ts';

const mails: MailTexts<EvaluationsMails> = {
  'evaluation-asked': ({ until, message, ...about }) => {
    const { label, before, ...rest } = wayIn({
      ...about,
      label: 'Go to the evaluations',
    });
    return {
      subject: 'You are asked for an evaluation',
      before: [
        `${about.asker} of ${about.organisation} asks ${questionOf(about)}.`,
        ...namesOf(about),
        ...quoteOf(about.asker, message),
        `You can do so up to and including ${until}. You choose a level for each, and may add remarks.`,
        ...before,
      ],
      button: label,
      ...rest,
    };
  },
  'evaluation-reminder': ({ students, count, until, ...invite }) => {
    const { label, before, ...rest } = wayIn({
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
      ...rest,
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
  'evaluations-given': ({ evaluators, count, ...others }) => ({
    subject:
      count === 0
        ? 'There is an answer about your work'
        : count === 1
          ? 'You have a new evaluation'
          : `You have ${count} new evaluations`,
    before: [
      ...(count > 0 ? [`You were evaluated by ${evaluators}, on ${processes(count)}.`] : []),
      ...noLevel(others),
    ],
    button: 'See your evaluations',
  }),
};
export default mails;

const processes = (count: number) => counted(count, 'work process', 'work processes');

function noLevel({ without_level, not_applicable = 0, not_seen = 0 }: Partial<WithoutLevel>) {
  const said = [
    ...(not_applicable > 0 ? [`‘Not applicable here’ for ${processes(not_applicable)}`] : []),
    ...(not_seen > 0 ? [`‘Not seen yet’ for ${processes(not_seen)}`] : []),
  ];
  return said.length > 0 ? [`${without_level} gave no level: ${said.join(', ')}.`] : [];
}

/** How to answer, for a reader who has no account. */
export function wayIn({
  invite_days: days,
  invite_until: until,
  account_link,
  label,
}: Invite & { label: string }) {
  if (days === null) return { before: [], label, after: [] };
  if (account_link)
    return {
      before: ['You do not need an account. This link is yours alone: do not pass it on.'],
      label,
      after: [],
      aside: {
        words: 'Would you rather have an account? Accept the invitation:',
        link: account_link,
      },
    };
  return {
    before: ['Accept the invitation first; after that you can sign in.'],
    label: 'See the invitation',
    after: [
      `The link works ${lasting({ days, until })}. If you are too late, choose ‘Forgot password’ when you sign in, and you will get a new link.`,
    ],
  };
}

type About = Pick<
  EvaluationsMails['evaluation-asked'],
  'student' | 'students' | 'own' | 'by_student' | 'count'
>;

const namesOf = ({ student, students = 1 }: About) =>
  students > 1 ? [`This is about ${student}.`] : [];

/** In the asker's own words, and recognisably so. */
const quoteOf = (asker: string, message = '') => {
  const [first, ...others] = linesOf(message);
  return first ? [`${asker} writes: ‘${[first, ...others].join(' ')}’`] : [];
};

function questionOf({ student, students = 1, own, by_student, count }: About) {
  const processes = counted(count, 'work process', 'work processes');
  if (own) return `for your own view on ${processes}`;
  if (by_student) return `you to evaluate ${processes}`;
  if (students > 1) return `you for ${count} evaluations of ${students} students`;
  return `you to evaluate ${processes} of ${student}`;
}
