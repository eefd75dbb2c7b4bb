import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aClosedOrganisation, aMember } from '../../testing/colleagues.ts';
import { anAccount, anOrganisation, tokenOf, whoLeft } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { aTrajectory } from '../../testing/trajectories.ts';

const { db, as, world } = await testApp();
const own = await anOrganisation(db);
const counselor = (first_name: string) =>
  anAccount(db, { first_name, last_name: 'de Wit', in: [['counselor', own]] });
const [noor, sam, iris] = [
  await counselor('Noor'),
  await counselor('Sam'),
  await counselor('Iris'),
];
const admin = await anAccount(db, { in: [['admin', own]] });
const [token, samToken, adminToken] = [
  await tokenOf(world, noor),
  await tokenOf(world, sam),
  await tokenOf(world, admin),
];
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const eventsOf = (trajectoryId: number) =>
  db
    .selectFrom('events')
    .where('action', 'like', 'members.%')
    .where('action', '<>', 'members.list')
    .where('refused', 'is', null)
    .where(sql<boolean>`record->>'trajectoryId' = ${String(trajectoryId)}`)
    .orderBy('id')
    .select(['action', 'person_id', 'organisation_id', 'record'])
    .execute();

async function aCase() {
  const trajectory = await aTrajectory(db, own, { counselor: noor });
  const members = `/trajectories/${trajectory.id}/members`;
  const list = async (by = token) => (await as(by).get(members)).json();
  return { trajectory, members, list };
}

describe('colleagues on a trajectory', () => {
  it('are added with a reason, listed by name, and let go; the log says who', async () => {
    const { trajectory, members, list } = await aCase();
    const until = inDays(20);
    const body = { person_id: sam.id, reason: 'replacement', until };
    const made = (await as(token).post(members, body)).json();
    expect(made).toEqual({
      ...{ id: expect.any(Number), person: { id: sam.id, name: 'Sam de Wit' } },
      ...{ reason: 'replacement', until, has_ended: false, may_remove: true },
      ...{ added_by: { name: 'Noor de Wit' }, added_at: expect.any(String) },
    });
    await as(token).post(members, { person_id: iris.id, reason: 'help' });
    const names = (await list()).data.map((one: typeof made) => [one.person.name, one.until]);
    expect(names).toEqual([
      ['Iris de Wit', null],
      ['Sam de Wit', until],
    ]);
    expect((await as(token).delete(`${members}/${made.id}`)).statusCode).toBe(204);
    expect((await list()).data).toHaveLength(1);
    const of = { person_id: noor.id, organisation_id: own.id };
    const trajectoryId = String(trajectory.id);
    expect(await eventsOf(trajectory.id)).toMatchObject([
      {
        action: 'members.create',
        ...of,
        record: { trajectoryId, personId: sam.id, reason: 'replacement' },
      },
      {
        action: 'members.create',
        ...of,
        record: { trajectoryId, personId: iris.id, reason: 'help' },
      },
      { action: 'members.remove', ...of, record: { trajectoryId, personId: sam.id } },
    ]);
    const log = (await as(adminToken).get('/events?action=members.create')).json().data;
    expect(log[1].lines).toEqual(['Reden: vervangt de adviseur']);
    expect(log[1].record).toContainEqual({ type: 'person', id: sam.id, name: 'Sam de Wit' });
  });

  it('who are added again get the new reason and the new day', async () => {
    const { members, list } = await aCase();
    const first = { person_id: sam.id, reason: 'replacement', until: inDays(3) };
    const { id } = (await as(token).post(members, first)).json();
    const again = (
      await as(token).post(members, { person_id: sam.id, reason: 'takes_over' })
    ).json();
    expect(again).toMatchObject({ id, reason: 'takes_over', until: null });
    expect((await list()).data).toHaveLength(1);
  });

  it('added by two people at once are added once', async () => {
    const { members, list } = await aCase();
    const add = () => as(token).post(members, { person_id: sam.id, reason: 'help' });
    const answers = await Promise.all([add(), add(), add()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await list()).data).toHaveLength(1);
  });

  it.each([
    ['a replacement without an end', { reason: 'replacement' }, 'Tot en met: vul dit in.'],
    ['a day in the past', { until: inDays(-2) }, 'Tot en met: kies vandaag of een latere dag.'],
    [
      'a reason that only a request has',
      { reason: 'asked', until: inDays(1) },
      'Reden: dit klopt niet.',
    ],
    ['the counselor', { person_id: noor.id }, 'Persoon: dit kun je hier niet kiezen.'],
    ['an administrator', { person_id: admin.id }, 'Persoon: dit kun je hier niet kiezen.'],
    ['a stranger', { person_id: 999_999 }, 'Persoon: dit kun je hier niet kiezen.'],
  ])('refuse %s', async (_what, wrong, sentence) => {
    const { members } = await aCase();
    const answer = await as(token).post(members, { person_id: sam.id, reason: 'help', ...wrong });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [sentence]]);
  });

  it('cannot be people who left', async () => {
    const { members } = await aCase();
    const gone = await whoLeft(db, own, 'counselor');
    const answer = await as(token).post(members, { person_id: gone.id, reason: 'help' });
    expect(answer.statusCode).toBe(422);
  });

  it('are found only under their own trajectory', async () => {
    const { members } = await aCase();
    const other = await aMember(db, await aTrajectory(db, own));
    expect((await as(token).delete(`${members}/${other.id}`)).statusCode).toBe(404);
  });
});

describe('a colleague', () => {
  it('who is let go while they leave is gone once', async () => {
    const { trajectory, members } = await aCase();
    const { id } = await aMember(db, trajectory, { person: sam });
    const answers = await Promise.all([
      as(token).delete(`${members}/${id}`),
      as(samToken).delete(`${members}/${id}`),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404]);
  });

  it('whose access is closed, or who is a counselor no longer, works on nothing any more', async () => {
    const { trajectory, list } = await aCase();
    const [closed, changed] = [await counselor('Bo'), await counselor('Cas')];
    for (const person of [closed, changed]) await aMember(db, trajectory, { person });
    await as(adminToken).post(`/people/${closed.id}/deactivate`);
    expect((await list()).data).toHaveLength(1);
    const types = { account_types: ['coordinator'] };
    await as(adminToken).put(`/people/${changed.id}/account-types`, types);
    expect((await list()).data).toEqual([]);
  });
});

describe('where counselors see only their own trajectories', () => {
  const aClosedCase = async () => {
    const closed = await aClosedOrganisation(db);
    const [owner, helper, other] = await Promise.all(
      ['Noor', 'Sam', 'Iris'].map((first_name) =>
        anAccount(db, { first_name, in: [['counselor', closed]] }),
      ),
    );
    if (!owner || !helper || !other) throw new Error('Three were asked for');
    const trajectory = await aTrajectory(db, closed, { counselor: owner });
    const path = `/trajectories/${trajectory.id}`;
    return { trajectory, path, members: `${path}/members`, owner, helper, other };
  };

  it('a member may leave, and lets nobody else in or out', async () => {
    const { trajectory, path, members, helper, other } = await aClosedCase();
    const mine = await aMember(db, trajectory, { person: helper });
    const theirs = await aMember(db, trajectory, { person: other });
    const me = as(await tokenOf(world, helper));
    expect((await me.get(members)).json()).toMatchObject({
      may_share: false,
      may_hand_over: false,
    });
    const added = await me.post(members, { person_id: helper.id, reason: 'takes_over' });
    expect([added.statusCode, added.json().errors]).toEqual([403, [notYours]]);
    expect((await me.delete(`${members}/${theirs.id}`)).statusCode).toBe(403);
    expect((await me.delete(`${members}/${mine.id}`)).statusCode).toBe(204);
    await expect.poll(async () => (await me.get(path)).statusCode).toBe(404);
  });

  it('who takes over may become its counselor, and is then no member beside it', async () => {
    const { trajectory, path, helper, owner } = await aClosedCase();
    await aMember(db, trajectory, { person: helper, reason: 'takes_over' });
    const me = as(await tokenOf(world, helper));
    expect((await me.get(`${path}/members`)).json().may_hand_over).toBe(true);
    const { version } = (await me.get(path)).json();
    expect((await me.patch(path, { counselor_id: helper.id, version })).statusCode).toBe(200);
    expect((await me.get(`${path}/members`)).json()).toMatchObject({ data: [], may_share: true });
    const before = as(await tokenOf(world, owner));
    await expect.poll(async () => (await before.get(path)).statusCode).toBe(404);
  });

  it('a member sees it until the end of the last day, whether it was tidied up or not', async () => {
    const { trajectory, path, helper, owner } = await aClosedCase();
    const until = inDays(-2);
    await aMember(db, trajectory, { person: helper, reason: 'replacement', until });
    expect((await as(await tokenOf(world, helper)).get(path)).statusCode).toBe(404);
    const { data } = (await as(await tokenOf(world, owner)).get(`${path}/members`)).json();
    expect(data).toMatchObject([{ until, has_ended: true }]);
  });
});

const notYours =
  'Je werkt als collega mee aan dit traject. Alleen de adviseur, een teamleider, een coördinator of een beheerder kan anderen toevoegen of weghalen.';
