import type { SchoolNumbers } from '@traject/contract/schoolNumbers';
import { expect, it } from 'vitest';
import { anEvaluationDesk } from '../../testing/evaluationDesk.ts';
import { anAccount, anOrganisation } from '../../testing/factories.ts';
import { aGroup, aSchool, inDays } from '../../testing/school.ts';
import { testApp } from '../../testing/testApp.ts';

const now = new Date('2026-11-20T12:00:00Z');
const app = await testApp({ now });
const { db, sql } = app;
const on = (day: string) => new Date(`${day}T12:00:00Z`);

/** Sanne and Tom in a class that Jolanda teaches, since the summer. */
async function aClass() {
  const desk = await anEvaluationDesk(app);
  const { school, sanne, tom, jolanda, peter, by } = desk;
  const { id } = await aGroup(db, school, { teachers: [jolanda], students: [sanne, tom] });
  await sql`update group_people set added_at = '2026-08-20' where group_id = ${id}`;
  const path = `/groups/${id}/numbers`;
  const teacher = await by(jolanda);
  const numbers = async (): Promise<SchoolNumbers> => (await teacher.get(path)).json();
  const coordinator = await by(peter);
  const given = (score: number, day: string, asked = {}, who = sanne) =>
    school.ask(who, jolanda, 'mentor', {
      ...{ score, requested_at: on(day), done_at: on(day), ...asked },
    });
  return { ...desk, id, path, teacher, coordinator, numbers, given };
}

it('says by role what was asked this school year, answered and expired, and how soon', async () => {
  const { school, sanne, tom, jolanda, given, numbers } = await aClass();
  await given(2, '2026-09-10', { requested_at: on('2026-09-08') });
  await given(2, '2026-09-20', { requested_at: on('2026-09-10') }, tom);
  await given(1, '2026-07-20');
  const asked = { requested_at: on('2026-10-01') };
  await school.ask(tom, jolanda, 'mentor', { ...asked, expires_at: on('2026-10-15') });
  await school.ask(tom, jolanda, 'teacher', { ...asked, expires_at: on('2026-12-15') });
  await school.ask(sanne, jolanda, 'teacher', {
    ...{ ...asked, no_level: 'not_seen', done_at: on('2026-10-02') },
  });
  expect(await numbers()).toMatchObject({
    year: 2026,
    student_count: 2,
    roles: [
      { role: 'teacher', asked: 2, answered: 1, expired: 0, open: 1, days: 1 },
      { role: 'mentor', asked: 3, answered: 2, expired: 1, open: 0, days: 6 },
    ],
  });
});

it('says how many of the levels that count stood where at the end of each month', async () => {
  const { school, sanne, given, numbers } = await aClass();
  await school.ask(sanne, sanne, 'student', { score: 3, done_at: on('2026-06-20') });
  await given(1, '2026-09-10');
  // What the student says afterwards does not count any more.
  await school.ask(sanne, sanne, 'student', { score: 3, done_at: on('2026-09-11') });
  await given(2, '2026-11-02');
  await given(3, '2026-11-03', { work_process_id: school.work_process_ids[1] ?? 0 });
  const { months } = await numbers();
  const none = { starter: 0, advanced: 0, professional: 0 };
  expect(months).toEqual([
    { ...none, month: '2026-08', professional: 1 },
    { ...none, month: '2026-09', starter: 1 },
    { ...none, month: '2026-10', starter: 1 },
    { ...none, month: '2026-11', advanced: 1, professional: 1 },
  ]);
});

it('names who stands still: nothing rose for eight weeks, and something can', async () => {
  const { school, sanne, tom, given, numbers, id } = await aClass();
  expect((await numbers()).still).toMatchObject([{ rose_on: null }, { rose_on: null }]);
  await given(2, '2026-09-20', {}, tom);
  await given(2, '2026-10-20', {}, sanne);
  // The same again is no rise, and lower neither.
  await given(2, '2026-11-10', {}, tom);
  await given(1, '2026-11-12', {}, tom);
  expect(await numbers()).toMatchObject({
    still: [{ id: tom.id, name: tom.name, rose_on: '2026-09-20', level_count: 1 }],
    still_count: 1,
  });
  await sql`update group_people set added_at = '2026-11-01' where group_id = ${id}`;
  expect((await numbers()).still).toEqual([]);
  await sql`update group_people set added_at = '2026-08-20' where group_id = ${id}`;
  for (const work_process_id of school.work_process_ids)
    await given(3, '2026-09-21', { work_process_id, done_at: on('2026-09-21') }, tom);
  await db
    .deleteFrom('evaluations')
    .where('student_id', '=', tom.id)
    .where('score', '<', 3)
    .execute();
  expect((await numbers()).still).toEqual([]);
});

it('counts for a diploma everybody who is enrolled, in the year that is asked for', async () => {
  const { school, sanne, given, coordinator } = await aClass();
  await given(2, '2026-09-20');
  await given(1, '2026-03-20');
  const path = `/school-numbers/${school.diploma_id}`;
  const now: SchoolNumbers = (await coordinator.get(path)).json();
  expect(now).toMatchObject({ year: 2026, student_count: 2, roles: [{ asked: 1 }] });
  const before: SchoolNumbers = (await coordinator.get(`${path}?year=2025`)).json();
  expect(before).toMatchObject({ year: 2025, roles: [{ asked: 1 }] });
  expect(before.months.map(({ month }) => month)).toContain('2026-07');
  await sql`update people set deactivated_at = now() where id = ${sanne.id}`;
  expect((await coordinator.get(path)).json()).toMatchObject({ student_count: 1, roles: [] });
});

it('is for those who teach the group or oversee it; of a diploma, for those who oversee it', async () => {
  const { school, path, teacher, by, tom } = await aClass();
  expect((await teacher.get(`/school-numbers/${school.diploma_id}`)).statusCode).toBe(404);
  expect((await (await by(tom)).get(path)).statusCode).toBe(404);
  const other = await anOrganisation(db, 'Ander college');
  const theirs = await aSchool(db, other, 0);
  const admin = await by(await anAccount(db, { in: [['admin', other]] }));
  expect((await admin.get(path)).statusCode).toBe(404);
  expect((await admin.get(`/school-numbers/${school.diploma_id}`)).statusCode).toBe(404);
  expect((await admin.get(`/school-numbers/${theirs.diploma_id}`)).statusCode).toBe(200);
});

it('leaves out what is covered for a blind rater', async () => {
  const { own, school, sanne, peter, jolanda, numbers } = await aClass();
  await sql`update organisations set blind_evaluations = true where id = ${own.id}`;
  await school.ask(sanne, peter, 'coach', { score: 3, done_at: on('2026-09-10') });
  await school.ask(sanne, jolanda, 'teacher', { expires_at: inDays(365) });
  expect((await numbers()).months.at(-1)).toMatchObject({ professional: 0 });
});

it('comes as CSV too, a line for each number', async () => {
  const { given, path, teacher, coordinator, school, tom } = await aClass();
  await given(2, '2026-09-20');
  const { body, headers } = await teacher.get(`${path}.csv`);
  expect(headers['content-type']).toContain('text/csv');
  expect(body).toContain('Gevraagd;Begeleider;1');
  expect(body).toContain('Niveau Gevorderd;2026-11;1');
  await sql`update people set created_at = '2026-08-01' where id = ${tom.id}`;
  const ofDiploma = await coordinator.get(`/school-numbers/${school.diploma_id}/csv?year=2026`);
  expect(ofDiploma.body).toContain('Laatst gestegen;');
});
