import { hasOptions, type SurveyQuestion, scale } from '@traject/contract/common/surveyQuestions';
import { fewestAnswered } from '@traject/contract/common/surveyResults';
import type { Survey, SurveyResults } from '@traject/contract/surveys';
import type { Db } from '../../platform/database/db.ts';
import { type Choice, countAnswered, countAnswers, countChoices } from './results.queries.ts';

/** What everybody answered together, once there are enough of them to mean something. */
export async function overallOf(
  db: Db,
  { survey_template_id, survey_template }: Survey,
  organisation_id: number,
): Promise<SurveyResults['overall']> {
  const template = { survey_template_id, organisation_id };
  const answered = await countAnswered(db, template);
  if (answered < fewestAnswered) return null;
  const counts = await countAnswers(db, template);
  const chosen = await countChoices(db, template);
  const questions = survey_template.questions.flatMap((question) => {
    const count = counts.find((one) => one.survey_question_id === question.id)?.count ?? 0;
    return count < fewestAnswered ? [] : [tallyOf(question, count, chosen)];
  });
  return { answered, questions };
}

function tallyOf(question: SurveyQuestion, count: number, chosen: Choice[]) {
  const { id: survey_question_id, type, allow_other } = question;
  const own = chosen.filter((one) => one.survey_question_id === survey_question_id);
  const times = (choice: string) => own.find((one) => one.choice === choice)?.count ?? 0;
  const shares = sharesOf(question).map(({ key, label }) => ({ label, count: times(key) }));
  const sum = shares.reduce((all, one) => all + Number(one.label) * one.count, 0);
  return {
    survey_question_id,
    count,
    average: type === 'scale' ? Math.round((sum / count) * 10) / 10 : null,
    shares,
    other: allow_other ? times('other') : null,
  };
}

/** The options by their labels in this survey; a scale by its numbers. */
function sharesOf({ type, options }: SurveyQuestion) {
  if (hasOptions(type)) return options.map(({ id, label }) => ({ key: String(id), label }));
  if (type === 'open') return [];
  const numbers = Array.from({ length: scale.max - scale.min + 1 }, (_, n) => scale.min + n);
  return numbers.map(String).map((key) => ({ key, label: key }));
}
