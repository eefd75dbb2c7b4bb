import { type Insertable, type RawBuilder, sql } from 'kysely';
import { compiled } from './compiled.ts';
import type { Db } from './db.ts';
import { withNext } from './preparing.ts';
import type { Tables } from './tables.gen.ts';

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
