import { beforeEach, describe, expect, it } from 'vitest';
import { asText } from '../../platform/mail/layout.ts';
import { letterOf } from '../../platform/mail/templates.ts';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { mailsOf } from '../../testing/reminding.ts';
import { testApp } from '../../testing/testApp.ts';
import { aTrajectory } from '../../testing/trajectories.ts';
import { sendDigests } from './digests.ts';

const app = await testApp();
const { db, sql, world, as, time } = app;
const monday = new Date('2026-11-16T08:00:00+01:00');
time.now = monday;
const [own, elsewhere] = [await anOrganisation(db, 'Alfa'), await anOrganisation(db, 'Beta')];
const both = await anAccount(db, {
  first_name: 'Marieke',
  in: [
    ['counselor', own],
    ['coordinator', elsewhere],
  ],
});
const token = await tokenOf(world, both);
const trajectory = await aTrajectory(db, own, { counselor: both });
const choose = (organisation_id: number, weekday: number | null) =>
  as(token).put('/account/digests', { organisation_id, weekday });
const mails = () => mailsOf(app, 'digest');

const aTask = (due_on: string, given: object = {}) =>
  db
    .insertInto('tasks')
    .values({ organisation_id: own.id, title: 'Bellen', person_id: both.id, due_on, ...given })
    .execute();

beforeEach(async () => {
  for (const table of ['digests', 'tasks', 'appointments', 'mails'] as const)
    await db.deleteFrom(table).execute();
  const now = { state_since: monday, last_contact_on: '2026-11-15' };
  await db.updateTable('trajectories').set(now).execute();
  await db.updateTable('people').set({ digest_weekday: null }).execute();
  await db.updateTable('organisations').set({ trajectory_visibility: 'everyone' }).execute();
});

describe('who works somewhere', () => {
  it('chooses a day, or none, for each organisation', async () => {
    const read = async () => (await as(token).get('/account/digests')).json();
    const alfa = { id: own.id, name: 'Alfa' };
    const beta = { id: elsewhere.id, name: 'Beta' };
    expect(await read()).toEqual([
      { organisation: alfa, weekday: null },
      { organisation: beta, weekday: null },
    ]);
    expect((await choose(own.id, 3)).json()[0]).toEqual({ organisation: alfa, weekday: 3 });
    expect((await choose(own.id, 8)).statusCode).toBe(422);
    expect((await choose(own.id + 1000, 1)).statusCode).toBe(422);
    await choose(own.id, null);
    expect((await read())[0]).toEqual({ organisation: alfa, weekday: null });
  });

  it('chooses nothing where they evaluate or study', async () => {
    const student = await anAccount(db, { in: [['student', own]] });
    const session = await tokenOf(world, student);
    expect((await as(session).get('/account/digests')).json()).toEqual([]);
    const body = { organisation_id: own.id, weekday: 1 };
    expect((await as(session).put('/account/digests', body)).statusCode).toBe(422);
  });
});

describe('the mail', () => {
  it('goes once, on the chosen day, from half past seven, with counts alone', async () => {
    await choose(own.id, 1);
    await aTask('2026-11-16');
    await aTask('2026-11-22');
    await aTask('2026-11-23');
    await aTask('2026-11-13');
    await aTask('2026-11-13', { done_at: monday });
    await sql`insert into appointments (organisation_id, owner_id, kind, starts_at, ends_at)
      select ${own.id}, ${both.id}, 'intake', at, at + interval '1 hour'
      from unnest(array['2026-11-16T09:00+01', '2026-11-22T23:00+01', '2026-11-23T00:30+01']
        ::timestamptz[]) at`;
    await db
      .updateTable('trajectories')
      .set({ last_contact_on: '2026-10-01' })
      .where('id', '=', trajectory.id)
      .execute();
    for (const moment of ['2026-11-16T07:29:00+01:00', '2026-11-17T09:00:00+01:00'])
      await sendDigests(world, new Date(moment));
    expect(await mails()).toEqual([]);
    const now = new Date('2026-11-16T07:35:00+01:00');
    await Promise.all([sendDigests(world, now), sendDigests(world, now)]);
    await sendDigests(world, new Date('2026-11-16T12:35:00+01:00'));
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      recipient: both.email,
      organisation_id: own.id,
      data: { appointments: 2, to_do: 2, overdue: 1, came_in: 0, waiting: 1 },
    });
    const text = asText(letterOf(mail as never), 'nl');
    expect(text).toContain('– 1 taak die te laat is');
    expect(text).toContain('http://traject.test/today');
    expect(text).not.toMatch(/Bellen|Fatima|0 /);
    await sendDigests(world, new Date('2026-11-23T08:35:00+01:00'));
    expect(await mails()).toHaveLength(2);
  });

  it('is not sent when there is nothing to count, nor to who left', async () => {
    await choose(own.id, 1);
    await sendDigests(world, monday);
    expect(await mails()).toEqual([]);
    expect(await db.selectFrom('digests').selectAll().execute()).toHaveLength(1);
    await aTask('2026-11-24');
    const left = { deactivated_at: monday };
    await db.updateTable('people').set(left).where('id', '=', both.id).execute();
    await sendDigests(world, new Date('2026-11-23T09:00:00+01:00'));
    await db.updateTable('people').set({ deactivated_at: null }).execute();
    expect(await mails()).toEqual([]);
  });

  it('counts nothing of colleagues', async () => {
    const colleague = await anAccount(db, { in: [['counselor', own]] });
    await aTask('2026-11-16', { person_id: colleague.id });
    await choose(own.id, 1);
    await choose(elsewhere.id, 1);
    await sendDigests(world, monday);
    expect(await mails()).toEqual([]);
  });

  it('counts what one was invited to once, and not what one declined', async () => {
    const owner_id = (await anAccount(db, { in: [['counselor', own]] })).id;
    const at = { starts_at: new Date('2026-11-17T09:00Z'), ends_at: new Date('2026-11-17T10:00Z') };
    const time = { organisation_id: own.id, owner_id, kind: 'intake', ...at };
    const answers = ['yes', null, 'no', null];
    const made = answers.map((_, n) => ({ ...time, cancelled_at: n === 3 ? monday : null }));
    const rows = await db.insertInto('appointments').values(made).returning('id').execute();
    const who = { organisation_id: own.id, person_id: both.id, name: 'Marieke', email: both.email };
    const guests = rows.map(({ id: appointment_id }, n) => ({
      ...{ ...who, appointment_id, language: 'nl' as const },
      ...{ answer: answers[n] ?? null, answered_at: answers[n] ? monday : null },
    }));
    await db.insertInto('appointment_guests').values(guests).execute();
    await choose(own.id, 1);
    await sendDigests(world, monday);
    expect((await mails()).map(({ data }) => data.appointments)).toEqual([2]);
  });

  it('counts tasks as far as one still sees their trajectory, as the day does', async () => {
    const theirs = await aTrajectory(db, own);
    const helped = await aTrajectory(db, own);
    for (const one of [trajectory, theirs, helped])
      await aTask('2026-11-13', { trajectory_id: one.id });
    await aTask('2026-11-13');
    const member = { trajectory_id: helped.id, organisation_id: own.id, person_id: both.id };
    const added = { reason: 'help', added_by: both.id, until: '2026-11-20' };
    await db
      .insertInto('trajectory_members')
      .values({ ...member, ...added })
      .execute();
    await choose(own.id, 1);
    const overdue = async (visibility: 'everyone' | 'members', week: string) => {
      const house = db.updateTable('organisations').set({ trajectory_visibility: visibility });
      await house.where('id', '=', own.id).execute();
      await sendDigests(world, new Date(`${week}T09:00:00+01:00`));
      return (await mails()).at(-1)?.data.overdue;
    };
    expect(await overdue('everyone', '2026-11-16')).toBe(4);
    await db.deleteFrom('digests').execute();
    expect(await overdue('members', '2026-11-16')).toBe(3);
    expect((await as(token).get('/today')).json().tasks.total).toBe(3);
    expect(await overdue('members', '2026-11-23')).toBe(2);
  });
});
