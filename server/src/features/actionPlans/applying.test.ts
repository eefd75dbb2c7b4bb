import { beforeEach, describe, expect, it } from 'vitest';
import { anOrganisation } from '../../testing/factories.ts';
import { aTaskDesk } from '../../testing/taskDesk.ts';
import { anActionPlan } from '../../testing/tasks.ts';
import { testApp } from '../../testing/testApp.ts';
import { stateId } from '../../testing/trajectories.ts';

const app = await testApp();
const { db, as, time } = app;
const { aCase, own, token, marieke } = await aTaskDesk(app);
const foreign = await anOrganisation(db);

beforeEach(async () => {
  time.now = new Date('2026-11-16T09:00:00Z');
  await db.deleteFrom('call_counts').execute();
  await db.updateTable('action_plans').set({ archived_at: new Date() }).execute();
});

const datesOf = (tasks: { title: string; due_on: string | null }[]) =>
  Object.fromEntries(tasks.map(({ title, due_on }) => [title, due_on]));

describe('applying an action plan', () => {
  it('gives each step its date and its doer; an unknown day gives no date', async () => {
    const { id } = await anActionPlan(db, own, {
      title: 'Eerste maand',
      steps: [
        { title: 'week later', amount: 1, unit: 'weeks' },
        { title: 'ervoor', amount: -2, unit: 'days', doer: 'client' },
        { title: 'vandaag', amount: 4, unit: 'weeks', doer: 'client' },
        { title: 'na de intake', anchor: 'intake', amount: 3, unit: 'days' },
        { title: 'na de start', anchor: 'start', amount: 1, unit: 'days', doer: 'client' },
        { title: 'na afloop', anchor: 'completion', amount: 4, unit: 'weeks', doer: 'employer' },
      ],
    });
    const one = await aCase();
    const { added, tasks } = (await one.apply(id)).json();
    expect(added).toBe(6);
    expect(datesOf(tasks)).toEqual({
      'week later': '2026-10-26',
      ervoor: '2026-10-17',
      vandaag: '2026-11-16',
      'na de intake': null,
      'na de start': null,
      'na afloop': null,
    });
    expect(tasks[1]).toMatchObject({
      person: { id: marieke.id },
      plan: { id, title: 'Eerste maand' },
    });
    expect(tasks[0]).toMatchObject({ party: 'client', person: null });
    // Only the one whose day has come is mailed, and not the one whose day is over.
    const mails = await one.mailsTo(one.emails.client);
    expect(mails).toMatchObject([{ data: { task: 'vandaag' } }]);
  });

  it('twice, or by five at once, adds nothing twice', async () => {
    const { id } = await anActionPlan(db, own, {
      steps: [
        { doer: 'client', amount: 5 },
        { title: 'Tweede', doer: 'counselor' },
      ],
    });
    const one = await aCase();
    const answers = await Promise.all(Array.from({ length: 5 }, () => one.apply(id)));
    const added = answers.map((answer) => answer.json().added);
    expect(added.toSorted()).toEqual([0, 0, 0, 0, 2]);
    expect((await one.apply(id)).json().added).toBe(0);
    expect(await one.list()).toHaveLength(2);
    expect(await one.mailsTo(one.emails.client)).toHaveLength(1);
  });

  it('adds what is new in it, and again what was deleted', async () => {
    const { id } = await anActionPlan(db, own, { steps: [{ title: 'een' }] });
    const one = await aCase();
    await one.apply(id);
    const plan = (await as(token).get(`/action-plans/${id}`)).json();
    const { id: _, ...fresh } = { ...plan.steps[0], title: 'twee' };
    await as(token).patch(`/action-plans/${id}`, { steps: [...plan.steps, fresh] });
    expect((await one.apply(id)).json().added).toBe(1);
    const [first] = await one.list();
    await one.remove(first.id);
    expect((await one.apply(id)).json().added).toBe(1);
  });

  it('of another organisation, or of an archived plan, is not possible', async () => {
    const one = await aCase();
    const theirs = await anActionPlan(db, foreign);
    const old = await anActionPlan(db, own);
    await as(token).delete(`/action-plans/${old.id}`);
    expect((await one.apply(theirs.id)).statusCode).toBe(404);
    expect((await one.apply(old.id)).statusCode).toBe(404);
  });
});

describe('a state applies the plans that wait for it', () => {
  const planAt = (trajectory_state_id: number, title = 'Bij deze status') =>
    anActionPlan(db, own, { trajectory_state_id, steps: [{ title, anchor: 'start' }] });
  const move = (path: string, code: Parameters<typeof stateId>[0]) =>
    as(token).patch(path, { trajectory_state_id: stateId(code) });

  it('once, also when it comes into that state again', async () => {
    await planAt(stateId('in_progress'));
    await planAt(stateId('completed_internal'), 'Bij een andere');
    const one = await aCase({ state: 'proposal_needed' });
    expect(await one.list()).toEqual([]);
    expect((await move(one.path, 'in_progress')).statusCode).toBe(200);
    expect(await one.list()).toMatchObject([{ title: 'Bij deze status', due_on: '2026-11-23' }]);
    const [made] = await one.list();
    await one.done(made.id);
    await move(one.path, 'proposal_needed');
    await move(one.path, 'in_progress');
    expect(await one.list()).toHaveLength(1);
  });

  it('when a party decides, and when a trajectory is made', async () => {
    await planAt(stateId('awaiting_client'), 'Bij het versturen');
    const one = await aCase();
    await one.startClient();
    expect(datesOf(await one.list())).toEqual({ 'Bij het versturen': null });
    await planAt(stateId('proposal_needed'), 'Na akkoord');
    await as().post(`/approval-request/${await one.tokenOf('client')}/accept`);
    expect((await one.list()).map(({ title }: { title: string }) => title)).toContain('Na akkoord');
    await planAt(stateId('new'), 'Bij de aanmelding');
    const input = {
      organisation_id: own.id,
      client_id: one.client_id,
      counselor_id: marieke.id,
      trajectory_state_id: stateId('new'),
      contact_name: 'Pieter',
    };
    const { id } = (await as(token).post('/trajectories', input)).json();
    const made = (await as(token).get(`/trajectories/${id}/tasks`)).json();
    expect(datesOf(made)).toEqual({ 'Bij de aanmelding': null });
    const told = await db
      .selectFrom('events')
      .where('action', '=', 'actionPlans.apply')
      .where('request_id', '=', 'action-plans')
      .execute();
    expect(told.length).toBeGreaterThanOrEqual(3);
  });
});

describe('when the day moves that a plan counts from', () => {
  const steps = [
    { title: 'open', anchor: 'intake', amount: 1, unit: 'weeks' },
    { title: 'gedaan', anchor: 'intake', amount: 1, unit: 'weeks' },
    { title: 'zelf gekozen', anchor: 'intake', amount: 1, unit: 'weeks' },
    { title: 'vast', anchor: 'registration', amount: 1, unit: 'weeks' },
  ] as const;

  async function moving() {
    const { id } = await anActionPlan(db, own, { steps: [...steps] });
    const one = await aCase();
    await as(token).patch(one.path, { intake_date: '2026-11-20' });
    const { tasks } = (await one.apply(id)).json();
    const named = (title: string) =>
      tasks.find((task: { title: string }) => task.title === title).id;
    await one.done(named('gedaan'));
    await one.change(named('zelf gekozen'), { due_on: '2027-01-01' });
    const count = async () => (await as(token).get(`${one.tasks}/moved`)).json().count;
    const choose = (move: boolean) => as(token).post(`${one.tasks}/move`, { move });
    const before = await count();
    await as(token).patch(one.path, { intake_date: '2026-12-01' });
    return { ...one, count, choose, before };
  }

  it('what is not done and still has the date of the plan moves along, after asking', async () => {
    const one = await moving();
    expect([one.before, await one.count()]).toEqual([0, 1]);
    expect(datesOf(await one.list()).open).toBe('2026-11-27');
    expect(datesOf((await one.choose(true)).json())).toEqual({
      open: '2026-12-08',
      gedaan: '2026-11-27',
      'zelf gekozen': '2027-01-01',
      vast: '2026-10-26',
    });
    expect(await one.count()).toBe(0);
  });

  it('or stays, and is not asked about again', async () => {
    const one = await moving();
    expect(datesOf((await one.choose(false)).json()).open).toBe('2026-11-27');
    expect(await one.count()).toBe(0);
  });

  it('a date comes about where there was none, and the party is asked in time', async () => {
    const steps = [{ anchor: 'intake', amount: 30, unit: 'days', doer: 'client' }] as const;
    const { id } = await anActionPlan(db, own, { steps: [...steps] });
    const one = await aCase();
    await one.apply(id);
    expect(await one.list()).toMatchObject([{ due_on: null, send_on: null, sent_at: null }]);
    await as(token).patch(one.path, { intake_date: '2026-11-20' });
    const moved = await as(token).post(`${one.tasks}/move`, { move: true });
    expect(moved.json()).toMatchObject([{ due_on: '2026-12-20', send_on: '2026-12-13' }]);
    await as(token).patch(one.path, { intake_date: '2026-10-01' });
    const back = await as(token).post(`${one.tasks}/move`, { move: true });
    expect(back.json()).toMatchObject([{ due_on: '2026-10-31', send_on: null, sent_at: null }]);
  });
});
