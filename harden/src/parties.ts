import { hashOf, newToken } from '@traject/server/src/platform/access/tokens.ts';
import type { Demo } from './demo.ts';

type Known = { token: string; pageId: number };

/** A client and an employer of the demo, each in a browser that knows them, with an open page. */
export async function partiesOf({ sql }: Demo): Promise<Record<'client' | 'employer', Known>> {
  const [found] = await sql<{ organisation_id: number; id: number }[]>`
    select t.organisation_id, t.id from trajectories t join people c on c.id = t.client_id
    where t.deleted_at is null and c.email <> '' and t.contact_email <> ''
      and t.trajectory_state_id < 6
    order by (select count(*) from links l where l.trajectory_id = t.id) desc, t.id limit 1`;
  if (!found) throw new Error('The demo has no trajectory with two parties');
  const known = async (party: 'client' | 'employer') => {
    const token = newToken();
    await sql`insert into portal_sessions (organisation_id, email, token_hash, remembered,
        created_at, last_used_at, expires_at)
      select t.organisation_id, case ${party} when 'client' then c.email::text
        else t.contact_email end, ${hashOf(token)}, true, now(), now(), now() + interval '30 days'
      from trajectories t join people c on c.id = t.client_id where t.id = ${found.id}`;
    const [page] = await sql<{ id: number }[]>`
      insert into portal_pages (organisation_id, trajectory_id, party)
      values (${found.organisation_id}, ${found.id}, ${party})
      on conflict (trajectory_id, party) do update set closed_at = null returning id`;
    return { token, pageId: page?.id ?? 0 };
  };
  return { client: await known('client'), employer: await known('employer') };
}
