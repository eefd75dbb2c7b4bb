import { beforeEach, describe, expect, it } from 'vitest';
import { tokenOf } from '../../testing/factories.ts';
import { after, aSentTask, asked, mailsOf } from '../../testing/reminding.ts';
import { aTaskDesk } from '../../testing/taskDesk.ts';
import { anActionPlan } from '../../testing/tasks.ts';
import { testApp } from '../../testing/testApp.ts';
import { stateId } from '../../testing/trajectories.ts';
import { remind } from './remind.ts';

const app = await testApp();
const { db, world, as, time } = app;
time.now = asked;
const { aCase, own, marieke, token } = await aTaskDesk(app);
/** Begun the day before, whatever day it is for the database. */
async function aRunning() {
  const one = await aCase({ state: 'in_progress' });
  await db
    .updateTable('trajectories')
    .set({ state_since: after(-1) })
    .execute();
  return one;
}
const titles = async () => (await mailsOf(app, 'reminder-task')).map(({ data }) => data.title);

beforeEach(async () => {
  time.now = asked;
  await db.deleteFrom('tasks').execute();
  await db.deleteFrom('mails').execute();
});

describe('of a trajectory that has ended', () => {
  const end = (path: string) =>
    as(token).patch(path, { trajectory_state_id: stateId('completed_internal') });

  it('what was asked before is reminded no more, unless a plan meant it for after the end', async () => {
    const one = await aRunning();
    const before = await aSentTask(app, one, { title: 'Cv sturen' });
    const steps = [{ anchor: 'completion' } as const];
    await anActionPlan(db, own, { steps });
    const { id: action_plan_step_id } = await db
      .selectFrom('action_plan_steps')
      .select('id')
      .executeTakeFirstOrThrow();
    await aSentTask(app, one, { title: 'Terugkijken', action_plan_step_id });
    time.now = after(0.02);
    await end(one.path);
    expect((await one.get(before.id)).next_reminder_at).toBeNull();
    await remind(world, after(5));
    expect(await titles()).toEqual(['Terugkijken']);
  });

  it('what somebody mails by hand after the end is reminded', async () => {
    const one = await aRunning();
    await end(one.path);
    time.now = after(0.02);
    const { id } = (await one.create({ party: 'client' })).json();
    expect((await one.get(id)).next_reminder_at).toEqual(expect.any(String));
    await remind(world, after(5.1));
    expect(await titles()).toEqual(['Cv sturen']);
  });

  it('what waits is reminded again when it goes on', async () => {
    const one = await aRunning();
    await aSentTask(app, one, { title: 'Cv sturen' });
    await end(one.path);
    await remind(world, after(5));
    expect(await titles()).toEqual([]);
    time.now = after(5);
    const session = await tokenOf(world, marieke);
    await as(session).patch(one.path, { trajectory_state_id: stateId('in_progress') });
    await remind(world, after(5));
    expect(await titles()).toEqual(['Cv sturen']);
  });
});
