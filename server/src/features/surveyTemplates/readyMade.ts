import type { Db } from '../../platform/database/db.ts';
import { appendQuestion } from './questions.ts';
import { readyMade, type SurveyName } from './readyMadeSurveys.ts';
import { addTemplate, findTemplate } from './surveyTemplates.queries.ts';

type Template = NonNullable<Awaited<ReturnType<typeof findTemplate>>>;

/** The surveys that an organisation can begin with; one that is there is left alone. Those made, by name. */
export async function addReadyMade(db: Db, organisation_id: number) {
  const there = await titlesOf(db, organisation_id);
  const made = new Map<SurveyName, Template>();
  for (const [name, { questions, ...values }] of Object.entries(readyMade)) {
    if (there.has(values.title)) continue;
    const { id } = await addTemplate(db, { ...values, organisation_id });
    for (const [index, question] of questions.entries())
      await appendQuestion(db, { surveyTemplateId: id, order: index + 1 }, question);
    const template = await findTemplate(db, organisation_id, id);
    if (template) made.set(name as SurveyName, template);
  }
  return made;
}

async function titlesOf(db: Db, organisation_id: number) {
  const templates = db.selectFrom('survey_templates').select('title');
  const rows = await templates.where('organisation_id', '=', organisation_id).execute();
  return new Set(rows.map(({ title }) => title));
}
