import { handover, load } from '@traject/contract/handovers';
import { beforeEach, describe, expect, it } from 'vitest';
import { aTeam } from '../../testing/colleagues.ts';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { aDay, noon } from '../../testing/today.ts';
import { aTrajectory } from '../../testing/trajectories.ts';

const app = await testApp();
const { db, as, time, world } = app;
const { own, marieke, daan, peter, aCase, aTask, anAppointment } = await aDay(app);
const foreign = await anOrganisation(db);
const stranger = await anAccount(db, { in: [['coordinator', foreign]] });

type Who = typeof marieke;
const by = async (who: Who) => as(await tokenOf(world, who));
const give = async (who: Who, more: object = {}) =>
  (await by(who)).post('/handovers', {
    from_id: marieke.id,
    to_id: daan.id,
    trajectory_ids: null,
    tell_clients: false,
    ...more,
  });
const undo = async (who: Who, id: number) => (await by(who)).post(`/handovers/${id}/undo`, {});
const counselorOf = async (id: number) =>
  (
    await db
      .selectFrom('trajectories')
      .where('id', '=', id)
      .select('counselor_id')
      .executeTakeFirstOrThrow()
  ).counselor_id;
const mailsSince = async () =>
  (await db.selectFrom('mails').orderBy('id').select(['template', 'recipient']).execute()).map(
    ({ template, recipient }) => [template, recipient],
  );

beforeEach(async () => {
  await db.deleteFrom('handovers').execute();
  await db.deleteFrom('mails').execute();
  await db.deleteFrom('teams').execute();
});

/** A trajectory with everything that goes along with it. */
async function aWholeCase() {
  const one = await aCase();
  await one.startClient();
  const mine = await aTask({ title: 'Bellen', trajectory_id: one.id });
  const done = await aTask({ title: 'Gebeld', trajectory_id: one.id });
  await db
    .updateTable('tasks')
    .set({ done_at: noon, done_by: marieke.id })
    .where('id', '=', done.id)
    .execute();
  const coming = await anAppointment(one);
  const owners = async () => ({
    counselor: await counselorOf(one.id),
    ...(await db
      .selectFrom('tasks as k')
      .innerJoin('tasks as d', (join) => join.on('d.id', '=', done.id))
      .innerJoin('appointments as a', (join) => join.on('a.id', '=', coming.id))
      .innerJoin('approval_requests as r', 'r.trajectory_id', 'k.trajectory_id')
      .where('k.id', '=', mine.id)
      .select(['k.person_id as task', 'd.person_id as done', 'a.owner_id as appointment'])
      .select('r.sender_id as request')
      .executeTakeFirstOrThrow()),
  });
  return { ...one, owners };
}

describe('a caseload', () => {
  it('is handed over with open tasks, coming appointments and running questions', async () => {
    const one = await aWholeCase();
    const closed = await aTrajectory(db, own, {
      counselor: marieke,
      state: 'completed_internal',
    });
    await db.deleteFrom('mails').execute();
    const made = (await give(peter, { tell_clients: true })).json();
    expect(handover.parse(made)).toEqual(made);
    expect(made).toMatchObject({
      from: { name: marieke.name },
      to: { name: daan.name },
      by: { name: peter.name },
      ...{ trajectories: 1, tasks: 1, appointments: 1, may_undo: true, undone_at: null },
    });
    expect(await one.owners()).toEqual({
      ...{ counselor: daan.id, task: daan.id, appointment: daan.id, request: daan.id },
      done: marieke.id,
    });
    expect(await counselorOf(closed.id)).toBe(marieke.id);
    await expect.poll(mailsSince).toEqual([
      ['caseload-given', daan.email],
      ['counselor-changed', one.emails.client],
      ['appointment-changed', one.emails.client],
    ]);
  });

  it('is taken back within a day, exactly as it was', async () => {
    const one = await aWholeCase();
    const before = await one.owners();
    const { id } = (await give(peter)).json();
    time.now = new Date(+noon + 23 * 3_600_000);
    const back = (await undo(peter, id)).json();
    expect(back).toMatchObject({ may_undo: false, undone_at: expect.any(String) });
    expect(await one.owners()).toEqual(before);
    expect((await undo(peter, id)).json().errors).toEqual(['Deze overdracht is al teruggedraaid.']);
  });

  it('is not taken back after a day, nor when one of them has moved on', async () => {
    const [one, two] = [await aCase(), await aCase()];
    const { id } = (await give(peter)).json();
    time.now = new Date(+noon + 25 * 3_600_000);
    expect((await undo(peter, id)).statusCode).toBe(422);
    time.now = noon;
    await db
      .updateTable('trajectories')
      .set({ counselor_id: marieke.id })
      .where('id', '=', two.id)
      .execute();
    expect((await undo(peter, id)).statusCode).toBe(422);
    expect(await counselorOf(one.id)).toBe(daan.id);
    expect((await (await by(peter)).get('/handovers')).json()).toMatchObject([{ may_undo: false }]);
  });

  it('is all or nothing: one that is somebody else’s stops it', async () => {
    const one = await aCase();
    const theirs = await aTrajectory(db, own, { counselor: daan });
    const answer = await give(peter, { trajectory_ids: [one.id, theirs.id] });
    expect(answer.json().errors[0]).toContain('Er is niets overgedragen');
    expect(await counselorOf(one.id)).toBe(marieke.id);
    expect(await mailsSince()).toEqual([]);
  });

  it('goes once where two hand it over at the same time', async () => {
    const one = await aCase();
    const both = await Promise.all([give(peter), give(peter)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(await counselorOf(one.id)).toBe(daan.id);
  });

  it('goes to counselors of the same organisation only', async () => {
    await aCase();
    const elsewhere = await anAccount(db, { in: [['counselor', foreign]] });
    for (const to_id of [elsewhere.id, peter.id, marieke.id, 999_999])
      expect((await give(peter, { to_id })).statusCode).toBe(422);
    expect((await give(stranger)).statusCode).toBe(422);
  });

  it('is handed over by coordinators, and by who leads both', async () => {
    const one = await aCase();
    expect((await give(marieke)).statusCode).toBe(404);
    await aTeam(db, own, { members: [{ ...marieke, is_lead: true }, daan] });
    await expect.poll(async () => (await give(marieke)).statusCode).toBe(200);
    expect(await counselorOf(one.id)).toBe(daan.id);
    const [{ id }] = (await (await by(marieke)).get('/handovers')).json();
    expect((await undo(stranger, id)).statusCode).toBe(404);
    expect((await undo(daan, id)).statusCode).toBe(404);
    expect((await undo(marieke, id)).statusCode).toBe(200);
  });
});

describe('the load', () => {
  it('tells what each counselor carries, for coordinators and leads', async () => {
    const [one] = [await aWholeCase(), await aCase()];
    await aTask({ title: 'Te laat', due_on: '2026-11-01', trajectory_id: one.id });
    time.now = new Date(+noon + 6 * 86_400_000);
    const rows = (await (await by(peter)).get('/caseload')).json();
    expect(rows.map((row: unknown) => load.parse(row))).toEqual(rows);
    expect(rows[0]).toMatchObject({
      person: { id: marieke.id, name: marieke.name },
      ...{ open: 2, overdue: 1, average_wait: 6, is_active: true },
      states: [
        { trajectory_state_id: 1, total: 1 },
        { trajectory_state_id: 2, total: 1 },
      ],
    });
    expect(rows[1]).toMatchObject({ person: { id: daan.id }, open: 0, average_wait: null });
    expect((await (await by(marieke)).get('/caseload')).statusCode).toBe(404);
    const theirs = (await (await by(stranger)).get('/caseload')).json();
    expect(theirs.map(({ organisation }: { organisation: unknown }) => organisation)).toEqual([
      foreign,
    ]);
  });
});
