import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { within } from '../database/wall.ts';
import type { Clock } from '../program/clock.ts';
import type { Event } from './events.ts';
import { endOf, keyOf, quarterOf } from './quarters.ts';

export type AuditBatch = ReturnType<typeof createAuditBatch>;

type Reading = Event & { key: string; ends_at: Date };

/** Beyond this many in a quarter of an hour, only the database remembers them. */
const mostKnown = 20_000;

/**
 * The audit trail of who opened what: one event per person, call and address in a quarter of an
 * hour, however often it is called. Nobody gets an answer before the event is stored, possibly by
 * an earlier call.
 */
export function createAuditBatch(db: Db, clock: Clock) {
  const write = createWriter(db);
  let known = new Map<string, Promise<unknown>>();
  let quarter = 0;

  return (event: Event, own: Db): Promise<unknown> => {
    const now = quarterOf(clock);
    if (now !== quarter || known.size >= mostKnown) known = new Map();
    quarter = now;
    const { action, account_id = null, person_id = null, link_id = null, record } = event;
    // Whoever uses the password or the session of somebody else is not taken for them.
    const { session = null, address = null } = event;
    const parts = [action, account_id, person_id, link_id, record, session, address];
    const name = JSON.stringify(parts);
    const kept = known.get(name);
    if (kept) return kept;
    const writing = write({ ...event, key: keyOf(now, parts), ends_at: endOf(now) }, own);
    const here = known.set(name, writing);
    writing.catch(() => here.delete(name));
    return writing;
  };
}

/**
 * Events that arrive during a write wait for the next one and are written together, as one batch.
 */
function createWriter(db: Db) {
  let waiting: Reading[] = [];
  let next: Promise<unknown> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const write = async () => {
    const events = waiting;
    waiting = [];
    next = undefined;
    await addTogether(within(db, whose(events)), events);
  };

  return (event: Reading, own: Db): Promise<unknown> => {
    if (typeof event.organisation_id !== 'number') return addOne(own, event);
    waiting.push(event);
    if (!next) {
      next = Promise.all([last.catch(() => {}), turnEnds()]).then(write);
      last = next;
    }
    return next;
  };
}

/** Until all events of this turn of the event loop have arrived. */
const turnEnds = () => new Promise((resolve) => setImmediate(resolve));

/** Sorted by key, so that two processes cannot deadlock. */
const addTogether = (db: Db, events: Reading[]) =>
  sql`with given as (
      select distinct on (key) * from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as x (
        key text, ends_at timestamptz, action text, person_id int, link_id int,
        organisation_id int, record jsonb, request_id text, session text, device text, address inet)
      order by key),
    fresh as (
      insert into recent_events (key, ends_at) select key, ends_at from given order by key
      on conflict do nothing returning key)
    insert into events (action, person_id, link_id, organisation_id, record, request_id,
      session, device, address)
    select action, person_id, link_id, organisation_id, record, request_id,
      session, device, address
    from given join fresh using (key)`.execute(db);

/** An event whose organisation the database has to find, if there is one. */
function addOne(db: Db, { key, ends_at, ...event }: Reading) {
  const { action, account_id = null, link_id = null, record, request_id } = event;
  const { session = null, device = null, address = null } = event;
  return sql`with fresh as (
      insert into recent_events (key, ends_at) values (${key}, ${ends_at})
      on conflict do nothing returning key),
    place as (select ${event.organisation_id ?? null}::int as id from fresh)
    insert into events
      (action, person_id, account_id, link_id, organisation_id, record, request_id,
        session, device, address)
    select ${action}::text, p.id, case when place.id is null then ${account_id}::int end,
      ${link_id}::int, place.id, ${JSON.stringify(record)}::jsonb, ${request_id}::text,
      ${session}::text, ${device}::text, ${address}::inet
    from place left join people p
      on p.account_id = ${account_id}::int and p.organisation_id = place.id`.execute(db);
}

/** One batch may concern several organisations: it sees these and no others. */
const whose = (events: Reading[]) => events.map((event) => event.organisation_id as number);
