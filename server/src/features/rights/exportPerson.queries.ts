import { sql } from 'kysely';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/database/db.ts';
import { isAbout } from '../events/events.service.ts';
import { colleagueRows } from './colleagueRows.ts';
import { portalRows } from './portalRows.ts';
import { portfolioRows } from './portfolioRows.ts';
import { type ExportScope, type Rows, row } from './rows.ts';
import { trajectoryRows } from './trajectoryRows.ts';

const mostEvents = 100_000;

/** Everything an organisation keeps about somebody, by table, with the files to include. */
export async function readPerson(db: Db, person: PersonScope) {
  const scope = await scopeOf(db, person);
  const data: Record<string, unknown[]> = {};
  for (const [table, rows] of Object.entries(exportedTables)) {
    const found = await sql<{ row: unknown }>`${rows(scope)}`.execute(db);
    data[table] = found.rows.map((one) => one.row);
  }
  return { data, files: await filesOf(db, data) };
}

async function scopeOf(db: Db, { id, organisation_id }: PersonScope): Promise<ExportScope> {
  const trajectories = await db
    .selectFrom('trajectories')
    .where('client_id', '=', id)
    .select('id')
    .orderBy('id')
    .execute();
  return { id, organisation_id, trajectories: trajectories.map((one) => one.id) };
}

const recordRows: Record<string, Rows> = {
  people: ({ id }) => sql`
    select ${row('p', { without: ['account_id'] })} from people p where p.id = ${id}`,
  memberships: ({ id }) => sql`
    select ${row('m', { names: { organisation: sql`o.name` } })}
    from memberships m join organisations o on o.id = m.organisation_id
    where m.person_id = ${id} order by m.account_type`,
  imported_people: ({ id }) => sql`
    select ${row('i', { without: ['has_waited'], names: { kind: sql`m.kind`, imported_at: sql`m.imported_at` } })}
    from imported_people i join imports m on m.id = i.import_id
    where i.person_id = ${id} order by i.import_id`,
  // The text of a mail contains its links.
  mails: ({ id, organisation_id }) => sql`
    select ${row('m', { without: ['data'] })}
    from mails m join people p on p.email::text = m.recipient
    where p.id = ${id} and m.organisation_id = ${organisation_id} order by m.id`,
  events: ({ id, organisation_id, trajectories }) => sql`
    with found as materialized (
      select e.* from events e where e.organisation_id = ${organisation_id}
        and (${sql.join(concerning(id, trajectories), sql` or `)}))
    select jsonb_build_object('at', f.at, 'by', a.name, 'action', f.action, 'record', f.record,
      'refused', f.refused) || case when f.person_id = ${id} then jsonb_build_object(
        'session', f.session, 'device', f.device, 'address', f.address) else '{}' end
      as row from found f left join people a on a.id = f.person_id
    order by f.id desc limit ${mostEvents}`,
};

const concerning = (id: number, trajectories: number[]) => [
  sql`e.person_id = ${id}`,
  ...(['person', 'client', 'student'] as const).map((type) => isAbout({ type, id })),
  ...trajectories.map((one) => isAbout({ type: 'trajectory', id: one })),
];

export const exportedTables = {
  ...recordRows,
  ...portfolioRows,
  ...trajectoryRows,
  ...portalRows,
  ...colleagueRows,
};

/** Tables that refer to people but are not exported, and why. */
export const notExported: Record<string, string> = {
  installation: 'nobody’s; it names the record of the first administrator until they come in',
  devices: 'hashes of device cookies, which say nothing about anybody',
  sessions: 'they open the account',
  links: 'they open what was mailed',
  accounts: 'its owner’s alone; no organisation keeps it',
  address_changes: 'its owner’s alone; no organisation keeps it',
  registrations: 'its owner’s alone, until it is an organisation’s record',
  organisations: 'the organisation’s own; they say only who changed them last',
  retention_periods: 'the organisation’s own; they say only who changed them last',
  document_templates: 'the organisation’s own; they say only who changed them last',
  survey_templates: 'the organisation’s own; they say only who changed them last',
  action_plans: 'the organisation’s own; they say only who changed them last',
  invoice_settings: 'the organisation’s own; they say only who changed them last',
  payers: 'the organisation’s own; they say only who changed them last',
  bank_files: 'the organisation’s own books; they say only who read them',
  bank_lines: 'the organisation’s own books; what was paid is told with its invoice',
  digests: 'they say only in which weeks somebody was mailed some counts',
  upload_parts: 'they wait to become a file that is exported, for a day at most',
  uploads: 'they wait to become a file that is exported, for a day at most',
  teams: 'the organisation’s own; people who are in one are told so',
  groups: 'the organisation’s own; people who are in one are told so',
  handover_records: 'numbers of what went along; each is exported where it is',
  imports: 'the organisation’s own; people who came from one are told so',
  mail_attachments: 'which files went along; what an invoice says is exported where it is',
  invoice_batches: 'the organisation’s own; what it did for a trajectory is exported there',
  survey_questions: 'the organisation’s own; a survey holds a copy of what it asked',
};

export type ExportedFile = { id: number; name: string; [fact: string]: unknown };

/** Of all the rows found that have a file. */
async function filesOf(db: Db, data: Record<string, unknown[]>): Promise<ExportedFile[]> {
  const found = Object.values(data).flat() as Record<string, unknown>[];
  const ids = found.flatMap(({ file_id, picture_file_id, answer_file_id }) =>
    [file_id, picture_file_id, answer_file_id].filter((id) => typeof id === 'number'),
  );
  const { rows } = await sql<{ row: ExportedFile }>`
    select ${row('f', { without: ['key', 'uploader_id'] })}
    from files f where f.id = any(${ids}::integer[]) order by f.id`.execute(db);
  return rows.map((one) => one.row);
}
