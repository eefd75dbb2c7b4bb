import type { SurveyAnswer } from '@traject/contract/common/surveyPage';
import type { SurveyQuestion } from '@traject/contract/common/surveyQuestions';
import { scale } from '@traject/contract/common/surveyQuestions';

/** By question, as they travel: text, whatever the kind of question. */
export type Answers = Readonly<Record<number, string>>;

/** What is ticked; `other` is there once its box is ticked, even while it is empty. */
export type Ticked = { checkboxes: number[]; other?: string };

type Question = Pick<SurveyQuestion, 'id' | 'type' | 'options'>;

export const readTicked = (answer: string | undefined): Ticked => {
  const read = answer ? parsed(answer) : undefined;
  return isTicked(read) ? read : { checkboxes: [] };
};

export const isAnswered = ({ id, type }: Question, answers: Answers) => {
  const answer = answers[id] ?? '';
  if (type !== 'multiple') return answer.trim() !== '';
  const { checkboxes, other = '' } = readTicked(answer);
  return checkboxes.length > 0 || other.trim() !== '';
};

/** Only answered questions are sent. */
export const toSend = (questions: readonly Question[], answers: Answers): SurveyAnswer[] =>
  questions
    .filter((question) => isAnswered(question, answers))
    .map(({ id, type }) => ({
      survey_question_id: id,
      answer: type === 'multiple' ? withoutEmptyOther(answers[id]) : (answers[id] ?? ''),
    }));

/** What was kept on the device and still fits these questions. */
export function thatFit(questions: readonly Question[], kept: unknown): Answers {
  const answers = (typeof kept === 'object' ? kept : undefined) as Record<number, unknown> | null;
  const fitting = questions.flatMap((question) => {
    const answer = answers?.[question.id];
    return typeof answer === 'string' && fits(question, answer) ? [[question.id, answer]] : [];
  });
  return Object.fromEntries(fitting);
}

function fits({ type, options }: Question, answer: string) {
  const isOption = (wanted: unknown) => options.some(({ id }) => String(id) === String(wanted));
  if (type === 'likert') return isOption(answer);
  if (type === 'multiple') return readTicked(answer).checkboxes.every(isOption);
  return type === 'open' || (Number(answer) >= scale.min && Number(answer) <= scale.max);
}

function withoutEmptyOther(answer: string | undefined) {
  const { checkboxes, other = '' } = readTicked(answer);
  return JSON.stringify(other.trim() ? { checkboxes, other } : { checkboxes });
}

const isTicked = (read: unknown): read is Ticked =>
  Array.isArray((read as Partial<Ticked> | null | undefined)?.checkboxes);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
