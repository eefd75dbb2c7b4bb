import { expect, it } from 'vitest';
import { testDb } from '../../testing/testDb.ts';
import { tablesOfNobody } from './proveWall.ts';

const { sql } = await testDb();

/** Rows of these may be an account’s, or came with the program for everybody. */
const ofSomeNobody = [
  ...['events', 'files', 'kept_answers', 'links', 'mails'],
  ...['file_actions', 'file_types', 'studies', 'study_levels', 'working_areas'],
];

/**
 * Of before this rule: what they name belongs to one organisation, so they hold in all of them. Whoever
 * divides the tables by organisation puts it first in each (docs/scaling.md).
 */
const older =
  `application_files_file_id_key application_files_pkey appointment_guests_appointment_id_party_key
  appointment_guests_appointment_id_person_id_key appointments_uid_recurrence_at_key approval_request_versions_pkey
  approval_request_versions_version_id_party_key approval_requests_one_open_review badges_that_hold
  core_tasks_diploma_id_position_key digests_pkey enrolments_pkey evaluation_round_lines_pkey evidence_seen_pkey
  group_people_pkey handover_records_pkey imported_people_pkey invoice_batch_lines_pkey
  invoice_reminders_invoice_id_level_key invoice_repeats_invoice_id_key mail_attachments_pkey note_versions_pkey
  portal_contacts_trajectory_id_email_key portal_pages_trajectory_id_party_key portfolio_evidence_pkey
  profile_files_pkey profiles_pkey reminders_approval_request_id_asked_at_number_key
  reminders_evaluation_id_asked_at_number_key reminders_survey_id_asked_at_number_key
  reminders_task_id_asked_at_number_key survey_answers_pkey targets_student_id_work_process_id_due_on_key
  tasks_trajectory_id_action_plan_step_id_key team_members_pkey trajectory_file_returns_file_id_key
  trajectory_file_versions_file_id_key trajectory_members_trajectory_id_person_id_key upload_parts_pkey
  work_processes_core_task_id_position_key`.split(/\s+/);

/** Looked up by whoever knows them, before it is known whose they are; or of lists for everybody. */
const beforeTheWall = [
  ...[
    'badges_code_key',
    'kept_answers_pkey',
    'links_token_hash_key',
    'portal_sessions_token_hash_key',
  ],
  ...['portfolios_code_key', 'file_actions_code_key', 'file_types_code'],
];

it('every row of an organisation says whose it is, so that the tables can be divided by that', async () => {
  const tables = await sql<{ name: string }[]>`select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and c.relname <> 'organisations' and not exists (select from pg_attribute a
        where a.attrelid = c.oid and a.attname = 'organisation_id' and a.attnotnull)
    order by 1`;
  const names = tables.map(({ name }) => name);
  expect(names.sort()).toEqual([...tablesOfNobody, ...ofSomeNobody].sort());
});

it('a new key of more than a number names the organisation', async () => {
  const keys = await sql<{ name: string }[]>`
    select i.relname as name from pg_index x
      join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    where x.indisunique and c.relnamespace = 'public'::regnamespace
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organisation_id')
      and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum = any(x.indkey)
        and a.attname in ('organisation_id', 'id'))
    order by 1`;
  expect(keys.map(({ name }) => name).sort()).toEqual([...older, ...beforeTheWall].sort());
});
