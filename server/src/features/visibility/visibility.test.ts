import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { aClient, aNote, aTrajectory } from '../../testing/trajectories.ts';
import { purgeTrajectories } from '../rights/rights.service.ts';

const { db, as, world } = await testApp();
const own = await anOrganisation(db, 'De Brug');
const staff = async (...types: ('counselor' | 'coordinator' | 'admin')[]) => {
  const account = await anAccount(db, { in: types.map((type) => [type, own]) });
  return { ...account, token: await tokenOf(world, account) };
};
const [noor, sam, lead] = [
  await staff('counselor'),
  await staff('counselor'),
  await staff('counselor'),
];
const [coordinator, admin] = [await staff('coordinator'), await staff('counselor', 'admin')];

const choose = (trajectory_visibility: 'everyone' | 'members') =>
  as(admin.token).put(`/organisations/${own.id}/visibility`, { trajectory_visibility });
const status = async ({ token }: { token: string }, path: string) =>
  (await as(token).get(path)).statusCode;
const listed = async ({ token }: { token: string }, query = '') =>
  (await as(token).get(`/trajectories?${query}`)).json();

beforeEach(async () => {
  await db.deleteFrom('call_counts').execute();
  expect((await choose('members')).statusCode).toBe(200);
});

describe('where counselors see only what is theirs', () => {
  it('a trajectory, its notes and its client exist for its counselor, and not for a colleague', async () => {
    const { id, client_id } = await aTrajectory(db, own, { counselor: noor });
    await aNote(db, { id, counselor_id: noor.id });
    for (const path of [
      `/trajectories/${id}`,
      `/trajectories/${id}/notes`,
      `/clients/${client_id}`,
    ]) {
      expect([await status(noor, path), await status(sam, path)], path).toEqual([200, 404]);
      expect([await status(coordinator, path), await status(admin, path)], path).toEqual([
        200, 200,
      ]);
    }
  });

  it('lists, totals and search hold no more than that', async () => {
    const client = await aClient(db, own, { first_name: 'Quirine', last_name: 'Zonderling' });
    const { id } = await aTrajectory(db, own, { counselor: noor, client });
    const seen = async (who: { token: string }, query: string) => {
      const { data, meta } = await listed(who, query);
      return [data.some((row: { id: number }) => row.id === id), meta.total];
    };
    const before = await listed(sam);
    expect(before.data).toEqual([]);
    expect(await seen(noor, 'q=zonderling')).toEqual([true, 1]);
    expect(await seen(sam, 'q=zonderling')).toEqual([false, 0]);
    const member = {
      organisation_id: own.id,
      trajectory_id: id,
      person_id: sam.id,
      reason: 'help',
    };
    await db.insertInto('trajectory_members').values(member).execute();
    await expect.poll(() => seen(sam, 'q=zonderling')).toEqual([true, 1]);
    for (const sort of ['registration_date', '-client', 'state'])
      expect(await seen(sam, `sort=${sort}`), sort).toEqual([true, 1]);
    expect(await seen(sam, 'state=new')).toEqual([true, 1]);
    expect(await seen(sam, 'state=in_progress')).toEqual([false, 0]);
    expect(await seen(sam, `counselor_id=${noor.id}`)).toEqual([true, 1]);
    expect(await seen(sam, 'counselor_id=me')).toEqual([false, 0]);
  });

  it('the lead of a team sees what its counselors see', async () => {
    const { id } = await aTrajectory(db, own, { counselor: noor });
    expect(await status(lead, `/trajectories/${id}`)).toBe(404);
    const team = await db
      .insertInto('teams')
      .values({ organisation_id: own.id, name: 'Utrecht' })
      .returning('id as team_id')
      .executeTakeFirstOrThrow();
    const row = { ...team, organisation_id: own.id };
    await db
      .insertInto('team_members')
      .values([
        { ...row, person_id: noor.id },
        { ...row, person_id: lead.id, is_lead: true },
      ])
      .execute();
    await expect.poll(() => status(lead, `/trajectories/${id}`)).toBe(200);
    expect((await listed(lead)).data).toContainEqual(expect.objectContaining({ id }));
    expect(await status(sam, `/trajectories/${id}`)).toBe(404);
    await db.deleteFrom('teams').where('id', '=', team.team_id).execute();
    await expect.poll(() => status(lead, `/trajectories/${id}`)).toBe(404);
  });

  it('a membership ends after its last day', async () => {
    const { id } = await aTrajectory(db, own, { counselor: noor });
    const row = { organisation_id: own.id, trajectory_id: id, person_id: sam.id };
    const until = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', {
        timeZone: 'Europe/Amsterdam',
      });
    const replacement = { ...row, reason: 'replacement', until: until(0) };
    await db.insertInto('trajectory_members').values(replacement).execute();
    await expect.poll(() => status(sam, `/trajectories/${id}`)).toBe(200);
    await db
      .updateTable('trajectory_members')
      .set({ until: until(-1) })
      .where('trajectory_id', '=', id)
      .execute();
    await expect.poll(() => status(sam, `/trajectories/${id}`)).toBe(404);
  });

  it('a colleague’s client stays closed: the search says no more, and nothing can be saved over it', async () => {
    const client = await aClient(db, own, { email: 'dicht@example.nl' });
    await aTrajectory(db, own, { counselor: noor, client });
    const search = { organisation_id: own.id, email: client.email };
    expect((await as(sam.token).post('/clients/search', search)).json()).toEqual({
      status: 'closed',
    });
    const written = { ...search, first_name: 'Over', last_name: 'Schreven' };
    expect((await as(sam.token).post('/clients', written)).statusCode).toBe(422);
    const started = {
      client_id: client.id,
      organisation_id: own.id,
      counselor_id: sam.id,
      trajectory_state_id: 1,
    };
    expect((await as(sam.token).post('/trajectories', started)).statusCode).toBe(422);
    expect((await as(noor.token).post('/clients/search', search)).json().status).toBe('ok');
  });

  it('who deletes the trajectory of a client can begin another, and a colleague still cannot', async () => {
    const client = await aClient(db, own, { email: 'opnieuw@example.nl' });
    const { id } = await aTrajectory(db, own, { counselor: noor, client });
    expect((await as(noor.token).delete(`/trajectories/${id}`)).statusCode).toBe(204);
    const found = async ({ token }: { token: string }) => {
      const search = { organisation_id: own.id, email: client.email };
      return (await as(token).post('/clients/search', search)).json();
    };
    expect(await found(noor)).toMatchObject({ status: 'ok', client: { id: client.id } });
    expect(await found(sam)).toEqual({ status: 'closed' });
    const input = { client_id: client.id, organisation_id: own.id, trajectory_state_id: 1 };
    const begin = ({ token }: { token: string }, counselor_id: number) =>
      as(token).post('/trajectories', { ...input, counselor_id });
    expect((await begin(sam, sam.id)).statusCode).toBe(422);
    expect((await begin(noor, noor.id)).statusCode).toBe(200);
  });

  it('somebody who registers a client, and a trajectory for a colleague, stays to help', async () => {
    const person = { email: 'nieuw@example.nl', first_name: 'Nieuw', last_name: 'Hier' };
    const made = await as(sam.token).post('/clients', { ...person, organisation_id: own.id });
    const client_id = made.json().id;
    expect(await status(sam, `/clients/${client_id}`)).toBe(200);
    expect(await status(noor, `/clients/${client_id}`)).toBe(404);
    const input = {
      client_id,
      organisation_id: own.id,
      counselor_id: noor.id,
      trajectory_state_id: 1,
    };
    const { id } = (await as(sam.token).post('/trajectories', input)).json();
    expect(await status(sam, `/trajectories/${id}`)).toBe(200);
    const helper = await as(sam.token).patch(`/trajectories/${id}`, { counselor_id: sam.id });
    expect(helper.statusCode).toBe(403);
    expect((await as(sam.token).delete(`/trajectories/${id}`)).statusCode).toBe(403);
  });

  it('somebody who recorded a client for a colleague does not see them again once the trajectory is erased', async () => {
    const begin = async (email: string, counselor: { id: number }) => {
      const person = { email, first_name: 'Nieuw', last_name: 'Hier', organisation_id: own.id };
      const { id: client_id } = (await as(sam.token).post('/clients', person)).json();
      const input = { client_id, organisation_id: own.id, trajectory_state_id: 1 };
      const made = { ...input, counselor_id: counselor.id };
      const { id } = (await as(sam.token).post('/trajectories', made)).json();
      const deleted = as(coordinator.token).delete(`/trajectories/${id}`);
      expect((await deleted).statusCode).toBe(204);
      return `/clients/${client_id}`;
    };
    const [theirs, mine] = [
      await begin('hunne@example.nl', noor),
      await begin('mijn@example.nl', sam),
    ];
    await purgeTrajectories(db, () => new Date(Date.now() + 31 * 86_400_000));
    expect([await status(sam, theirs), await status(sam, mine)]).toEqual([404, 200]);
    expect(await status(coordinator, theirs)).toBe(200);
  });

  it('somebody who may not see a deleted trajectory cannot put it back', async () => {
    const { id } = await aTrajectory(db, own, { counselor: noor, deleted_at: new Date() });
    const restore = ({ token }: { token: string }) =>
      as(token).post(`/removed-trajectories/${id}/restore`);
    expect((await restore(sam)).statusCode).toBe(404);
    expect((await restore(noor)).statusCode).toBe(200);
  });
});
