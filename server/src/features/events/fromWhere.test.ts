import type { Event } from '@traject/contract/events';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { shortenAddresses } from '../../platform/audit/points.ts';
import { withinAll } from '../../platform/database/wall.ts';
import { anAccount, anOrganisation, password, tokenOf } from '../../testing/factories.ts';
import { aPortalDesk } from '../../testing/portalDesk.ts';
import { testApp } from '../../testing/testApp.ts';
import { purgeTrajectories } from '../rights/rights.service.ts';

const tried = await testApp();
const { app, db, sql, as, world } = tried;
const desk = await aPortalDesk(tried);
const { own, marieke, aCase } = desk;
const admin = as(await tokenOf(world, await anAccount(db, { in: [['admin', own]] })));

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';

type Place = { remoteAddress: string; browser: string };
const office = { remoteAddress: '203.0.113.7', browser: firefox };
const elsewhere = { remoteAddress: '2001:db8:12:34:5:6:7:8', browser: iphone };

/** Somebody at a place, with a token or without. */
const at = ({ remoteAddress, browser }: Place, authorization = '') => {
  const headers = { 'user-agent': browser, ...(authorization && { authorization }) };
  const by = (method: 'GET' | 'POST') => (path: string, payload?: object) =>
    app.inject({ method, url: `/api${path}`, remoteAddress, headers, ...(payload && { payload }) });
  return { get: by('GET'), post: by('POST') };
};
async function signedIn(place: Place) {
  const answer = await at(place).post('/auth/login', { email: marieke.email, password });
  return at(place, `Bearer ${answer.json().token}`);
}
const events = async (query = ''): Promise<Event[]> =>
  (await admin.get(`/events?per_page=50${query}`)).json().data;
const about = (id: number) => `&record=trajectory:${id}`;

describe('[ADM-07] the log says from where', () => {
  it('and shows what somebody with a stolen password opened, though the owner opened it too', async () => {
    const { id, path } = await aCase();
    const owner = await signedIn(office);
    const thief = await signedIn(elsewhere);
    for (const one of [owner, thief, owner, thief]) await one.get(`${path}/notes`);
    await thief.post(`${path}/notes`, { note: 'Zo.', date: '2026-06-01 10:00:00' });
    const opened = (await events(about(id))).filter(({ action }) => action === 'notes.list');
    const [other, first] = opened;
    expect(opened).toHaveLength(2);
    expect(first).toMatchObject({ device: 'Firefox, Windows', address: '203.0.113.7' });
    expect(other).toMatchObject({ device: 'Safari, iPhone', address: '2001:db8:12:34::/64' });
    expect(other?.session).toMatch(/^[\w-]{12}$/);
    expect(other?.session).not.toBe(first?.session);
    const theirs = await events(`&session=${other?.session}`);
    expect(theirs.map(({ action }) => action)).toEqual([
      'notes.create',
      'notes.list',
      'auth.login',
    ]);
    const csv = (await admin.get(`/events/csv?session=${other?.session}`)).body;
    expect(csv).toContain(`;"Safari, iPhone";2001:db8:12:34::/64;${other?.session}`);
    expect((await admin.get('/events?session=x')).statusCode).toBe(422);
  });

  it('and shows what was opened elsewhere with the very session of its owner', async () => {
    const { id, path } = await aCase();
    const { token } = (
      await at(office).post('/auth/login', { email: marieke.email, password })
    ).json();
    for (const place of [office, elsewhere, office, elsewhere])
      await at(place, `Bearer ${token}`).get(`${path}/notes`);
    const opened = (await events(about(id))).filter(({ action }) => action === 'notes.list');
    expect(opened.map(({ address }) => address)).toEqual(['2001:db8:12:34::/64', '203.0.113.7']);
  });

  it('also of a sign-in that failed, and of a call that was refused', async () => {
    await at(elsewhere).post('/auth/login', { email: marieke.email, password: 'geraden woord' });
    const owner = await signedIn(office);
    await owner.get('/people');
    const refused = () => events(`&outcome=refused&person_id=${marieke.id}`);
    const place = { device: 'Safari, iPhone', address: '2001:db8:12:34::/64', session: null };
    await expect
      .poll(refused)
      .toContainEqual(expect.objectContaining({ action: 'auth.login', ...place }));
    const call = { action: 'people.list', address: '203.0.113.7', session: expect.any(String) };
    await expect.poll(refused).toContainEqual(expect.objectContaining(call));
  });

  it('but not to each organisation of somebody who works for several, of what is of none of them', async () => {
    const foreign = await anOrganisation(db, 'Ook daar');
    const places: Parameters<typeof anAccount>[1] = {
      in: [
        ['counselor', own],
        ['evaluator', foreign],
      ],
    };
    const both = await anAccount(db, places);
    const other = as(await tokenOf(world, await anAccount(db, { in: [['admin', foreign]] })));
    await at(office).post('/auth/login', { email: both.email, password: 'geraden woord' });
    const login = await at(office).post('/auth/login', { email: both.email, password });
    const { path } = await aCase();
    const owner = at(office, `Bearer ${login.json().token}`);
    for (const one of [`${path}/notes`, '/trajectories/999999']) await owner.get(one);
    const there = async () => (await other.get('/events?per_page=50')).json().data as Event[];
    const acts = ['auth.login', 'auth.login', 'trajectories.get'];
    await expect
      .poll(async () => (await there()).map(({ action }) => action).toSorted())
      .toEqual(expect.arrayContaining(acts));
    const theirs = (await there()).filter(({ action }) => acts.includes(action));
    expect(theirs.map(({ address }) => address)).toEqual([null, null, null]);
    const [opened] = await events(`&person_id=${both.id}&action=notes.list`);
    const [call] = theirs.filter(({ action }) => action === 'trajectories.get');
    expect(opened).toMatchObject({ address: '203.0.113.7', session: call?.session });
  });

  it('of a client on their own page, from the mail that let them in, and of one with a link', async () => {
    const { id, emails, startClient, invite, tokenOf: linkOf } = await aCase();
    await startClient();
    const link = await linkOf('client');
    await invite('client');
    await at(elsewhere).get(`/approval-request/${link}`);
    const session = await desk.sessionOf(emails.client);
    const browser = at(elsewhere, `Party ${session}`);
    const [page] = (await browser.get('/mine')).json().pages;
    await browser.get(`/mine/pages/${page.id}`);
    const found = await events(about(id));
    const ofLink = found.find(({ by_link }) => by_link);
    expect(ofLink).toMatchObject({ session: null, address: '2001:db8:12:34::/64' });
    const ofPage = found.find(({ by_page, session }) => by_page && session);
    expect(ofPage).toMatchObject({ device: 'Safari, iPhone', address: '2001:db8:12:34::/64' });
    const did = (await events(`&session=${ofPage?.session}`)).map(({ action }) => action);
    expect(did, 'how they came in').toEqual(['portal.page', 'portal.openLink']);
    const [{ kind, id: asked }] = (await browser.get(`/mine/pages/${page.id}`)).json().asked;
    const question = { kind, id: asked };
    const opened = await browser.post(`/mine/pages/${page.id}/questions`, question);
    const answered = `/approval-request/${opened.json().path.split(/[/?]/)[2]}/accept`;
    expect((await at(elsewhere).post(answered)).statusCode).toBe(204);
    const said = await events(`&session=${ofPage?.session}`);
    expect(said.map(({ action }) => action)).toContain('approvals.accept');
  });

  it('and not what no browser or network address would be', async () => {
    const { id, path } = await aCase();
    const odd = { remoteAddress: 'unknown', browser: 'curl/8' };
    const { json } = await at(office).post('/auth/login', { email: marieke.email, password });
    await at(odd, `Bearer ${json().token}`).get(`${path}/notes`);
    const [event] = await events(`${about(id)}&action=notes.list`);
    expect(event).toMatchObject({ device: null, address: null, session: expect.any(String) });
  });
});

describe('[ADM-07] an address in the log', () => {
  const add = (days: number, address: string, person_id = marieke.id) =>
    sql`insert into events (at, action, person_id, organisation_id, record, request_id, address)
      values (now() - make_interval(days => ${days}), 'address.test', ${person_id}, ${own.id}, '{}', ${address}, ${address})`;
  const addresses = async () =>
    (await sql`select address from events where action = 'address.test' order by at`).map(
      ({ address }) => address,
    );

  it('gets shorter after 90 days, and nothing else of an event ever changes', async () => {
    await sql`update installation set addresses_short_until = now() - interval '100 days'`;
    for (const one of ['203.0.113.7', '2001:db8:12:34::/64']) await add(95, one);
    await add(91, '198.51.100.200');
    await add(89, '198.51.100.201');
    const everywhere = await withinAll(world.db);
    for (const _ of [1, 2]) await shortenAddresses(everywhere);
    const short = ['203.0.113.0/24', '2001:db8:12::/48', '198.51.100.0/24', '198.51.100.201'];
    expect((await addresses()).toSorted()).toEqual(short.toSorted());
    for (const set of [
      'address = null',
      `address = '10.0.0.1'`,
      'device = null',
      `address = short_address(address), session = 'x'`,
    ])
      await expect(sql.unsafe(`update events set ${set}`)).rejects.toThrow('append-only');
  });

  it('goes with whoever is erased, and is in the export of nobody else', async () => {
    const leaving = await anAccount(db, { first_name: 'Rob', in: [['counselor', own]] });
    const { id, client_id } = await aCase();
    await add(1, '198.51.100.77', leaving.id);
    await sql`insert into events (action, person_id, organisation_id, record, request_id, address)
      values ('notes.list', ${leaving.id}, ${own.id}, ${{ trajectoryId: String(id) } as never}, 'x', '198.51.100.77')`;
    const { rawPayload } = await admin.get(`/people/${client_id}/export`);
    const told = strFromU8(unzipSync(rawPayload)['gegevens.json'] ?? new Uint8Array());
    expect(told).toContain('notes.list');
    expect(told).not.toContain('198.51.100.77');
    const name = leaving.name;
    expect((await admin.post(`/people/${leaving.id}/erase`, { name })).statusCode).toBe(204);
    const left = sql`select from events where person_id = ${leaving.id} and address is not null`;
    expect(await left).toHaveLength(0);
  });

  it('goes with the trajectory of a client or an employer who acted there without an account', async () => {
    const { id, emails, startClient, invite, tokenOf: linkOf } = await aCase();
    await startClient();
    await at(elsewhere).get(`/approval-request/${await linkOf('client')}`);
    await invite('employer');
    const browser = at(elsewhere, `Party ${await desk.sessionOf(emails.employer)}`);
    const [page] = (await browser.get('/mine')).json().pages;
    await browser.get(`/mine/pages/${page.id}`);
    const left = async () =>
      (await events(about(id))).filter(({ person, address }) => !person && address);
    expect(new Set((await left()).map(({ action }) => action)).size).toBe(2);
    const deleted_at = new Date(Date.now() - 60 * 86_400_000);
    await db.updateTable('trajectories').set({ deleted_at }).where('id', '=', id).execute();
    await expect(sql`update events set address = null where person_id is null`).rejects.toThrow();
    await purgeTrajectories(world.db, () => new Date());
    expect(await left()).toEqual([]);
  });

  it('goes with a client who has no account, also of the links that they opened', async () => {
    const { id, client_id, emails, startClient, invite, tokenOf: linkOf } = await aCase();
    await startClient();
    const link = await linkOf('client');
    await invite('client');
    const home = { remoteAddress: '198.51.100.88', browser: iphone };
    await at(home).get(`/approval-request/${link}`);
    const browser = at(home, `Party ${await desk.sessionOf(emails.client)}`);
    const [page] = (await browser.get('/mine')).json().pages;
    await browser.get(`/mine/pages/${page.id}`);
    await browser.get('/mine/pages/999999');
    const left = () => sql`select action from events where address = '198.51.100.88' order by id`;
    await expect
      .poll(async () => (await left()).map(({ action }) => action))
      .toEqual(['approvals.get', 'portal.page', 'portal.page']);
    const byLink = sql`update events set address = null where action = 'approvals.get'`;
    await expect(byLink).rejects.toThrow('append-only');
    await sql`update trajectories set trajectory_state_id = 6 where id = ${id}`;
    const [client] = await sql`select name from people where id = ${client_id}`;
    const erased = await admin.post(`/people/${client_id}/erase`, { name: client?.name });
    expect(erased.statusCode, erased.body).toBe(204);
    expect(await left()).toEqual([]);
    const ofSession = await sql`select from events where address is not null
      and session in (select session from events where person_id = ${client_id})`;
    expect(ofSession).toHaveLength(0);
  });

  it('is that of another organisation’s event for nobody', async () => {
    const foreign = await anOrganisation(db, 'Elders');
    const other = as(await tokenOf(world, await anAccount(db, { in: [['admin', foreign]] })));
    const known = await sql`select session from events where session is not null limit 1`;
    const session = known[0]?.session;
    expect((await other.get(`/events?session=${session}`)).json().data).toEqual([]);
  });
});
