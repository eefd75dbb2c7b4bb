import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { unprocessable } from '../../platform/http/errors.ts';

/**
 * The client and somebody at the employer never have one address: whoever reads there would answer
 * for both. After either of them got another, wherever that was.
 */
export async function refuseSameAddress(db: Db, trajectoryIds: readonly number[]) {
  const { rows } =
    await sql`select from trajectories t join people client on client.id = t.client_id
    where t.id = any(${trajectoryIds}::integer[]) and (
      lower(t.contact_email) = lower(client.email::text)
      or exists (select from portal_contacts k
        where k.trajectory_id = t.id and k.email = client.email))
    limit 1`.execute(db);
  if (rows.length > 0) throw unprocessable('portal.contact_is_client');
}
