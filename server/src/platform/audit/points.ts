import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

/** From where somebody acts, as NEN 7513 asks for: in which session, on what device and at what address. */
export type Point = {
  session?: string | undefined;
  device?: string | null | undefined;
  address?: string | null | undefined;
};

/** A word for a session that opens nothing, and does not tell its number. */
const wordOf = (session: string) =>
  createHash('sha256').update(session).digest('base64url').slice(0, 12);

export const staffSession = (session_id: string) => wordOf(`staff ${session_id}`);
export const partySession = (session_id: number) => wordOf(`party ${session_id}`);

/** As the log stores it; whatever a proxy may have said instead is none. */
export const addressFor = (address: string) =>
  isIP(address.replace(/::\/64$/, '::')) === 0 ? null : address;

/**
 * Of events of more than 90 days ago, by whole days since it was done last. What has none, for being
 * of before or of a job, is only read.
 */
export async function shortenAddresses(db: Db) {
  for (;;) {
    const { rows } = await sql`with day as (
        select addresses_short_until as since, addresses_short_until + interval '1 day' as until
        from installation where addresses_short_until + interval '91 days' <= now()),
      shorter as (update events e set address = short_address(e.address) from day
        where e.at >= day.since and e.at < day.until
          and e.address is distinct from short_address(e.address))
      update installation set addresses_short_until = day.until from day returning 1`.execute(db);
    if (rows.length === 0) return;
  }
}
