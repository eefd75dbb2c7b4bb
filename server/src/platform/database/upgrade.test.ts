import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { emptyDb } from '../../testing/testDb.ts';
import { fillOldDatabase } from './upgrade.testing.ts';

const folder = new URL('../../../migrations/', import.meta.url);
const files = readdirSync(folder).sort();
const at = files.findIndex((file) => file.startsWith('0017'));

const { sql } = await emptyDb();
const apply = (some: string[]) =>
  sql.begin(async (tx) => {
    for (const file of some) await tx.unsafe(readFileSync(new URL(file, folder), 'utf8')).simple();
  });
await apply(files.slice(0, at));
await fillOldDatabase(sql);

/**
 * What each organisation could see about whom, in words: before from the shared table, afterwards
 * from its own.
 */
const seen = async (people: string, named: string) => {
  const ask = async (query: string) => JSON.stringify(await sql.unsafe(query));
  return {
    memberships: await ask(`select p.email, p.first_name, p.last_name, m.organisation_id,
      m.account_type from memberships m join ${people} p on p.id = m.${named} order by 1, 4, 5`),
    trajectories: await ask(`select t.id, t.organisation_id, c.email as client, c.name,
      b.email as counselor from trajectories t join ${people} c on c.id = t.client_id
      join ${people} b on b.id = t.counselor_id order by t.id`),
    counts: await ask(`select c.organisation_id, p.email, trajectory_state_id, total
      from trajectory_counts c join ${people} p on p.id = c.counselor_id
      where total > 0 order by 1, 2, 3`),
    notes: await ask(`select n.id, n.note, a.email as author, u.email as editor from notes n
      join ${people} a on a.id = n.author_id left join ${people} u on u.id = n.updated_by
      order by n.id`),
    history: await ask(`select h.id, p.email from trajectory_history h
      join ${people} p on p.id = h.actor_id order by h.id`),
    evaluations: await ask(`select e.id, s.email as student, v.email as evaluator, a.email as asker
      from evaluations e join ${people} s on s.id = e.student_id
      join ${people} v on v.id = e.evaluator_id join ${people} a on a.id = e.asked_by
      order by e.id`),
    enrolments: await ask(`select p.email, e.organisation_id, e.diploma_id from enrolments e
      join ${people} p on p.id = e.student_id order by 1, 2, 3`),
    sessions: await ask(`select s.id, a.email from sessions s
      join accounts a on a.id = s.account_id
      where a.password_hash is not null order by 1`),
  };
};

type Kept = { email: string; organisation_id: number };
/** Where somebody's file was kept, with everything that was in it. */
const filesOf = async (people: string, named: string, kept: Kept[]) => {
  const all = [];
  for (const { email, organisation_id } of kept) {
    const own = named === 'person_id' ? `and p.organisation_id = ${organisation_id}` : '';
    const [row] = await sql.unsafe(
      `select p.email, f.address, f.city, f.phone_number, f.benefits,
      f.version, (select name from profile_references x where x.${named} = p.id) as reference,
      (select array_agg(name order by name) from profile_items x where x.${named} = p.id) as items,
      (select function_title from experience x where x.${named} = p.id) as work,
      (select array_agg(key || sha256 order by key) from profile_files x
        join files on files.id = x.file_id where x.${named} = p.id) as files,
      (select key || name from files where files.id = f.picture_file_id) as picture
      from ${people} p join profiles f on f.${named} = p.id where p.email = $1 ${own}`,
      [email],
    );
    all.push({ organisation_id, ...row });
  }
  return all;
};

const kept = await sql<Kept[]>`select a.email, k.organisation_id from file_keepers k
  join accounts a on a.id = k.account_id order by 1, 2`;
const before = await seen('accounts', 'account_id');
const filesBefore = await filesOf('accounts', 'account_id', [...kept]);
const signIns = await sql`select id, email, password_hash from accounts
  where password_hash is not null order by id`;
const openInvitations = await sql`select l.id from links l join accounts a on a.id = l.account_id
  where exists (select from memberships m where m.account_id = a.id)`;
const shared = await sql`select account_id from memberships group by account_id
  having count(distinct organisation_id) > 1`;
await apply(files.slice(at));

it('loses nothing that an organisation knew about anybody, file by file', async () => {
  expect(shared.length).toBeGreaterThan(10);
  expect(kept.length).toBeGreaterThan(20);
  expect(await seen('people', 'person_id')).toEqual(before);
  expect(await filesOf('people', 'person_id', [...kept])).toEqual(filesBefore);
});

it('finds every trajectory by what it was found by before, and by email addresses', async () => {
  const found = await sql`select t.id from trajectories t join people p on p.id = t.client_id
    where t.search_text like '%' || lower(p.name) || '%'
      and t.search_text like '%' || p.email || '%' and t.client_sort = p.sort_name
      and t.client_sort like p.last_name || ', %'`;
  const [all] = await sql`select count(*)::int as n from trajectories`;
  expect(found.length).toBeGreaterThan(10);
  expect(found.length).toBe(all?.n);
});

it('tells no student again about earlier levels, and lets open ones run to the end of their last day', async () => {
  const [done] = await sql`select count(*)::int as n,
    count(*) filter (where told_at = done_at)::int as told from evaluations
    where done_at is not null`;
  expect(done?.n).toBeGreaterThan(0);
  expect(done?.told).toBe(done?.n);
  const open = await sql`select to_char(expires_at at time zone 'Europe/Amsterdam', 'HH24:MI:SS')
    as at from evaluations where done_at is null and expires_at > now()`;
  expect(open.length).toBeGreaterThan(0);
  expect(new Set(open.map(({ at }) => at))).toEqual(new Set(['23:59:59']));
});

it('leaves every account its way in, and makes none for people who had none', async () => {
  const now = await sql`select id, email, password_hash from accounts order by id`;
  expect([...now]).toEqual([...signIns]);
  const linked = await sql`select p.id from people p left join accounts a on a.id = p.account_id
    where (a.id is null) <> (p.email not in (select email::text from accounts))`;
  expect([...linked]).toEqual([]);
  const links = await sql`select id from links where person_id is not null`;
  expect(links.length).toBeGreaterThanOrEqual(openInvitations.length);
});

it('treats everybody from before as the owner of their address, and keeps their sessions', async () => {
  const unproven = await sql`select id from accounts where address_proven_at is null`;
  expect([...unproven]).toEqual([]);
  const moved = await sql`select id from sessions where last_used_at <> created_at`;
  expect([...moved]).toEqual([]);
});

it('keeps registrations of people who belong nowhere, and gives them time to ask', async () => {
  const [lone] = await sql`select count(*)::int as n from accounts a where lone_since is not null
    and exists (select from registrations r where r.account_id = a.id and r.city is not null)`;
  expect(lone?.n).toBeGreaterThan(0);
  const [lapsing] = await sql`select count(*)::int as n from accounts
    where lone_since < now() - interval '1 day'`;
  expect(lapsing?.n).toBe(0);
});

it('hands nothing of one organisation to another', async () => {
  const across = await sql`
    select 'note' from notes n join trajectories t on t.id = n.trajectory_id
      join people p on p.id in (n.author_id, n.updated_by)
      where p.organisation_id <> t.organisation_id
    union all select 'profile' from profiles f join people p on p.id = f.person_id
      join people u on u.id = f.updated_by where u.organisation_id <> p.organisation_id
    union all select 'file' from profile_files x join people p on p.id = x.person_id
      join files f on f.id = x.file_id where f.organisation_id <> p.organisation_id
    union all select 'uploader' from files f join people p on p.id = f.uploader_id
      where f.organisation_id <> p.organisation_id
    union all select 'event' from events e join people p on p.id = e.person_id
      where p.organisation_id <> e.organisation_id
    union all select 'record' from events e join people p
      on p.id = (e.record ->> 'clientId')::int where p.organisation_id <> e.organisation_id`;
  expect([...across]).toEqual([]);
});
