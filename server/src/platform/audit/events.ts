import { type Insertable, type RawBuilder, sql } from 'kysely';
import { compiledQuery } from '../database/compiledQuery.ts';
import type { Db } from '../database/db.ts';
import { withNext } from '../database/preparedStatements.ts';
import type { Tables } from '../database/tables.gen.ts';

export type Event = {
  action: string;
  /** Who acted; kept as the organisation's record of them, or as it is where it is no one's event. */
  account_id?: number | undefined;
  person_id?: number | undefined;
  link_id?: number | undefined;
  /** Whose admins may read it; see `eventOrganisation`. */
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
  if (organisation_id === undefined || typeof organisation_id === 'number')
    return addForAccount(db, values, { account_id, organisation_id });
  return db
    .insertInto('events')
    .values({ ...values, organisation_id, person_id: recordOf(account_id, organisation_id) })
    .execute();
}

const addKnown = compiledQuery((db, event: Insertable<Tables['events']>) =>
  db.insertInto('events').values(event).modifyEnd(sql.raw(withNext)),
);

/** Under which number an organisation knows the owner of an account. */
const recordOf = (account_id: number | undefined, organisation_id: number | RawBuilder<unknown>) =>
  sql<number | null>`(select id from people where account_id = ${account_id ?? null}
    and organisation_id = ${organisation_id})`;

type Values = Pick<Event, 'action' | 'record' | 'request_id'> & { link_id: number | null };

type Whose = { account_id: number | undefined; organisation_id: number | undefined };

/**
 * What concerns the account itself, such as signing in: each organisation that let it in is told, or
 * only the one that it asks to be let in by, which is not within its wall yet.
 */
const addForAccount = (
  db: Db,
  { action, link_id, record, request_id }: Values,
  { account_id, organisation_id }: Whose,
) =>
  sql`select add_account_event(${account_id ?? null}, ${action}, ${link_id},
    ${JSON.stringify(record)}::jsonb, ${request_id}, ${organisation_id ?? null})`.execute(db);
