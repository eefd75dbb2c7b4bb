import { sql } from 'kysely';
import { pagesOf } from '../../platform/access/portalPages.ts';
import type { Db } from '../../platform/database/db.ts';

type Addressed = { organisation_id: number; first_name: string; concerns: number[] };

/**
 * Where an address has pages, and how its owner is called there: by their first name as a client, by
 * their whole name as somebody at an employer.
 */
export async function findAddressed(everywhere: Db, email: string, now: Date) {
  const { rows } = await sql<Addressed>`select g.organisation_id,
      coalesce(
        min(client.first_name) filter (where g.party = 'client'),
        min(k.name), min(t.contact_name) filter (where lower(t.contact_email) = lower(${email})),
        '') as first_name,
      array_agg(distinct client.id) as concerns
    from ${pagesOf(email, now)} g
    join trajectories t on t.id = g.trajectory_id
    join people client on client.id = t.client_id
    left join portal_contacts k on k.trajectory_id = t.id and k.email = ${email}::citext
      and g.party = 'employer'
    group by g.organisation_id
    order by g.organisation_id`.execute(everywhere);
  return rows;
}
