import { mostCounted } from '@traject/contract/common/page';
import type { RecordType } from '@traject/contract/common/recordTypes';
import type { EventFilters } from '@traject/contract/events';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { midnight } from '../../platform/database/calendar.ts';
import type { Db } from '../../platform/database/db.ts';
import { addDays } from '../../platform/program/amsterdam.ts';
import { keysOf } from './records.ts';

/** What a field was and became; only its name where the log does not hold the values. */
export type Change = { field: string; from?: unknown; to?: unknown };

export type StoredEvent = {
  id: number;
  at: Date;
  organisation: { id: number; name: string };
  person: { id: number; name: string } | null;
  link_id: number | null;
  /** The trajectory of the link that somebody acted through. */
  link_trajectory_id: number | null;
  /** How whoever opened it on their own page is called. */
  by_name: string | null;
  action: string;
  record: Record<string, unknown>;
  changes: Change[] | null;
  refused: number | null;
  session: string | null;
  device: string | null;
  address: string | null;
};

export type Filters = Omit<EventFilters, 'organisation_id' | 'record'> & {
  organisations: number[];
  record?: { type: RecordType; id: number } | undefined;
};
type Part = { limit: number; offset?: number; before?: { at: Date; id: number } | undefined };

/** Newest first. Each organisation contributes its own first ones, in order from the index. */
export async function findEvents(db: Db, filters: Filters, part: Part): Promise<StoredEvent[]> {
  const { organisations } = filters;
  if (organisations.length === 0) return [];
  const { limit, offset = 0, before } = part;
  const older = before ? sql`and (e.at, e.id) < (${before.at}, ${before.id})` : sql``;
  const first = (organisation_id: number) => sql`(
    select e.id, e.at, e.organisation_id, e.person_id, e.link_id, e.action, e.record,
      e.changes, e.refused, e.session, e.device, e.address
    from events e where e.organisation_id = ${organisation_id} ${conditions(filters)} ${older}
    order by e.at desc, e.id desc limit ${limit + offset})`;
  const { rows } = await sql<StoredEvent>`
    select e.id, e.at, e.link_id, e.action, e.record, e.changes, e.refused,
      e.session, e.device, e.address,
      l.trajectory_id as link_trajectory_id, l.opened_by_name as by_name,
      json_build_object('id', o.id, 'name', o.name) as organisation,
      case when a.id is null then null
        else json_build_object('id', a.id, 'name', a.name) end as person
    from (select * from (${sql.join(organisations.map(first), sql` union all `)}) newest
      order by at desc, id desc limit ${limit} offset ${offset}) e
    join organisations o on o.id = e.organisation_id
    left join people a on a.id = e.person_id
    left join links l on l.id = e.link_id
    order by e.at desc, e.id desc`.execute(db);
  return rows.map(wellFormed);
}

/** One that is not as every event is written shows what can be told of it, and hides no others. */
const wellFormed = (event: StoredEvent): StoredEvent => ({
  ...event,
  record: isObject(event.record) ? event.record : {},
  changes: Array.isArray(event.changes)
    ? event.changes.filter((change) => isObject(change) && typeof change.field === 'string')
    : null,
});

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export async function countEvents(db: Db, filters: Filters) {
  const { rows } = await sql<{ total: number }>`select count(*) as total from (
    select from events e where e.organisation_id = any(${filters.organisations}::integer[])
      ${conditions(filters)} limit ${mostCounted + 1}) counted`.execute(db);
  return rows[0]?.total ?? 0;
}

function conditions({ person_id, action, record, from, to, outcome, session }: Filters) {
  const all = [
    ...(person_id ? [sql`e.person_id = ${person_id}`] : []),
    ...(action ? [sql`e.action = ${action}`] : []),
    ...(record ? [isAbout(record)] : []),
    ...(outcome ? [sql`e.refused is ${sql.raw(outcome === 'done' ? '' : 'not')} null`] : []),
    ...(session ? [sql`e.session = ${session}`] : []),
    ...(from ? [sql`e.at >= ${midnight(from)}`] : []),
    ...(to ? [sql`e.at < ${midnight(addDays(to, 1))}`] : []),
  ];
  return all.length > 0 ? sql`and ${sql.join(all, sql` and `)}` : sql``;
}

/** Whether the event `e` is about a record. */
export function isAbout({ type, id }: { type: RecordType; id: number }): RawBuilder<SqlBool> {
  const kept = keysOf(type).map(({ key, actions }) => {
    // Ids from a path are stored as text, those of created records as numbers.
    const value = key === 'id' || key.endsWith('_id') ? id : String(id);
    return sql`e.id = any(array(select events_about(
      ${JSON.stringify({ [key]: value })}::jsonb, ${actions}::text[])))`;
  });
  const byLink = sql`e.link_id in (select id from links where trajectory_id = ${id})`;
  const all = type === 'trajectory' ? [...kept, byLink, wentAlong(id)] : kept;
  return sql`(${sql.join(all, sql` or `)})`;
}

/** One event tells of all the trajectories that went from one counselor to another. */
const wentAlong = (id: number) => sql`e.id = any(array(
  select events_about(jsonb_build_object('handoverId', x.handover_id::text),
    array['handovers.create', 'handovers.undo'])
  from handover_records x where x.kind = 'trajectory' and x.record_id = ${id}))`;
