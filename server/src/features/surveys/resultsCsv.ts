import type { Language } from '@traject/contract/common/languages';
import { multipleAnswer, type SurveyQuestion } from '@traject/contract/common/surveyQuestions';
import type { Survey } from '@traject/contract/surveys';
import { csvAnswer } from '../../platform/files/csv.ts';
import { texts } from '../../texts.ts';

/**
 * One row for each question, with the answer in words and whose it is, so that files can be merged.
 */
export function resultsCsv(
  { survey_template, answers, recipient, answered_at }: Survey,
  language: Language,
) {
  const { heads, types } = texts[language].words.surveys.csv;
  const given = new Map(answers.map((one) => [one.survey_question_id, one.answer]));
  const rows = survey_template.questions.map((question) => [
    question.order,
    question.description,
    types[question.type],
    inWords(question, given.get(question.id) ?? ''),
    recipient?.name ?? '',
    answered_at ? dayOf(answered_at) : '',
  ]);
  return csvAnswer([heads, ...rows], survey_template.title);
}

/** As a spreadsheet reads it, in the Dutch time zone. */
const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' });

function inWords({ type, options }: SurveyQuestion, answer: string) {
  if (type === 'open' || answer === '') return answer;
  if (type === 'scale') return Number(answer);
  const labelOf = (id: string) => options.find((option) => String(option.id) === id)?.label ?? id;
  if (type === 'likert') return labelOf(answer);
  const said = multipleAnswer.safeParse(parsed(answer));
  // One that is stored otherwise takes none of the others along.
  if (!said.success) return answer;
  const { checkboxes, other } = said.data;
  const labels = checkboxes.map((id) => labelOf(String(id)));
  return [...labels, ...(other ? [other] : [])].join(', ');
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
