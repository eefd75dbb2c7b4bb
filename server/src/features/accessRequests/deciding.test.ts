import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { aClosedDesk, mailsIn } from '../../testing/closedDesk.ts';
import { aClosedOrganisation, aMember, anAccessRequest } from '../../testing/colleagues.ts';
import { anAccount, tokenOf, whoLeft } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { aTrajectory } from '../../testing/trajectories.ts';

const app = await testApp();
const { db, as, world } = app;
const aHouse = () => aClosedDesk(app);
const dutchDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });
const inDays = (days: number) => dutchDay.format(new Date(Date.now() + days * 86_400_000));

beforeEach(async () => {
  await db.deleteFrom('call_counts').execute();
});

describe('giving access', () => {
  it('makes the asker a member for a week, tells them and the log', async () => {
    const { house, noor, peter, trajectory, asker, ask, path, coordinator, admin } = await aHouse();
    const { id } = (await ask()).json();
    expect((await asker.get(path)).statusCode).toBe(404);
    const body = { trajectory_id: trajectory.id };
    expect((await coordinator.post(`/access-requests/${id}/grant`, body)).statusCode).toBe(204);
    await expect.poll(async () => (await asker.get(path)).statusCode).toBe(200);
    const until = inDays(7);
    const { data } = (await asker.get(`${path}/members`)).json();
    expect(data).toMatchObject([
      { person: { id: noor.id }, reason: 'asked', until, added_by: { name: 'Peter Mulder' } },
    ]);
    const { own } = (await asker.get('/access-requests')).json();
    expect(own).toMatchObject([{ id, state: 'given', trajectory_id: trajectory.id, until }]);
    const mail = (await mailsIn(app, house)).at(-1);
    expect(mail).toMatchObject({ recipient: noor.email, template: 'trajectory-given' });
    expect(mail?.data).toMatchObject({ link: `http://traject.test${path}` });
    expect(JSON.stringify(mail?.data)).not.toMatch(/Fatima|Amrani/);
    const [event] = (await admin.get('/events?action=accessRequests.grant')).json().data;
    expect(event.person.id).toBe(peter.id);
    expect(event.lines[0]).toMatch(/^Tot en met: /);
    expect(event.record.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['Noor Mulder', 'Fatima El Amrani']),
    );
  });

  it('is for a day or for a month as well, and for no other time', async () => {
    const { trajectory, ask, coordinator, asker } = await aHouse();
    const { id } = (await ask()).json();
    const give = (days: number) =>
      coordinator.post(`/access-requests/${id}/grant`, { trajectory_id: trajectory.id, days });
    expect((await give(365)).statusCode).toBe(422);
    expect((await give(30)).statusCode).toBe(204);
    expect((await asker.get('/access-requests')).json().own[0].until).toBe(inDays(30));
  });

  it.each([
    ['longer', 'replacement' as const, inDays(60), 'replacement', inDays(60)],
    ['for good', 'help' as const, null, 'help', null],
    ['shorter', 'replacement' as const, inDays(2), 'replacement', inDays(7)],
    ['no longer', 'replacement' as const, inDays(-3), 'asked', inDays(7)],
  ])('to somebody who sees it %s takes nothing away', async (_how, reason, until, now, then) => {
    const { noor, trajectory, ask, coordinator, house } = await aHouse();
    await aMember(db, trajectory, { person: noor, reason, until });
    const { id } = (await ask()).json();
    await coordinator.post(`/access-requests/${id}/grant`, { trajectory_id: trajectory.id });
    const rows = db.selectFrom('trajectory_members').where('organisation_id', '=', house.id);
    expect(await rows.select(['reason', 'until']).execute()).toEqual([
      { reason: now, until: then },
    ]);
  });

  it('to somebody who no longer saw it is named after who gave it, and not after who added them', async () => {
    const { noor, marieke, trajectory, ask, coordinator, path } = await aHouse();
    const { id: memberId } = await aMember(db, trajectory, { person: noor, until: inDays(-3) });
    await db
      .updateTable('trajectory_members')
      .set({ added_by: marieke.id, added_at: new Date('2026-01-05') })
      .where('id', '=', memberId)
      .execute();
    const { id } = (await ask()).json();
    await coordinator.post(`/access-requests/${id}/grant`, { trajectory_id: trajectory.id });
    const { data } = (await coordinator.get(`${path}/members`)).json();
    expect(data).toMatchObject([{ reason: 'asked', added_by: { name: 'Peter Mulder' } }]);
    expect(dutchDay.format(new Date(data[0].added_at))).toBe(inDays(0));
  });

  it('decided by two at once is decided once', async () => {
    const { house, trajectory, ask, coordinator, noor } = await aHouse();
    const second = as(await tokenOf(world, await anAccount(db, { in: [['coordinator', house]] })));
    const { id } = (await ask()).json();
    const body = { trajectory_id: trajectory.id };
    const answers = await Promise.all([
      coordinator.post(`/access-requests/${id}/grant`, body),
      second.post(`/access-requests/${id}/refuse`, {}),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 422]);
    const late = answers.find(({ statusCode }) => statusCode === 422);
    expect(late?.json().errors).toEqual(['Een collega heeft hier net over besloten.']);
    const told = (await mailsIn(app, house)).filter(({ recipient }) => recipient === noor.email);
    expect(told).toHaveLength(1);
  });

  it('does not reach another organisation, a deleted trajectory or somebody who left', async () => {
    const { house, trajectory, ask, coordinator } = await aHouse();
    const { id } = (await ask()).json();
    const foreign = await aTrajectory(db, await aClosedOrganisation(db));
    const gone = await aTrajectory(db, house, { deleted_at: new Date() });
    for (const trajectory_id of [foreign.id, gone.id, 999_999]) {
      const answer = await coordinator.post(`/access-requests/${id}/grant`, { trajectory_id });
      expect(answer.json().errors).toEqual(['Traject: dit kun je hier niet kiezen.']);
    }
    const left = await whoLeft(db, house, 'counselor');
    const theirs = await anAccessRequest(db, { id: left.id, organisation_id: house.id });
    const late = `/access-requests/${theirs.id}`;
    const given = await coordinator.post(`${late}/grant`, { trajectory_id: trajectory.id });
    expect(given.statusCode).toBe(422);
    expect((await coordinator.post(`${late}/refuse`, {})).statusCode).toBe(204);
  });
});

it('what was refused is told to the asker, who sees it among their own', async () => {
  const { house, noor, ask, asker, coordinator } = await aHouse();
  const { id } = (await ask()).json();
  await coordinator.post(`/access-requests/${id}/refuse`, {});
  expect((await asker.get('/access-requests')).json().own).toMatchObject([
    { id, state: 'refused', trajectory_id: null },
  ]);
  expect((await mailsIn(app, house)).at(-1)).toMatchObject({
    recipient: noor.email,
    template: 'trajectory-refused',
  });
  const { rows } = await sql<{ refused: number }>`select count(*)::int as refused from events
    where action = 'accessRequests.refuse' and organisation_id = ${house.id}`.execute(db);
  expect(rows[0]?.refused).toBe(1);
});
