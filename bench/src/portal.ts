import { hashOf, newToken } from '@traject/server/src/platform/access/tokens.ts';
import postgres from 'postgres';
import { visitors } from './database.ts';
import type { Call, Loader } from './load.ts';
import type { Line } from './table.ts';
import { asking, besideList } from './today.ts';
import type { Visitor } from './visitor.ts';

type Scale = 'large' | 'small';
type Given = Record<Scale, Visitor> & {
  urls: Record<Scale, string>;
  loader: Loader;
  rounds: number;
  seconds: number;
};

/** The page of a client, and the list of an employer's contact with three, beside the staff's list. */
export async function portalLines({ urls, large, small, ...given }: Given): Promise<Line[]> {
  const parties = { large: await partiesIn(urls.large), small: await partiesIn(urls.small) };
  const list = asking(large, '/trajectories');
  const of = (what: string, who: 'client' | 'contact') =>
    besideList({
      ...{ ...given, what, list, growth: 'at 100,000 pages to 1,000' },
      large: { program: large.program, calls: [parties.large[who]] },
      small: { program: small.program, calls: [parties.small[who]] },
    });
  const page = await of('page of a client', 'client');
  return [...page, ...(await of('list of an employer', 'contact'))];
}

/** Two browsers that are known: of the client with the most to read, and of the employer's contact. */
async function partiesIn(url: string) {
  const sql = postgres(url, { max: 1 });
  const [page] = await sql<{ id: number; organisation_id: number; email: string }[]>`
    select g.id, g.organisation_id, c.email from portal_pages g
    join trajectories t on t.id = g.trajectory_id join people c on c.id = t.client_id
    join people p on p.id = t.counselor_id
    where p.email = ${visitors.counselor} and g.party = 'client' and t.trajectory_state_id < 6
    order by (select count(*) from links l where l.trajectory_id = t.id) desc, g.id limit 1`;
  if (!page) throw new Error('No client has a page');
  const known = async (email: string) => {
    const token = newToken();
    await sql`insert into portal_sessions (organisation_id, email, token_hash, remembered,
        created_at, last_used_at, expires_at)
      values (${page.organisation_id}, ${email}, ${hashOf(token)}, true, now(), now(),
        now() + interval '30 days')`;
    return { authorization: `Party ${token}` };
  };
  const get = async (path: string, email: string): Promise<Call> => ({
    ...{ method: 'GET', path: `/api${path}`, headers: await known(email) },
  });
  const client = await get(`/mine/pages/${page.id}`, page.email);
  const contact = await get('/mine', visitors.contact);
  await sql.end();
  return { client, contact };
}
