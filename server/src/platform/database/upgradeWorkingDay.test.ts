import { afterAll, expect, it } from 'vitest';
import { remind } from '../../features/reminders/remind.ts';
import { openApp } from '../../testing/openApp.ts';
import { emptyDb } from '../../testing/testDb.ts';
import { inTransaction } from '../backup/transaction.ts';
import { applyMigrations, migrationNames } from './migrate.ts';
import { prepareDatabase } from './openDatabase.ts';
import { officeTime, storedThen } from './upgrades.testing.ts';
import { fillBeforeWorkingDay } from './upgradeWorkingDay.testing.ts';

const database = await emptyDb();
const { sql } = database;
const older = (await migrationNames()).filter((name) => name < '0041');
await inTransaction(database.url, ({ run }) => applyMigrations(run, older));
await fillBeforeWorkingDay(sql);

const { names, contents } = await storedThen(sql, 'evaluations.reminded_at');
const before = await contents();
const reminded = [
  ...(await sql`select id as evaluation_id, organisation_id, reminded_at as at,
    requested_at as asked_at from evaluations where reminded_at is not null order by id`),
];
await prepareDatabase(database, database.url, 'not needed where there is a password');
const after = await contents();
const app = await openApp(database);
afterAll(app.close);

it('the tables of the time have something to lose', () => {
  const filled = Object.values(before).filter((rows) => rows.length > 0);
  expect(filled.length).toBeGreaterThan(40);
  for (const name of ['trajectories', 'notes', 'approval_requests', 'surveys', 'evaluations'])
    expect(before[name]?.length, name).toBeGreaterThan(30);
});

it.each(names)('every row of %s is still there, as it was', (name) => {
  expect(after[name]).toHaveLength(before[name]?.length ?? 0);
  expect(after[name]).toEqual(before[name]);
});

it('evaluations remember that they were reminded of once, and when', async () => {
  expect(reminded.length).toBeGreaterThan(5);
  const now = await sql`select evaluation_id, organisation_id, at, asked_at from reminders
    where number = 1 order by 1`;
  expect([...now]).toEqual(reminded);
  expect(await sql`select from reminders`).toHaveLength(reminded.length);
});

it('each trajectory knows since when it is in its state, and when there was contact', async () => {
  const wrong = await sql`
    with told as (select t.id, t.created_at, t.registration_date,
        array(select h.at from trajectory_history h where h.trajectory_id = t.id
          order by h.id desc) as moves,
        array(select n.date::date from notes n where n.trajectory_id = t.id
          and n.deleted_at is null order by n.date desc) as talks from trajectories t)
    select t.id, t.state_since, t.last_contact_on, told.* from trajectories t join told using (id)
    where t.state_since <> coalesce(moves[1], told.created_at)
      or t.last_contact_on <> coalesce(talks[1], told.registration_date)`;
  expect([...wrong]).toEqual([]);
  const [kinds] = await sql`select count(distinct state_since)::integer as since,
    count(distinct last_contact_on)::integer as contact,
    count(*) filter (where state_since > now() - interval '1 minute')::integer as fresh
    from trajectories`;
  expect(kinds?.since, 'not all the same').toBeGreaterThan(50);
  expect(kinds?.contact).toBeGreaterThan(50);
  expect(kinds?.fresh, 'none since the upgrade').toBe(0);
});

it('organisations keep their settings, and have measures and rules of reminding like new ones', async () => {
  await sql`insert into organisations (name) values ('Nieuw')`;
  const rules = (organisation: string) =>
    sql`select kind, is_on, first_days, next_days, most from reminder_rules r
      join organisations o on o.id = r.organisation_id where o.name = ${organisation} order by 1`;
  const measures = (organisation: string) =>
    sql`select trajectory_state_id, days from state_measures s
      join organisations o on o.id = s.organisation_id where o.name = ${organisation} order by 1`;
  for (const name of ['De Brug', 'Het Anker', 'The Bridge']) {
    expect([...(await rules(name))], name).toEqual([...(await rules('Nieuw'))]);
    expect([...(await measures(name))], name).toEqual([...(await measures('Nieuw'))]);
  }
});

it('nobody is reminded of what was asked before, nor told that it ended, however long it takes', async () => {
  const waiting = await sql`select from approval_requests
    where decided_at is null and closed_at is null and sent_at > now() - interval '80 days'`;
  expect(waiting.length).toBeGreaterThan(10);
  const mails = () => sql`select id from mails where created_at > now() - interval '1 hour'
    and template not in ('approve-document', 'review-client', 'evaluations-expired')`;
  for (const days of [0, 1, 5, 20, 60, 100]) await remind(app.world, officeTime(days));
  expect([...(await mails())]).toEqual([]);
  expect(await sql`select from reminders`).toHaveLength(reminded.length);
});

it('what was asked before is reminded of once somebody switches it on', async () => {
  const [question] = await sql`update approval_requests set reminders_off = false where id = (
    select min(id) from approval_requests where decided_at is null and closed_at is null
      and sent_at between now() - interval '60 days' and now() - interval '10 days')
    returning id`;
  await remind(app.world, officeTime(0));
  await remind(app.world, officeTime(0));
  const sent = await sql`select approval_request_id, number from reminders
    where approval_request_id is not null`;
  expect([...sent]).toEqual([{ approval_request_id: question?.id, number: 1 }]);
});
