import type { Sql } from 'postgres';
import { oneBillingRowOfEach } from './billing.ts';
import { onePlainRecordOfEach } from './plainRecords.ts';
import { onePortalRowOfEach } from './portalRows.ts';
import { oneSchoolRowOfEach } from './schoolRows.ts';

/**
 * An organisation with a row in every table that can belong to it, made by the owner of the
 * database.
 */
export async function oneOfEach(sql: Sql, name: string): Promise<number> {
  return sql.begin(async (tx) => {
    const one = async (table: string, values: Record<string, unknown>) => {
      const [row] = await tx`insert into ${tx(table)} ${tx(values as never)} returning *`;
      return row?.id as number;
    };
    const organisation_id = await one('organisations', { name });
    const own = { organisation_id };
    const person = { ...own, email: `${name}@example.nl`, first_name: 'A', last_name: name };
    const person_id = await one('people', person);
    await one('memberships', { ...own, person_id, account_type: 'client' });
    await one('memberships', { ...own, person_id, account_type: 'student' });
    const file = { ...own, key: name, name, mime: 'text/plain', size: 1, sha256: name };
    const files = [];
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f'])
      files.push(await one('files', { ...file, key: `${name} ${key}` }));
    const area = await one('working_areas', { ...own, name });
    const level = await one('study_levels', { ...own, name });
    const study = await one('studies', { ...own, name });
    const type = await one('file_types', { ...own, name, code: name });
    const action = await one('file_actions', { ...own, name });
    await ofPerson(one, { person_id, file: files[0], area, level, study });
    await oneSchoolRowOfEach(one, own, {
      ...{ person_id, name, file_id: files[4], sealed_file_id: files[5] },
    });
    const trajectory_id = await one('trajectories', {
      ...{ ...own, client_id: person_id, counselor_id: person_id, trajectory_state_id: 1 },
      ...{ registered_by: name, registration_date: '2026-01-01' },
    });
    await ofTrajectory(one, { trajectory_id, person_id, files, type, action, name });
    await ofColleagues(one, own, { trajectory_id, person_id, name });
    await onePortalRowOfEach(one, { ...own, trajectory_id }, name);
    await ofAppointments(one, own, { trajectory_id, person_id, name });
    await ofTemplates(one, own, { trajectory_id, person_id, name });
    await oneBillingRowOfEach(one, own, { trajectory_id, person_id, name });
    await ofOrganisation(one, own, name);
    const kept = { key: Buffer.from(name), said: Buffer.from(name), kept_at: new Date() };
    await one('kept_answers', { ...own, ...kept });
    await ofImport(one, own, person_id);
    return organisation_id;
  });
}

type One = (table: string, values: Record<string, unknown>) => Promise<number>;
type Given = Record<string, unknown>;

async function ofColleagues(one: One, own: Given, { trajectory_id, person_id, name }: Given) {
  await one('trajectory_members', { ...own, trajectory_id, person_id, reason: 'help' });
  const team_id = await one('teams', { ...own, name });
  await one('team_members', { ...own, team_id, person_id });
  const asked = { asked_by: person_id, asked_at: new Date(), about: 'x', reason: 'x' };
  await one('access_requests', { ...own, ...asked });
  const other = { ...own, email: `${name}2@example.nl`, first_name: 'B', last_name: 'x' };
  const to_id = await one('people', other);
  const given = { from_id: person_id, to_id, at: new Date(), tell_clients: false };
  const handover_id = await one('handovers', { ...own, ...given, places: {} });
  const went = { kind: 'trajectory', record_id: trajectory_id };
  await one('handover_records', { ...own, handover_id, ...went });
}

async function ofAppointments(one: One, own: Given, { trajectory_id, person_id, name }: Given) {
  const at = { starts_at: '2026-01-01T09:00Z', ends_at: '2026-01-01T10:00Z' };
  const row = { ...own, trajectory_id, owner_id: person_id, kind: 'other', ...at };
  const appointment_id = await one('appointments', row);
  const guest = { ...own, appointment_id, person_id, name, email: 'x', language: 'nl' };
  const appointment_guest_id = await one('appointment_guests', guest);
  await one('links', { ...link('appointment', `${name} guest`), person_id, appointment_guest_id });
}

async function ofImport(one: One, own: Given, person_id: number) {
  const counts = { total: 1, new: 1, known: 0 };
  const about = { ...own, kind: 'clients', imported_by: person_id, imported_at: new Date() };
  const import_id = await one('imports', { ...about, ...counts });
  const did = { is_new: true, has_joined: true, has_waited: false, has_enrolled: false };
  await one('imported_people', { ...own, import_id, person_id, ...did });
}

async function ofPerson(one: One, { person_id, file, area, level, study }: Given) {
  await one('profiles', { person_id, city: 'Utrecht' });
  for (const table of ['profile_references', 'profile_courses'])
    await one(table, { person_id, name: 'x' });
  await one('profile_languages', { person_id, name: 'x', speak: 1, read: 1, write: 1 });
  await one('profile_items', { person_id, list: 'skills', name: 'x' });
  await one('profile_files', { person_id, file_id: file });
  const from = { person_id, start_date: '2020-01-01' };
  const work = { function_title: 'x', company_name: 'x', city: 'x', job_working_area_id: area };
  await one('experience', { ...from, ...work });
  const school = { study_id: study, study_level_id: level, institute_name: 'x' };
  await one('client_studies', { ...from, ...school });
  await one('links', { ...link('activate', `${person_id} person`), person_id });
}

async function ofTrajectory(one: One, given: Given & { trajectory_id: number; files: number[] }) {
  const { trajectory_id, person_id, files, type, action, name } = given;
  const day = '2026-01-01';
  await one('trajectory_history', { trajectory_id, trajectory_state_id: 1 });
  const words = { date: day, note: 'x', visible_client: false, visible_employer: false };
  const note_id = await one('notes', { trajectory_id, author_id: person_id, ...words });
  await one('note_versions', { note_id, version: 1, ...words });
  await onePlainRecordOfEach(one, trajectory_id, 'x');
  const application = { trajectory_id, date: day, vacancy: 'x', company: 'x' };
  const application_id = await one('applications', application);
  await one('application_files', { application_id, file_id: files[1] });
  const trajectory_file_id = await one('trajectory_files', {
    ...{ trajectory_id, creator_id: person_id },
    ...{ trajectory_file_type_id: type, trajectory_file_action_id: action },
  });
  const version = { trajectory_file_id, file_id: files[2] };
  const version_id = await one('trajectory_file_versions', version);
  await one('trajectory_file_returns', { trajectory_file_id, file_id: files[3] });
  const party = 'client';
  const approval_request_id = await one('approval_requests', {
    ...{ trajectory_id, kind: 'approve-document', party, requested: true, sender_id: person_id },
    ...{ recipient_name: 'x', recipient_email: 'x', language: 'nl', sent_at: new Date() },
  });
  const asked = { approval_request_id, party, version_id, position: 1 };
  await one('approval_request_versions', asked);
  const about = { trajectory_id, approval_request_id };
  await one('links', { ...link('approve-document', name), ...about });
}

async function ofTemplates(one: One, own: Given, { trajectory_id, person_id, name }: Given) {
  const template = { ...own, name, contents: 'x' };
  const document_template_id = await one('document_templates', template);
  await one('document_template_fields', {
    ...{ document_template_id, position: 1, name: 'x', type: 'list', configuration: {} },
  });
  const words = { name, contents: 'x', requires_approval: false, fields: {} };
  await one('documents', { ...own, document_template_id, ...words, creator_id: person_id });
  const survey = { ...own, title: name, type: 'client' };
  const survey_template_id = await one('survey_templates', survey);
  const question = { survey_template_id, order: 1, description: 'x', type: 'open' };
  const survey_question_id = await one('survey_questions', question);
  await one('survey_options', { survey_question_id, position: 1, label: 'x' });
  const survey_id = await one('surveys', { ...own, trajectory_id, survey_template_id });
  const plan = { ...own, title: name };
  const action_plan_id = await one('action_plans', plan);
  const step = { doer: 'counselor', anchor: 'intake', amount: 1, unit: 'weeks' };
  const step_of = { ...own, action_plan_id, position: 1, title: 'x', ...step };
  const action_plan_step_id = await one('action_plan_steps', step_of);
  const task = { ...own, trajectory_id, person_id, title: 'x', created_by: person_id };
  await one('tasks', { ...task, action_plan_step_id });
  await one('survey_answers', { survey_id, survey_question_id, answer: 'x' });
}

async function ofOrganisation(one: One, own: Given, name: string) {
  await one('reference_places', { ...own, list: 'studies', item_id: 1 });
  await one('retention_periods', own);
  await one('erasures', { ...own, kind: 'person', record_id: 1 });
  await one('events', { ...own, action: 'x', record: {}, request_id: name });
  const mail_id = await one('mails', { ...own, recipient: 'x', template: 'x', language: 'nl' });
  const bytes = { key: `mail-${name}`, name: 'x', mime: 'x', size: 1, sha256: 'x' };
  const file_id = await one('files', { ...own, ...bytes });
  await one('mail_attachments', { ...own, mail_id, file_id, position: 1 });
}

const link = (purpose: string, token: unknown) => ({
  ...{ purpose, token_hash: Buffer.from(String(token)), expires_at: new Date() },
});
