import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isOfficeTime } from '../../platform/program/officeHours.ts';
import { emptyDb } from '../../testing/testDb.ts';

const folder = new URL('../../../migrations/', import.meta.url);
const files = readdirSync(folder).sort();
const at = files.findIndex((file) => file.startsWith('0043'));

const before = `
  insert into organisations (name) values ('Een');
  insert into people (organisation_id, email, first_name, last_name)
    values (1, 'z@x.nl', 'Zoë', 'El-Amrani');
  insert into memberships (organisation_id, person_id, account_type)
    values (1, 1, 'client'), (1, 1, 'student');
  insert into trajectories (organisation_id, client_id, counselor_id, trajectory_state_id,
    registered_by, registration_date) values (1, 1, 1, 1, 'x', '2026-01-01');
  insert into approval_requests (trajectory_id, kind, party, requested, sender_id, recipient_name,
    recipient_email, language, sent_at)
    values (1, 'review-client', 'client', true, 1, 'x', 'z@x.nl', 'nl', now());
  insert into survey_templates (organisation_id, title, type) values (1, 'Lijst', 'client');
  insert into surveys (organisation_id, trajectory_id, survey_template_id) values (1, 1, 1);
  insert into surveys (organisation_id, trajectory_id, survey_template_id, title, questions,
    recipient_name, recipient_email, language, sender_id, sent_at)
    values (1, 1, 1, 'Lijst', '[]', 'x', 'z@x.nl', 'nl', 1, now());
  insert into diplomas (organisation_id, title, level) values (1, 'x', '4');
  insert into core_tasks (diploma_id, position, title) values (1, 1, 'x');
  insert into work_processes (core_task_id, position, title) values (1, 1, 'x');
  insert into enrolments (organisation_id, student_id, diploma_id) values (1, 1, 1);
  insert into evaluations (organisation_id, student_id, evaluator_id, role, diploma_id,
      work_process_id, expires_at, reminded_at)
    values (1, 1, 1, 'coach', 1, 1, now() + interval '9 days', now()),
      (1, 1, 1, 'mentor', 1, 1, now() + interval '9 days', null);`;

it('whoever was asked before there were reminders gets none, unless they are switched on', async () => {
  const { sql } = await emptyDb();
  const apply = async (some: string[]) => {
    for (const file of some) await sql.unsafe(readFileSync(new URL(file, folder), 'utf8')).simple();
  };
  await apply(files.slice(0, at));
  await sql.unsafe(before).simple();
  await apply(files.slice(at));
  const offs = async (table: string) =>
    (await sql`select reminders_off as off from ${sql(table)} order by id`).map(({ off }) => off);
  expect(await offs('approval_requests')).toEqual([true]);
  expect(await offs('surveys'), 'one that is sent later is reminded of').toEqual([false, true]);
  expect(await offs('evaluations')).toEqual([true, true]);
  const told = await sql`select from approval_requests where end_told_at is null union all
    select from surveys where end_told_at is null and sent_at is not null`;
  expect(told, 'their end is told to nobody').toHaveLength(0);
  expect(await sql`select evaluation_id, number from reminders`).toMatchObject([
    { evaluation_id: 1, number: 1 },
  ]);
  const rules = await sql`select kind, is_on, first_days, next_days, most from reminder_rules`;
  expect(rules).toHaveLength(4);
});

it('the database and the program agree on when nobody minds a mail', async () => {
  const { sql } = await emptyDb();
  await sql.begin(async (tx) => {
    for (const file of files) await tx.unsafe(readFileSync(new URL(file, folder), 'utf8')).simple();
  });
  const hours = await sql<{ at: Date; next: Date }[]>`
    select at, office_time(at) as next from (
      select generate_series('2026-03-26T00:30Z'::timestamptz, '2026-04-01', '1 hour') as at
      union all select generate_series('2026-10-22T00:30Z'::timestamptz, '2026-10-28', '1 hour')) x`;
  expect(hours.length).toBeGreaterThan(250);
  for (const { at, next } of hours) {
    expect(next.getTime() === at.getTime(), at.toISOString()).toBe(isOfficeTime(at));
    expect(isOfficeTime(next), next.toISOString()).toBe(true);
    if (next > at) expect(isOfficeTime(new Date(next.getTime() - 1)), 'the first').toBe(false);
  }
});
