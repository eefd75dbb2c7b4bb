import { afterEach, describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, aRecord, password, tokenOf } from '../../testing/factories.ts';
import { holdEvents } from '../../testing/holdEvents.ts';
import { testApp } from '../../testing/testApp.ts';
import { aTrajectory } from '../../testing/trajectories.ts';
import { createRefusalGroups } from './refusalGroups.ts';
import { createRefusals } from './refusals.ts';

const { db, sql, as, world, time } = await testApp();
/** Far from the end of its quarter of an hour, whenever this runs. */
const start = new Date(Math.floor(Date.now() / 900_000) * 900_000 + 60_000);
time.now = start;
const [own, foreign] = [await anOrganisation(db, 'Eigen'), await anOrganisation(db, 'Elders')];
const adminOf = async (organisation: { id: number }) =>
  tokenOf(world, await anAccount(db, { in: [['admin', organisation]] }));
const [admin, stranger] = [await adminOf(own), await adminOf(foreign)];

afterEach(async () => {
  time.now = start;
  await sql`delete from call_counts`;
});

type Row = { action: string; refused: number; count: number | null; record: object[] };
const refused = async (token: string, query = ''): Promise<Row[]> =>
  (await as(token).get(`/events?outcome=refused${query}`)).json().data;
const signIn = (email: string, word: string) => as().post('/auth/login', { email, password: word });
const ofNobody = () => sql`select action, refused, record, account_id from events
  where organisation_id is null and refused is not null order by id`;

describe('[ADM-07] a failed sign-in', () => {
  it('is recorded in every organisation of the account, once a quarter of an hour, with the count', async () => {
    const account = await anAccount(db, {
      in: [
        ['counselor', own],
        ['student', foreign],
      ],
    });
    const about = `&person_id=${account.id}`;
    const there = `&person_id=${account.people.get(foreign.id)}`;
    for (let n = 0; n < 4; n++) await signIn(account.email, `geraden woord ${n}`);
    const first = { action: 'auth.login', refused: 422, count: null, record: [] };
    await expect.poll(() => refused(admin, about)).toMatchObject([first]);
    await expect.poll(() => refused(stranger, there)).toMatchObject([first]);
    time.now = new Date(start.getTime() + 16 * 60_000);
    await signIn(account.email, 'weer een ander woord');
    const all = [first, { ...first, count: 4 }, first];
    await expect
      .poll(async () => (await refused(admin, about)).toSorted(byCount))
      .toMatchObject(all.toSorted(byCount));
    expect((await signIn(account.email, password)).statusCode).toBe(200);
    const said = JSON.stringify(await sql`select record, action from events`);
    expect(said).not.toMatch(/geraden|woord|@example/);
  });

  it('with an unknown address belongs to nobody, and the address is not stored', async () => {
    for (const name of ['wie', 'dan', 'ook'])
      await signIn(`${name}@nergens.example`, 'geraden woord');
    const row = { action: 'auth.login', refused: 422, record: {}, account_id: null };
    await expect.poll(ofNobody).toEqual([row]);
  });

  it('through an invitation belongs to nobody, so as not to reveal where else somebody is invited', async () => {
    await sql`delete from recent_events`;
    const { email, id } = await anAccount(db, { in: [['counselor', foreign]] });
    const names = { first_name: 'Sam', last_name: 'Elders' };
    const person_id = await aRecord(db, { email, ...names, organisation_id: own.id });
    const token = await world.links.create(db, 'activate', { person_id, minutes: 10 });
    const answer = await as().post(`/auth/activate/${token}`, { password: 'geraden woord' });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      ['Dit is niet het wachtwoord van je account.'],
    ]);
    const row = { action: 'auth.activate', refused: 422, record: {}, account_id: null };
    await expect.poll(ofNobody).toContainEqual(row);
    expect(await refused(stranger, `&person_id=${id}`)).toEqual([]);
    expect(await refused(admin, `&person_id=${person_id}`)).toEqual([]);
  });

  it('is not an event when only the form was wrong', async () => {
    await world.refusals.stop();
    const before = (await ofNobody()).length;
    expect((await signIn('geen adres', 'x')).statusCode).toBe(422);
    await world.refusals.stop();
    expect(await ofNobody()).toHaveLength(before);
  });
});

describe('[ADM-07] a refused call', () => {
  const aCounselor = async () => {
    const account = await anAccount(db, { in: [['counselor', own]] });
    return { about: `&person_id=${account.id}`, token: await tokenOf(world, account) };
  };

  it('is recorded in the caller’s organisation, by number and without a name', async () => {
    const { id } = await aTrajectory(db, foreign);
    const { token, about } = await aCounselor();
    for (let n = 0; n < 3; n++)
      expect((await as(token).get(`/trajectories/${id}/notes`)).statusCode).toBe(404);
    const record = [{ type: 'trajectory', id, name: null }];
    await expect
      .poll(() => refused(admin, about))
      .toMatchObject([{ action: 'notes.list', refused: 404, record }]);
    expect(await refused(stranger, about)).toEqual([]);
    expect(await refused(stranger, `&record=trajectory:${id}`)).toEqual([]);
    const csv = await as(admin).get(`/events/csv?outcome=refused${about}`);
    expect(csv.body.split('\r\n')[1]).toMatch(
      /;Geweigerd: Notities geopend;;Traject \d+;Eigen;1;;127\.0\.0\.1;[\w-]{12}$/,
    );
  });

  it('says whether the permission is missing or the record belongs to somebody else', async () => {
    const { token, about } = await aCounselor();
    await as(token).get('/people');
    await as(token).delete('/trajectories/999999999');
    const found = async () => (await refused(admin, about)).map(({ action }) => action).sort();
    await expect.poll(found).toEqual(['people.list', 'trajectories.remove']);
  });

  it('is recorded when somebody calls too often', async () => {
    const { token, about } = await aCounselor();
    const asked = { organisation_id: own.id, email: 'iemand@example.nl' };
    for (let n = 0; n < 22; n++) await as(token).post('/clients/search', asked);
    const often = { action: 'clients.search', refused: 429 };
    await expect.poll(() => refused(admin, about)).toMatchObject([often]);
  });

  it('is answered while the log cannot be written, and is logged afterwards', async () => {
    const { token, about } = await aCounselor();
    const release = await holdEvents(sql);
    expect((await as(token).get('/people')).statusCode).toBe(404);
    await release();
    await expect.poll(() => refused(admin, about)).toHaveLength(1);
  });
});

it('refusals do not fill the log, however many addresses they come from', async () => {
  await sql`delete from recent_events`;
  const [before] = await sql`select count(*) as n from events`;
  const clock = () => start;
  const log = { info() {}, warn() {}, error() {} };
  const processes = [createRefusals(db, { clock, log }), createRefusals(db, { clock, log })];
  for (let n = 0; n < 5000; n++)
    processes[n % 2]?.note({
      action: 'auth.login',
      status: 422,
      account_id: undefined,
      address: `2001:db8::${n}`,
      record: {},
      request_id: 'x',
    });
  for (const refusals of processes) await refusals.stop();
  const [after] = await sql`select count(*) as n from events`;
  expect(after?.n - before?.n).toBeLessThanOrEqual(210);
  const counted = await sql`select max((record ->> 'count')::int) as most from events`;
  expect(counted[0]?.most).toBe(2400);
});

it('refusals of one account do not fill the log either, in however many sessions, and hide no others', () => {
  const groups = createRefusalGroups(() => start);
  const note = (account_id: number | undefined, n: number) =>
    groups.add({
      ...{ action: `call.${n % 5}`, status: 404, account_id, record: {}, request_id: 'x' },
      ...{ session: `session ${n}`, address: `203.0.113.${n % 250}` },
    });
  const rows = Array.from({ length: 12_000 }, (_, n) => note(1, n)).flat();
  expect(rows.length).toBeLessThanOrEqual(105);
  expect(rows.at(-1)).toMatchObject({ address: null, device: null });
  for (let n = 0; n < 500; n++) note(undefined, n);
  expect(note(2, 7)).toMatchObject([{ address: '203.0.113.7', session: 'session 7' }]);
  expect(groups.close().reduce((all, { record }) => all + Number(record.count), 0)).toBeGreaterThan(
    11_000,
  );
});

const byCount = (a: { count: number | null }, b: { count: number | null }) =>
  (a.count ?? 0) - (b.count ?? 0);
