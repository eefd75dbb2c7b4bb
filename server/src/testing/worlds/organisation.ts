import type { Sql } from 'postgres';
import { anOrganisation } from '../factories.ts';
import type { OpenedApp } from '../openApp.ts';
import { aWholeTrajectory, type Ids } from '../wholeTrajectory.ts';

/** An organisation with one of everything, and the people who work there. */
export type FullOrganisation = { id: number; ids: Ids; counselorId: number; evaluatorId: number };

export async function aFullOrganisation({ db, sql, world }: OpenedApp): Promise<FullOrganisation> {
  const { id } = await anOrganisation(db);
  const ids = await aWholeTrajectory(world, { id }, 'x');
  const [works] = await sql<{ counselor: number; evaluator: number }[]>`select
    (select counselor_id from trajectories where id = ${ids.trajectoryId}) as counselor,
    (select evaluator_id from evaluations where id = ${ids.evaluationId}) as evaluator`;
  const { counselor: counselorId = 0, evaluator: evaluatorId = 0 } = works ?? {};
  const organisation = { id, ids, counselorId, evaluatorId };
  for (const person of [ids.clientId, ids.studentId]) await addPortfolio(sql, person);
  await addPapers(sql, organisation);
  await addItems(sql, organisation);
  const series = {
    organisation_id: id,
    kind: 'invoice',
    year: 2026,
    form: '{jaar}-{nnnn}',
    last: 1,
  };
  await sql`insert into invoice_series ${sql(series)}`;
  return organisation;
}

async function addPortfolio(sql: Sql, person_id: number) {
  await sql`insert into profile_references ${sql({ person_id, name: 'x' })}`;
  await sql`insert into profile_courses ${sql({ person_id, name: 'x' })}`;
  await sql`insert into profile_languages
    ${sql({ person_id, name: 'x', speak: 1, read: 1, write: 1 })}`;
  await sql`insert into profile_items ${sql({ person_id, list: 'skills', name: 'x' })}`;
}

async function addPapers(sql: Sql, { id: organisation_id, ids, counselorId }: FullOrganisation) {
  const about = { organisation_id, document_template_id: ids.templateId, creator_id: counselorId };
  const document = { ...about, trajectory_id: ids.trajectoryId, name: 'x', contents: '<p>x</p>' };
  await sql`insert into documents
    ${sql({ ...document, requires_approval: false, fields: sql.json({}) })}`;
  await sql`insert into survey_answers (survey_id, survey_question_id, answer)
    select ${ids.surveyId}, id, 'x' from survey_questions
    where survey_template_id = ${ids.surveyTemplateId} and type = 'open'`;
  const said = { first_name: 'x', last_name: 'x', language: 'nl', password_hash: 'x' };
  await sql`insert into registrations
    ${sql({ ...said, email: `wil${organisation_id}@voorbeeld.example`, organisation_id })}`;
}

/** In each list, an item that only this organisation has. */
async function addItems(sql: Sql, { id: organisation_id }: FullOrganisation) {
  for (const list of ['working_areas', 'study_levels', 'studies', 'file_actions'])
    await sql`insert into ${sql(list)} ${sql({ organisation_id, name: `x ${organisation_id}` })}`;
}
