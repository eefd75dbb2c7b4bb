import { type Party, parties } from '@traject/contract/approvals';
import type { Shared, SharedPage } from '@traject/contract/portal';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import { stateOf } from './states.queries.ts';

const moment = (at: unknown) => sql`to_json(${at}) #>> '{}'`;

/** Who has a page of a trajectory, and what the client changed on it. */
export async function readShared(db: Db, trajectoryId: number, now: Date): Promise<Shared> {
  const { rows: pages } = await sql<SharedPage>`select p.party, ${stateOf(now)} as state,
      case p.party when 'client' then client.name else nullif(t.contact_name, '') end as name,
      nullif(case p.party when 'client' then client.email::text else t.contact_email end, '')
        as email,
      case p.party when 'client' then '[]' else coalesce((
        select json_agg(json_build_object('id', k.id, 'name', k.name, 'email', k.email)
          order by k.id) from portal_contacts k where k.trajectory_id = t.id), '[]') end
        as contacts,
      ${moment(sql`g.opened_at`)} as opened_at, ${moment(sql`s.visited_at`)} as visited_at,
      s.browsers, (select count(*)::integer from messages m where m.trajectory_id = t.id
        and m.party = p.party and m.person_id is null and m.read_at is null) as unread
    from trajectories t
    join people client on client.id = t.client_id
    cross join unnest(${[...parties]}::text[]) with ordinality as p (party, place)
    left join portal_pages g on g.trajectory_id = t.id and g.party = p.party
    cross join lateral (
      select max(x.last_used_at) as visited_at, count(*) filter (
        where x.revoked_at is null and x.expires_at > ${now})::integer as browsers
      from portal_sessions x where x.organisation_id = t.organisation_id
        and x.token_hash is not null and x.email in (
          select client.email where p.party = 'client'
          union all select t.contact_email where p.party = 'employer' and t.contact_email <> ''
          union all select k.email from portal_contacts k
            where p.party = 'employer' and k.trajectory_id = t.id)) s
    where t.id = ${trajectoryId}
    order by p.place`.execute(db);
  return { pages, changes: await listChanges(db, trajectoryId) };
}

async function listChanges(db: Db, trajectoryId: number) {
  const { rows } = await sql<
    Shared['changes'][number]
  >`select id, what, act, title, ${moment(sql`at`)} as at from portal_changes
    where trajectory_id = ${trajectoryId} and seen_at is null
    order by id desc limit 100`.execute(db);
  return rows;
}

/** What came in while somebody looked is not seen yet. */
export const setSeen = (db: Db, trajectory_id: number, upTo: number, seen_at: Date) =>
  db
    .updateTable('portal_changes')
    .set({ seen_at })
    .where('trajectory_id', '=', trajectory_id)
    .where('id', '<=', upTo)
    .where('seen_at', 'is', null)
    .execute();

type Contact = {
  organisation_id: number;
  trajectory_id: number;
  name: string;
  email: string;
  created_by: number;
};

/** Nothing if that address was there already. */
export const addContact = (db: Db, contact: Contact) =>
  db
    .insertInto('portal_contacts')
    .values(contact)
    .onConflict((conflict) => conflict.columns(['trajectory_id', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst();

export const removeContact = (db: Db, trajectory_id: number, id: number) =>
  db
    .deleteFrom('portal_contacts')
    .where('trajectory_id', '=', trajectory_id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow(notFound);

export const findPageId = (db: Db, trajectory_id: number, party: Party) =>
  db
    .selectFrom('portal_pages')
    .where('trajectory_id', '=', trajectory_id)
    .where('party', '=', party)
    .select('id')
    .executeTakeFirst();

export const countContacts = async (db: Db, trajectory_id: number) => {
  const { count } = await db
    .selectFrom('portal_contacts')
    .where('trajectory_id', '=', trajectory_id)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};
