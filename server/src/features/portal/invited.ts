import type { Party } from '@traject/contract/approvals';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import { findPeople } from '../approvals/approvals.service.ts';

/** Everybody who is mailed about a page of a trajectory: the client, or those at the employer. */
export async function listInvited(db: Db, trajectoryId: number, party: Party) {
  const people = await findPeople(db, trajectoryId).catch(() => {
    throw notFound();
  });
  const { client, client_id, organisation, organisation_id } = people;
  const about = { client, client_id, organisation, organisation_id };
  if (party === 'client') {
    const { client_first_name: first_name, client_email: email, client_language } = people;
    return { about, language: client_language, readers: [{ first_name, email }] };
  }
  const { rows } = await sql<{
    first_name: string;
    email: string;
  }>`select coalesce(nullif(t.contact_name, ''), t.contact_email) as first_name,
      t.contact_email as email
    from trajectories t where t.id = ${trajectoryId} and t.contact_email <> ''
    union all
    select k.name, k.email::text from portal_contacts k join trajectories t on t.id = k.trajectory_id
    where t.id = ${trajectoryId} and lower(k.email::text) <> lower(t.contact_email)`.execute(db);
  return { about, language: people.organisation_language, readers: rows };
}
