import { beforeEach, describe, expect, it } from 'vitest';
import { anOrganisation } from '../../testing/factories.ts';
import { aTaskDesk } from '../../testing/taskDesk.ts';
import { anActionPlan } from '../../testing/tasks.ts';
import { testApp } from '../../testing/testApp.ts';
import { stateId } from '../../testing/trajectories.ts';
import { sendAllDue } from './sendDue.ts';

const app = await testApp({ pollSeconds: 3600 });
const { db, time, world, as } = app;
const { aCase, own, token, marieke } = await aTaskDesk(app);

/** Monday, at ten in the morning and at ten in the evening. */
const day = new Date('2026-11-16T09:00:00Z');
const night = new Date('2026-11-16T21:00:00Z');
const sunday = new Date('2026-11-22T09:00:00Z');

beforeEach(async () => {
  time.now = day;
  await db.deleteFrom('call_counts').execute();
});

type Doer = 'client' | 'employer';
/** Due as many days after the registration, which was on 19 October. */
const planFor = (doer: Doer, amount: number) =>
  anActionPlan(db, own, { steps: [{ title: 'Cv sturen', doer, amount, unit: 'days' }] });

describe('what a plan made for a party', () => {
  it('is mailed a week before its date, by day and not before', async () => {
    const one = await aCase();
    // Due on 28 November: mailed on the 21st.
    await one.apply((await planFor('client', 40)).id);
    expect(await one.list()).toMatchObject([
      { due_on: '2026-11-28', send_on: '2026-11-21', sent_at: null },
    ]);
    await sendAllDue(world);
    time.now = new Date('2026-11-21T21:00:00Z');
    await sendAllDue(world);
    time.now = sunday;
    await sendAllDue(world);
    expect(await one.mailsTo(one.emails.client)).toEqual([]);
    time.now = new Date('2026-11-23T09:00:00Z');
    await sendAllDue(world);
    expect(await one.mailsTo(one.emails.client)).toHaveLength(1);
    const [mail] = await one.mailsTo(one.emails.client);
    expect(mail).toMatchObject({ template: 'task-client', data: { counselor: marieke.name } });
    const event = await db
      .selectFrom('events')
      .where('action', '=', 'tasks.send')
      .orderBy('id', 'desc')
      .selectAll()
      .executeTakeFirst();
    expect(event).toMatchObject({ person_id: null, record: { trajectoryId: String(one.id) } });
  });

  it('is mailed at once when its day has come, by day; at night it waits for the morning', async () => {
    const { id } = await planFor('client', 30);
    const byDay = await aCase();
    await byDay.apply(id);
    expect(await byDay.mailsTo(byDay.emails.client)).toHaveLength(1);
    time.now = night;
    const atNight = await aCase();
    await atNight.apply(id);
    await sendAllDue(world);
    expect(await atNight.mailsTo(atNight.emails.client)).toEqual([]);
    time.now = new Date('2026-11-17T07:17:00Z');
    await sendAllDue(world);
    expect(await atNight.mailsTo(atNight.emails.client)).toHaveLength(1);
  });

  it('is mailed however many mails another organisation sent to that mailbox', async () => {
    const one = await aCase();
    await one.apply((await planFor('client', 40)).id);
    const { id: organisation_id } = await anOrganisation(db);
    const theirs = {
      recipient: one.emails.client,
      template: 'invoice',
      language: 'nl',
      data: '{}',
    };
    await db
      .insertInto('mails')
      .values(Array(100).fill({ ...theirs, organisation_id }))
      .execute();
    time.now = new Date('2026-11-23T09:00:00Z');
    await sendAllDue(world);
    const mails = await one.mailsTo(one.emails.client);
    expect(mails.filter(({ template }) => template === 'task-client')).toHaveLength(1);
  });

  it('for an old trajectory is not mailed by itself if its date was over, but by hand', async () => {
    const steps = Array.from({ length: 30 }, (_, n) => ({
      ...{ title: `Stap ${n + 1}`, amount: n, unit: 'days', doer: 'client' },
    })) as { doer: 'client' }[];
    const { id } = await anActionPlan(db, own, { steps });
    const one = await aCase({ registration_date: '2024-01-01' });
    const [first, second] = (await one.apply(id)).json().tasks;
    expect(first).toMatchObject({ due_on: '2024-01-01', send_on: null, state: 'overdue' });
    // Another word in it is no reason to mail it; another date is.
    await one.change(first.id, { title: 'Cv' });
    await one.change(second.id, { due_on: '2026-12-01' });
    await sendAllDue(world);
    expect(await one.mailsTo(one.emails.client)).toEqual([]);
    expect((await one.get(second.id)).send_on).toBe('2026-11-24');
    expect((await one.send(first.id)).json().sent_at).toEqual(expect.any(String));
  });

  it('is mailed once, however many processes look for it', async () => {
    time.now = night;
    const cases = await Promise.all([aCase(), aCase(), aCase()]);
    const { id } = await planFor('client', 30);
    for (const one of cases) await one.apply(id);
    time.now = new Date('2026-11-17T09:00:00Z');
    await Promise.all([sendAllDue(world), sendAllDue(world), sendAllDue(world)]);
    await sendAllDue(world);
    for (const one of cases) expect(await one.mailsTo(one.emails.client)).toHaveLength(1);
  });

  it('waits for an employer without an address, and holds up nobody', async () => {
    const without = await aCase({ contact_email: null });
    const wrong = await aCase({ contact_email: 'geen adres' });
    const { id } = await planFor('employer', 30);
    expect((await without.apply(id)).json().added).toBe(1);
    expect((await wrong.apply(id)).json().added).toBe(1);
    const other = await aCase();
    time.now = night;
    await other.apply(id);
    time.now = new Date('2026-11-17T09:00:00Z');
    await sendAllDue(world);
    expect(await other.mailsTo(other.emails.employer)).toHaveLength(1);
    time.now = day;
    expect(await without.list()).toMatchObject([{ sent_at: null, recipient: null }]);
    expect(await wrong.list()).toMatchObject([{ sent_at: null, mail: null }]);
    await as(token).patch(without.path, { contact_email: 'nieuw@example.nl' });
    await sendAllDue(world);
    expect(await without.list()).toMatchObject([{ recipient: { email: 'nieuw@example.nl' } }]);
  });

  it('is not mailed when it was done, or its trajectory deleted, before', async () => {
    time.now = night;
    const [done, deleted] = [await aCase(), await aCase()];
    const { id } = await planFor('client', 30);
    await done.apply(id);
    await deleted.apply(id);
    const [task] = await done.list();
    await done.done(task.id);
    await as(token).delete(deleted.path);
    time.now = new Date('2026-11-17T09:00:00Z');
    await sendAllDue(world);
    expect(await done.mailsTo(done.emails.client)).toEqual([]);
    expect(await deleted.mailsTo(deleted.emails.client)).toEqual([]);
  });

  it('can be mailed by hand before, and is not mailed again', async () => {
    const one = await aCase();
    await one.apply((await planFor('client', 60)).id);
    const [task] = await one.list();
    await one.send(task.id);
    time.now = new Date('2026-12-14T09:00:00Z');
    await sendAllDue(world);
    expect(await one.mailsTo(one.emails.client)).toHaveLength(1);
  });
});

describe('once its trajectory has ended', () => {
  const later = new Date('2026-12-28T09:00:00Z');
  async function ended() {
    const one = await aCase({ state: 'in_progress' });
    const steps = [
      { title: 'Cv sturen', doer: 'client', amount: 60, unit: 'days' },
      { title: 'Terugkijken', doer: 'client', anchor: 'completion', amount: 30, unit: 'days' },
    ] as const;
    const { id } = await anActionPlan(db, own, { steps: [...steps] });
    await one.apply(id);
    const to = { trajectory_state_id: stateId('completed_without_placement') };
    await as(token).patch(one.path, to);
    await as(token).post(`${one.tasks}/move`, { move: true });
    const named = async (title: string) =>
      (await one.list()).find((task: { title: string }) => task.title === title);
    const mailed = async () =>
      (await one.mailsTo(one.emails.client)).map(({ data }) => (data as { task: string }).task);
    return { ...one, named, mailed };
  }

  it('only what a plan meant for after the end is mailed by itself, and the list says so', async () => {
    const one = await ended();
    expect(await one.named('Cv sturen')).toMatchObject({ due_on: '2026-12-18', send_on: null });
    expect(await one.named('Terugkijken')).toMatchObject({ send_on: '2026-12-09' });
    time.now = later;
    await sendAllDue(world);
    expect(await one.mailed()).toEqual(['Terugkijken']);
  });

  it('the rest can be mailed by hand, and is mailed by itself when it goes on', async () => {
    const [byHand, resumed] = [await ended(), await ended()];
    const { id } = await byHand.named('Cv sturen');
    expect((await byHand.send(id)).statusCode).toBe(200);
    await as(token).patch(resumed.path, { trajectory_state_id: stateId('in_progress') });
    time.now = later;
    await sendAllDue(world);
    expect(await byHand.mailed()).toEqual(['Cv sturen', 'Terugkijken']);
    expect(await resumed.mailed()).toContain('Cv sturen');
  });
});
