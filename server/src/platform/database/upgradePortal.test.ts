import { afterAll, expect, it } from 'vitest';
import { remind } from '../../features/reminders/remind.ts';
import { openApp } from '../../testing/openApp.ts';
import { visitor } from '../../testing/portalDesk.ts';
import { finished } from '../access/portalPages.ts';
import { fillBeforePortal, tokenOfTask } from './upgradePortal.testing.ts';
import { anUpgradedDatabase, officeTime } from './upgrades.testing.ts';

const { database, sql, names, before, after } = await anUpgradedDatabase({
  '0045': fillBeforePortal,
});
const app = await openApp(database);
afterAll(app.close);
const { linksTo, askedLink, visit } = visitor(app);

type Asked = { id: number; trajectory_id: number; title: string; party: string; email: string };
/** What a party was asked before, about what is still going on. */
const asked = (party: string) => sql<Asked[]>`
  select k.id, k.trajectory_id, k.title, k.party, k.recipient_email as email from tasks k
  join trajectories t on t.id = k.trajectory_id
  where k.party = ${party} and k.done_at is null and t.deleted_at is null
    and t.trajectory_state_id <> all(${finished}) order by k.id`;
const pages = () => sql`select trajectory_id, party from portal_pages order by 1, 2`;

it('the tables of the time have something to lose', () => {
  const filled = Object.values(before).filter((rows) => rows.length > 0);
  expect(filled.length).toBeGreaterThan(50);
  for (const name of ['tasks', 'appointment_guests', 'links', 'invoices', 'reminders'])
    expect(before[name]?.length, name).toBeGreaterThan(15);
});

it.each(names)('every row of %s is still there, as it was', (name) => {
  expect(after[name]).toHaveLength(before[name]?.length ?? 0);
  expect(after[name]).toEqual(before[name]);
});

it('no page is open by itself, nobody is known anywhere, and no invoice is shown', async () => {
  const added = [
    'portal_pages',
    'portal_contacts',
    'portal_sessions',
    'messages',
    'portal_changes',
  ];
  for (const name of added) expect(await sql`select from ${sql(name)}`, name).toHaveLength(0);
  expect(await sql`select from invoices where visible_employer`).toHaveLength(0);
  const faces = await sql`select distinct accent_color, portal_greeting, portal_help
    from organisations`;
  expect([...faces]).toEqual([{ accent_color: '', portal_greeting: '', portal_help: '' }]);
});

it('a link that was mailed before still works, and opens no page', async () => {
  for (const party of ['client', 'employer']) {
    const [one] = await asked(party);
    const path = `/task-requests/${tokenOfTask(one?.id ?? 0)}`;
    const shown = await app.as().get(path);
    expect(shown.json()).toMatchObject({ title: one?.title, done: null });
    const answer = new FormData();
    answer.append('answer', 'Gedaan');
    const done = await app.as().post(path, answer);
    expect(done.statusCode).toBeLessThan(300);
    expect((await app.as().get(path)).json().done).toMatchObject({ answer: 'Gedaan' });
  }
  expect([...(await pages())]).toEqual([]);
});

it('whoever is reminded afterwards has a page, and nobody else', async () => {
  const [client] = await asked('client');
  const [employer] = await asked('employer');
  if (!client || !employer) throw new Error('Nobody was asked');
  expect((await app.as().post('/mine/links', { email: client.email })).statusCode).toBe(204);
  await remind(app.world, officeTime(0));
  const reminded = await sql`select distinct l.trajectory_id,
    substring(l.purpose from '-(client|employer)$') as party from reminders r
    join links l on l.id = r.link_id order by 1, 2`;
  expect(reminded.length).toBeGreaterThan(20);
  expect([...(await pages())]).toEqual([...reminded]);

  for (const one of [client, employer]) {
    const { mine, get } = await visit(one.email);
    const [page, ...others] = (await mine()).pages;
    expect(others).toEqual([]);
    expect(page.party).toBe(one.party);
    const shown = (await get(`/mine/pages/${page.id}`)).json();
    expect(shown.asked.map(({ title }: { title: string }) => title)).toContain(one.title);
  }
  expect(await linksTo(client.email), 'not for the time before').toHaveLength(1);
  const path = `/task-requests/${tokenOfTask(client.id)}`;
  expect((await app.as().get(path)).statusCode, 'the older link').toBe(200);
});

it('an address without a page gets no link', async () => {
  const [someone] = await sql<{ email: string }[]>`select p.email from people p
    join trajectories t on t.client_id = p.id
    where not exists (select from portal_pages g where g.trajectory_id = t.id) limit 1`;
  await app.as().post('/mine/links', { email: someone?.email });
  const [known] = await asked('client');
  await askedLink(known?.email ?? '');
  expect(await linksTo(someone?.email ?? '')).toEqual([]);
});
