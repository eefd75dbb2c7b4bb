import { describe, expect, it } from 'vitest';
import { reader } from '../../testing/desk.ts';
import { testApp } from '../../testing/testApp.ts';
import { aDay, inDays, noon } from '../../testing/today.ts';
import { aNote, aTrajectory } from '../../testing/trajectories.ts';

const app = await testApp();
const { db, time } = app;
const { own, marieke, aCase, aTask, read } = await aDay(app);
const { open } = reader(app);

describe('what waits too long', () => {
  it('is what was opened two days ago and not decided, and what ends within a week', async () => {
    const one = await aCase();
    await one.startClient();
    await open(await one.tokenOf('client'));
    expect((await read()).waiting.opened.total).toBe(0);
    time.now = inDays(3);
    const { opened, ending } = (await read()).waiting;
    expect(ending.total).toBe(0);
    expect(opened.data).toEqual([
      {
        question: { kind: 'review', record_id: one.id, version_id: null, party: 'client' },
        what: null,
        who: 'Fatima El Amrani',
        at: expect.any(String),
        trajectory: expect.objectContaining({ id: one.id }),
      },
    ]);
    time.now = inDays(85);
    expect((await read()).waiting.ending.data).toMatchObject([{ question: { kind: 'review' } }]);
    time.now = inDays(91);
    expect((await read()).waiting.ending.total).toBe(0);
  });

  it('is a trajectory without contact for four weeks, unless somebody wrote or will meet', async () => {
    const counselor = marieke;
    const registered = {
      counselor,
      state: 'in_progress',
      registration_date: '2026-10-19',
    } as const;
    const [quiet, written, planned] = [
      await aTrajectory(db, own, registered),
      await aTrajectory(db, own, registered),
      await aTrajectory(db, own, registered),
    ];
    await aTrajectory(db, own, { ...registered, state: 'awaiting_client' });
    await aNote(db, written);
    await db
      .insertInto('appointments')
      .values({
        ...{ organisation_id: own.id, trajectory_id: planned.id, owner_id: marieke.id },
        ...{ kind: 'progress', starts_at: inDays(5), ends_at: inDays(5.1) },
      })
      .execute();
    const found = (await read()).waiting.quiet;
    expect(found.data).toMatchObject([{ trajectory: { id: quiet.id }, since: '2026-10-19' }]);
    await db.updateTable('appointments').set({ cancelled_at: noon }).execute();
    expect((await read()).waiting.quiet.total).toBe(2);
    await db.deleteFrom('notes').execute();
    expect((await read()).waiting.quiet.total).toBe(3);
  });

  it('is a state that is older than the organisation allows', async () => {
    await aTrajectory(db, own, { counselor: marieke, state: 'proposal_needed' });
    const since = (await read()).waiting.slow;
    expect(since.total).toBe(0);
    time.now = new Date(Date.now() + 15 * 86_400_000);
    expect((await read()).waiting.slow.data).toMatchObject([{ trajectory_state_id: 3 }]);
    const measure = db.updateTable('state_measures').where('organisation_id', '=', own.id);
    await measure.set({ days: 20 }).execute();
    expect((await read()).waiting.slow.total).toBe(0);
    await measure.set({ days: 14 }).execute();
  });

  it('is what a party was to have done before today', async () => {
    const one = await aCase();
    await aTask({
      title: 'Diploma sturen',
      party: 'client',
      trajectory_id: one.id,
      due_on: '2026-11-17',
    });
    await aTask({
      title: 'Nog niet',
      party: 'client',
      trajectory_id: one.id,
      due_on: '2026-11-18',
    });
    const { late } = (await read()).waiting;
    expect(late.data).toMatchObject([{ what: 'Diploma sturen', question: { kind: 'task' } }]);
    expect((await read()).tasks.total).toBe(0);
  });
});
