import { type RawBuilder, sql } from 'kysely';
import type { Db } from './db.ts';

type Event = {
  action: string;
  account_id?: number | undefined;
  link_id?: number | undefined;
  /** Whose admins may read it; see `whoseEvent`. */
  organisation_id?: number | RawBuilder<number | null> | undefined;
  record: Record<string, unknown>;
  request_id: string;
};

/** Who did what on which record, in the same transaction as the deed. */
export const recordEvent = (
  db: Db,
  { account_id = undefined, link_id = undefined, organisation_id, ...event }: Event,
) =>
  db
    .insertInto('events')
    .values({
      ...event,
      account_id: account_id ?? null,
      link_id: link_id ?? null,
      organisation_id: organisation_id ?? onlyOrganisationOf(account_id),
    })
    .execute();

/** Where somebody can only have acted. */
export const onlyOrganisationOf = (account_id: number | undefined) =>
  sql<number | null>`(select min(organisation_id) from memberships
    where account_id = ${account_id ?? null} having min(organisation_id) = max(organisation_id))`;
