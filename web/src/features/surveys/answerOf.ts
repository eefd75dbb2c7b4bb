import {
  hasOptions,
  multipleAnswer,
  type SurveyQuestion,
  scale,
} from '@traject/contract/common/surveyQuestions';
import type { Survey } from '@traject/contract/surveys';
import { safeParse } from 'zod/mini';

export type Choice = { label: string; isChosen: boolean };

/** The answer to one question: its choices, and the reader's own words. */
export type Answer = { choices: Choice[]; words: string };

export function answerOf({ answers }: Survey, question: SurveyQuestion): Answer {
  const { id, type } = question;
  const text = answers.find((each) => each.survey_question_id === id)?.answer ?? '';
  if (type === 'open') return { choices: [], words: text };
  const { chosen, words } = type === 'multiple' ? ticked(text) : { chosen: [text], words: '' };
  const choices = choicesIn(question).map(({ key, label }) => ({
    label,
    isChosen: chosen.includes(key),
  }));
  return { choices, words };
}

/** As lines to read; none when nothing was answered. */
export const linesOf = ({ choices, words }: Answer) => [
  ...choices.filter(({ isChosen }) => isChosen).map(({ label }) => label),
  ...(words ? [words] : []),
];

function choicesIn({ type, options }: SurveyQuestion) {
  if (hasOptions(type)) return options.map(({ id, label }) => ({ key: String(id), label }));
  const numbers = Array.from({ length: scale.max }, (_, place) => String(place + scale.min));
  return numbers.map((key) => ({ key, label: key }));
}

function ticked(text: string) {
  const read = text ? safeParse(multipleAnswer, JSON.parse(text)) : undefined;
  if (!read?.success) return { chosen: [], words: '' };
  return { chosen: read.data.checkboxes.map(String), words: read.data.other ?? '' };
}
