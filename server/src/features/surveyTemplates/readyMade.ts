import type { Db } from '../../platform/database/db.ts';
import { texts } from '../../texts.ts';
import { languageOf } from '../organisations/organisations.service.ts';
import { appendQuestion } from './questions.ts';
import type { SurveyName } from './readySurveys.ts';
import { addTemplate, findTemplate } from './surveyTemplates.queries.ts';

type Template = NonNullable<Awaited<ReturnType<typeof findTemplate>>>;

/**
 * The surveys an organisation can start with, in its language; returns those it did not have yet.
 */
export async function addReadyMade(db: Db, organisation_id: number) {
  const there = await titlesOf(db, organisation_id);
  const { readySurveys } = texts[await languageOf(db, organisation_id)];
  const made = new Map<SurveyName, Template>();
  for (const [name, { questions, ...values }] of Object.entries(readySurveys)) {
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
