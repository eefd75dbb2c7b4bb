import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { isAbout } from '../events/events.service.ts';
import { portfolioRows } from './portfolioRows.ts';
import { type ExportScope, type Rows, row } from './rows.ts';
import { trajectoryRows } from './trajectoryRows.ts';

const mostEvents = 100_000;

type Person = { id: number; organisation_ids: number[] };

/** All that the organisations keep of somebody, by table, and the files that go along. */
export async function readPerson(db: Db, person: Person) {
  const scope = await scopeOf(db, person);
  const data: Record<string, unknown[]> = {};
  for (const [table, rows] of Object.entries(exportedTables)) {
    const found = await sql<{ row: unknown }>`${rows(scope)}`.execute(db);
    data[table] = found.rows.map((one) => one.row);
  }
  return { data, files: await filesOf(db, data) };
}

async function scopeOf(db: Db, { id, organisation_ids: organisations }: Person) {
  const trajectories = await db
    .selectFrom('trajectories')
    .where('client_id', '=', id)
    .where('organisation_id', '=', sql<number>`any(${organisations}::integer[])`)
    .select('id')
    .orderBy('id')
    .execute();
  const keepers = await db
    .selectFrom('file_keepers')
    .where('person_id', '=', id)
    .select('organisation_id')
    .execute();
  const scope: ExportScope = {
    id,
    organisations,
    trajectories: trajectories.map((one) => one.id),
    // It goes with the account, but it is no business of who knows a client only as a colleague.
    hasPortfolio:
      keepers.length === 0 ||
      keepers.some(({ organisation_id }) => organisations.includes(organisation_id)),
  };
  return scope;
}

const accountRows: Record<string, Rows> = {
  accounts: ({ id }) => sql`
    select ${row('a', { without: ['password_hash'] })} from people a where a.id = ${id}`,
  memberships: ({ id, organisations }) => sql`
    select ${row('m', { names: { organisation: sql`o.name` } })}
    from memberships m join organisations o on o.id = m.organisation_id
    where m.person_id = ${id} and m.organisation_id = any(${organisations}::integer[])
    order by m.organisation_id, m.account_type`,
  // What a mail says holds the links that it gives.
  mails: ({ id, organisations }) => sql`
    select ${row('m', { without: ['data'] })}
    from mails m join people a on a.email::text = m.recipient
    where a.id = ${id} and (m.organisation_id is null
      or m.organisation_id = any(${organisations}::integer[])) order by m.id`,
  events: ({ id, organisations, trajectories }) => sql`
    with found as materialized (
      select e.* from events e where e.organisation_id = any(${organisations}::integer[])
        and (${sql.join(concerning(id, trajectories), sql` or `)}))
    select jsonb_build_object('at', f.at, 'by', a.name, 'action', f.action, 'record', f.record)
      as row from found f left join people a on a.id = f.person_id
    order by f.id desc limit ${mostEvents}`,
};

const concerning = (id: number, trajectories: number[]) => [
  sql`e.person_id = ${id}`,
  ...(['person', 'client', 'student'] as const).map((type) => isAbout({ type, id })),
  ...trajectories.map((one) => isAbout({ type: 'trajectory', id: one })),
];

export const exportedTables = { ...accountRows, ...portfolioRows, ...trajectoryRows };

/** What names somebody and is not theirs to take along, and why. */
export const notExported: Record<string, string> = {
  sessions: 'they open the account',
  links: 'they open what was mailed',
  file_keepers: 'the memberships say it',
  organisations: 'the organisation’s own; they say only who changed them last',
  retention_periods: 'the organisation’s own; they say only who changed them last',
  document_templates: 'the organisation’s own; they say only who changed them last',
  survey_templates: 'the organisation’s own; they say only who changed them last',
  survey_questions: 'the organisation’s own; a survey holds a copy of what it asked',
};

export type ExportedFile = { id: number; name: string; [fact: string]: unknown };

/** Of everything found that has a file. */
async function filesOf(db: Db, data: Record<string, unknown[]>): Promise<ExportedFile[]> {
  const found = Object.values(data).flat() as Record<string, unknown>[];
  const ids = found.flatMap(({ file_id, picture_file_id }) =>
    [file_id, picture_file_id].filter((id) => typeof id === 'number'),
  );
  const { rows } = await sql<{ row: ExportedFile }>`
    select ${row('f', { without: ['key', 'uploader_id'] })}
    from files f where f.id = any(${ids}::integer[]) order by f.id`.execute(db);
  return rows.map((one) => one.row);
}
