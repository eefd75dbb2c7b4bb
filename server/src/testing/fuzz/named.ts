import type { Db } from '../../platform/database/db.ts';
import { password } from '../factories.ts';
import type { Ids } from '../wholeTrajectory.ts';

type Given = { ours: Ids; theirs: Ids; everything: { id: number; email: string }; at: number };

/** What can be named, by the field that names it: mostly ours, now and then theirs. */
export async function namedBy(db: Db, { ours, theirs, everything, at }: Given) {
  const one = (name: keyof Ids) => mostly(ours[name], theirs[name]);
  const field = await fieldOf(db, ours.templateId);
  const surveys = one('surveyTemplateId');
  const ids = {
    organisation_id: one('organisationId'),
    client_id: one('clientId'),
    counselor_id: [everything.id],
    person_id: one('personId'),
    document_template_id: one('templateId'),
    document_template_field_id: mostly(field, await fieldOf(db, theirs.templateId)),
    survey_template_id: surveys,
    client_survey_template_id: surveys,
    employer_survey_template_id: surveys,
    survey_question_id: one('questionId'),
    ids: [...one('questionId'), await questionsOf(db, ours), await typesOf(db, ours)],
    invoice_product: one('productId'),
    payer_id: one('payerId'),
    ...{ diploma_id: one('diplomaId'), group_id: one('groupId') },
    ...{ to_group_id: one('groupId'), student_ids: one('studentId') },
    work_process_ids: mostly(await processOf(db, ours), await processOf(db, theirs)),
    trajectory_state_id: [1, 3, 5, 6, 7],
    study_id: [1, 2, 182],
    ...Object.fromEntries(firstOnes.map((name) => [name, [1, 2]])),
  };
  return {
    ...asTextToo(ids),
    version: [1],
    email: [`nieuw${at}@example.nl`, `nieuw${at}b@example.nl`, everything.email],
    password: [password],
    emails: [`een${at}@example.nl, twee${at}@example.nl`, everything.email],
    invoice_number: [`F-${at}`, `F-${at}-2`],
  };
}

const firstOnes = [
  'job_working_area_id',
  'study_level_id',
  'trajectory_file_type_id',
  'trajectory_file_action_id',
];

const mostly = (ours: unknown, theirs: unknown) => [ours, ours, ours, ours, theirs, 999_999];

/** A path and a form can only carry text. */
const asTextToo = (ids: Record<string, unknown[]>) =>
  Object.fromEntries(
    Object.entries(ids).map(([name, values]) => [name, [...values, ...values.map(String)]]),
  );

async function questionsOf(db: Db, { surveyTemplateId }: Ids) {
  const all = db.selectFrom('survey_questions').where('survey_template_id', '=', surveyTemplateId);
  return (await all.select('id').execute()).map(({ id }) => id);
}

async function typesOf(db: Db, { organisationId }: Ids) {
  const all = db.selectFrom('file_types').where('archived', '=', false).select('id');
  const theirs = all.where(({ eb, or }) =>
    or([eb('organisation_id', 'is', null), eb('organisation_id', '=', organisationId)]),
  );
  return (await theirs.execute()).map(({ id }) => id);
}

async function fieldOf(db: Db, templateId: number) {
  const fields = db.selectFrom('document_template_fields').select('id');
  return (await fields.where('document_template_id', '=', templateId).executeTakeFirst())?.id;
}

async function processOf(db: Db, { diplomaId }: Ids) {
  const processes = db
    .selectFrom('work_processes')
    .innerJoin('core_tasks', 'core_tasks.id', 'core_task_id')
    .where('diploma_id', '=', diplomaId);
  return (await processes.select('work_processes.id').executeTakeFirst())?.id;
}
