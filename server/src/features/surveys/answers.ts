import {
  multipleAnswer,
  type QuestionType,
  type SurveyQuestion,
  scale,
  surveyLimits,
} from '@traject/contract/common/surveyQuestions';
import type { Submission, SurveyAnswer } from '@traject/contract/surveys';
import { safeParse } from 'zod/mini';
import { AppError } from '../../platform/http/errors.ts';
import type { ErrorKey, Values } from '../../platform/texts/texts.ts';

type Given = Submission['answers'][number];
type Problem = { key: ErrorKey; values?: Values };

/** The answers as they are stored, or every message about what is wrong with them. */
export function checkAnswers(questions: SurveyQuestion[], given: Given[]): SurveyAnswer[] {
  const known = new Set(questions.map(({ id }) => id));
  const isStrange = given.some(({ survey_question_id }) => !known.has(survey_question_id));
  const problems: Problem[] = isStrange ? [{ key: 'survey.answer_unknown' }] : [];
  const answers: SurveyAnswer[] = [];
  for (const question of questions) {
    const said = given.filter(({ survey_question_id }) => survey_question_id === question.id);
    const read = readAnswer(
      question,
      said.map(({ answer }) => String(answer ?? '')),
    );
    if (typeof read === 'object') problems.push(read);
    else if (read !== '') answers.push({ survey_question_id: question.id, answer: read });
  }
  if (problems.length > 0) throw new AppError(422, problems.slice(0, 20));
  return answers;
}

function readAnswer(question: SurveyQuestion, [said = '', ...more]: string[]): string | Problem {
  if (more.length > 0) return about(question, 'twice');
  const read = said === '' ? '' : readers[question.type](said, question);
  if (read === undefined) return about(question, 'wrong');
  return read === '' && question.required ? about(question, 'missing') : read;
}

/** The answer in its canonical spelling, empty if there is none, undefined if it is invalid. */
type Read = (text: string, question: SurveyQuestion) => string | Problem | undefined;

const readers: Record<QuestionType, Read> = {
  likert: (text, { options }) => (options.some(({ id }) => String(id) === text) ? text : undefined),

  multiple: (text, { options, allow_other }) => {
    const read = safeParse(multipleAnswer, fromJson(text));
    if (!read.success) return undefined;
    const checkboxes = new Set(read.data.checkboxes);
    const other = read.data.other ?? '';
    const own = options.filter(({ id }) => checkboxes.has(id)).map(({ id }) => id);
    if (own.length < read.data.checkboxes.length || (other && !allow_other)) return undefined;
    return own.length > 0 || other ? JSON.stringify({ checkboxes: own, other }) : '';
  },

  open: (text, question) =>
    text.length > surveyLimits.open ? about(question, 'long', { most: surveyLimits.open }) : text,

  scale: (text) => {
    const number = /^[1-9]\d?$/.test(text) ? Number(text) : 0;
    return number >= scale.min && number <= scale.max ? text : undefined;
  },
};

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Wrong = 'missing' | 'wrong' | 'long' | 'twice';

/** A long question is referred to by its beginning. */
function about({ description }: SurveyQuestion, wrong: Wrong, values: Values = {}): Problem {
  const characters = [...description];
  const question = characters.length > 80 ? `${characters.slice(0, 79).join('')}…` : description;
  return { key: `survey.answer_${wrong}`, values: { question, ...values } };
}
