import { type Insertable, type RawBuilder, sql } from 'kysely';
import { compiled } from './compiled.ts';
import type { Db } from './db.ts';
import { withNext } from './preparing.ts';
import type { Tables } from './tables.gen.ts';
import { within } from './wall.ts';

export type Event = {
  action: string;
  account_id?: number | undefined;
  link_id?: number | undefined;
  /** Whose admins may read it; see `whoseEvent`. */
  organisation_id?: number | RawBuilder<number | null> | undefined;
  record: Record<string, unknown>;
  request_id: string;
};

/** Who did what on which record, in the same transaction as the deed. */
export function recordEvent(db: Db, event: Event): Promise<unknown> {
  const { action, account_id = null, link_id = null, organisation_id, record, request_id } = event;
  if (typeof organisation_id === 'number')
    return addKnown(db, { action, account_id, link_id, organisation_id, record, request_id });
  const found = organisation_id ?? onlyOrganisationOf(event.account_id);
  const values = { action, account_id, link_id, organisation_id: found, record, request_id };
  return db.insertInto('events').values(values).execute();
}

const addKnown = compiled((db, event: Insertable<Tables['events']>) =>
  db.insertInto('events').values(event).modifyEnd(sql.raw(withNext)),
);

/** Where somebody can only have acted. */
export const onlyOrganisationOf = (account_id: number | undefined) =>
  sql<number | null>`(select min(organisation_id) from memberships
    where account_id = ${account_id ?? null} having min(organisation_id) = max(organisation_id))`;

export type Readings = ReturnType<typeof createReadings>;

/**
 * Who opened what. Those who come while a row is being written wait for the next, together: nobody
 * gets an answer before their own is kept, and many readers at once cost one write.
 */
export function createReadings(db: Db) {
  let waiting: Event[] = [];
  let next: Promise<unknown> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const write = async () => {
    const events = waiting;
    waiting = [];
    next = undefined;
    await addTogether(within(db, whose(events)), events);
  };

  return (event: Event, own: Db): Promise<unknown> => {
    if (typeof event.organisation_id !== 'number') return recordEvent(own, event);
    waiting.push(event);
    if (!next) {
      next = Promise.all([last.catch(() => {}), turnEnds()]).then(write);
      last = next;
    }
    return next;
  };
}

/** One write may be of several houses: it sees these, and no other. */
const whose = (events: Event[]) => events.map((event) => event.organisation_id as number);

/** Until all who came in this turn of the event loop are here. */
const turnEnds = () => new Promise((resolve) => setImmediate(resolve));

const addTogether = (db: Db, events: Event[]) =>
  sql`insert into events (action, account_id, link_id, organisation_id, record, request_id)
    select action, account_id, link_id, organisation_id, record, request_id
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as x (action text, account_id int,
      link_id int, organisation_id int, record jsonb, request_id text)`.execute(db);
