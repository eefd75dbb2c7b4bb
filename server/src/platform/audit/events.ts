import { type Insertable, type RawBuilder, sql } from 'kysely';
import { compiledQuery } from '../database/compiledQuery.ts';
import type { Db } from '../database/db.ts';
import { withNext } from '../database/preparedStatements.ts';
import type { Tables } from '../database/tables.gen.ts';
import type { Point } from './points.ts';

export type Event = Point & {
  action: string;
  /**
   * Who acted; stored as the organisation's record of them, or as the account if the event has no
   * organisation.
   */
  account_id?: number | undefined;
  person_id?: number | undefined;
  link_id?: number | undefined;
  /** Whose admins may read it; see `eventOrganisation`. */
  organisation_id?: number | RawBuilder<number | null> | undefined;
  record: Record<string, unknown>;
  request_id: string;
};

/** Who did what to which record, in the same transaction as the change. */
export function recordEvent(db: Db, event: Event): Promise<unknown> {
  const { action, account_id, person_id = null, link_id = null, record, request_id } = event;
  const { organisation_id, session = null, device = null, address = null } = event;
  const values = { action, link_id, record, request_id, session, device, address };
  if (typeof organisation_id === 'number' && (person_id || !account_id))
    return addKnown(db, { ...values, person_id, organisation_id });
  if (organisation_id === undefined || typeof organisation_id === 'number')
    return addForAccount(db, values, { account_id, organisation_id });
  return db
    .insertInto('events')
    .values({ ...values, organisation_id, person_id: recordOf(account_id, organisation_id) })
    .execute();
}

type JobEvent = { action: string; organisation_id: number; record: Record<string, unknown> };

/** What a job did to many, in one statement. */
export const recordEvents = (db: Db, events: JobEvent[], request_id: string) =>
  sql`insert into events (action, organisation_id, record, request_id)
    select action, organisation_id, record, ${request_id}
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
      as x (action text, organisation_id integer, record jsonb)`.execute(db);

const addKnown = compiledQuery((db, event: Insertable<Tables['events']>) =>
  db.insertInto('events').values(event).modifyEnd(sql.raw(withNext)),
);

/** The id of an organisation's record of the owner of an account. */
const recordOf = (account_id: number | undefined, organisation_id: number | RawBuilder<unknown>) =>
  sql<number | null>`(select id from people where account_id = ${account_id ?? null}
    and organisation_id = ${organisation_id})`;

type Values = Pick<Event, 'action' | 'record' | 'request_id'> &
  Record<'session' | 'device' | 'address', string | null> & { link_id: number | null };

type Whose = { account_id: number | undefined; organisation_id: number | undefined };

/**
 * For events about the account itself, such as signing in: recorded in every organisation that let
 * it in, or only in the one it asks to join, which it cannot see yet.
 */
const addForAccount = (
  db: Db,
  { action, link_id, record, request_id, session, device, address }: Values,
  { account_id, organisation_id }: Whose,
) =>
  sql`select add_account_event(${account_id ?? null}, ${action}, ${link_id},
    ${JSON.stringify(record)}::jsonb, ${request_id}, ${organisation_id ?? null},
    ${session}, ${device}, ${address})`.execute(db);
