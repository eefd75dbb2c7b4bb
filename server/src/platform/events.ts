import type { Db } from './db.ts';

type Event = {
  action: string;
  account_id?: number | undefined;
  link_id?: number | undefined;
  record: Record<string, unknown>;
  request_id: string;
};

/** Who did what on which record, in the same transaction as the deed. */
export const recordEvent = (
  db: Db,
  { account_id = undefined, link_id = undefined, ...event }: Event,
) =>
  db
    .insertInto('events')
    .values({ ...event, account_id: account_id ?? null, link_id: link_id ?? null })
    .execute();
