import { type Insertable, type RawBuilder, sql } from 'kysely';
import { compiled } from './compiled.ts';
import type { Db } from './db.ts';
import { withNext } from './preparing.ts';
import type { Tables } from './tables.gen.ts';
import { within } from './wall.ts';

export type Event = {
  action: string;
  /** Who acted; kept as the organisation's record of them, or as it is where it is no one's event. */
  account_id?: number | undefined;
  person_id?: number | undefined;
  link_id?: number | undefined;
  /** Whose admins may read it; see `whoseEvent`. */
  organisation_id?: number | RawBuilder<number | null> | undefined;
  record: Record<string, unknown>;
  request_id: string;
};

/** Who did what on which record, in the same transaction as the deed. */
export function recordEvent(db: Db, event: Event): Promise<unknown> {
  const { action, account_id, person_id = null, link_id = null, record, request_id } = event;
  const { organisation_id } = event;
  const values = { action, link_id, record, request_id };
  if (typeof organisation_id === 'number' && (person_id || !account_id))
    return addKnown(db, { ...values, person_id, organisation_id });
  if (organisation_id === undefined) return addForAccount(db, values, account_id ?? null);
  return db
    .insertInto('events')
    .values({ ...values, organisation_id, person_id: recordOf(account_id, organisation_id) })
    .execute();
}

const addKnown = compiled((db, event: Insertable<Tables['events']>) =>
  db.insertInto('events').values(event).modifyEnd(sql.raw(withNext)),
);

/** Under which number an organisation knows the owner of an account. */
const recordOf = (account_id: number | undefined, organisation_id: number | RawBuilder<unknown>) =>
  sql<number | null>`(select id from people where account_id = ${account_id ?? null}
    and organisation_id = ${organisation_id})`;

type Values = Pick<Event, 'action' | 'record' | 'request_id'> & { link_id: number | null };

/** What concerns the account itself, such as signing in: each organisation that let it in is told. */
const addForAccount = (
  db: Db,
  { action, link_id, record, request_id }: Values,
  id: number | null,
) =>
  sql`select add_account_event(${id}, ${action}, ${link_id}, ${JSON.stringify(record)}::jsonb,
    ${request_id})`.execute(db);

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
    if (typeof event.organisation_id !== 'number' || !event.person_id)
      return recordEvent(own, event);
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
  sql`insert into events (action, person_id, link_id, organisation_id, record, request_id)
    select action, person_id, link_id, organisation_id, record, request_id
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as x (action text, person_id int,
      link_id int, organisation_id int, record jsonb, request_id text)`.execute(db);
