import type { Growth, Target } from '@traject/contract/growth';
import { describe, expect, it } from 'vitest';
import { anEvaluationDesk } from '../../testing/evaluationDesk.ts';
import { anAccount } from '../../testing/factories.ts';
import { aGroup, inDays } from '../../testing/school.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, sql } = app;

async function aStudent() {
  const desk = await anEvaluationDesk(app);
  const { school, sanne, jolanda, peter, by } = desk;
  const path = `/evaluation-students/${sanne.id}`;
  const growthAt = `${path}/growth?diploma_id=${school.diploma_id}`;
  const calls = {
    student: await by(sanne),
    coordinator: await by(peter),
    mentor: await by(jolanda),
  };
  const growth = async (who = calls.student): Promise<Growth> => (await who.get(growthAt)).json();
  const first = async (who = calls.student) => (await growth(who)).processes[0];
  const aim = (given = {}, who = calls.student) =>
    who.post(`${path}/targets`, {
      work_process_ids: school.work_process_ids.slice(0, 2),
      ...{ score: 3, period: 'Periode 2', due_on: '2027-01-29', ...given },
    });
  const targets = async (who = calls.student): Promise<Target[]> =>
    (await who.get(`${path}/targets`)).json();
  return { ...desk, path, growthAt, calls, growth, first, aim, targets };
}
const day = (moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' });

describe('growth', () => {
  it('has every level that was given, the first one first, by whom and when', async () => {
    const { school, sanne, jolanda, first, growth } = await aStudent();
    await school.ask(sanne, jolanda, 'mentor', { score: 2, done_at: inDays(-3) });
    await school.ask(sanne, sanne, 'student', { score: 1, done_at: inDays(-9) });
    await school.ask(sanne, jolanda, 'teacher', { no_level: 'not_seen', done_at: inDays(-1) });
    await school.ask(sanne, jolanda, 'coach');
    expect((await first())?.levels).toEqual([
      { on: day(inDays(-9)), score: 1, is_own: true, role: 'student' },
      { on: day(inDays(-3)), score: 2, is_own: false, role: 'mentor' },
    ]);
    expect((await growth()).processes.map(({ work_process }) => work_process.number)).toEqual([
      ...['1.1', '1.2', '2.1'],
    ]);
  });

  it('counts a level of an earlier edition', async () => {
    const { school, sanne, jolanda, first } = await aStudent();
    const [{ id: core_task_id } = { id: 0 }] = await sql`insert into core_tasks
      (diploma_id, position, title) select diploma_id, 9, 'Oud' from core_tasks
      where diploma_id = ${school.diploma_id} limit 1 returning id`;
    const [{ id: work_process_id } = { id: 0 }] = await sql`insert into work_processes
      (core_task_id, position, title, lineage_id)
      values (${core_task_id}, 1, 'Oud', ${school.work_process_id}) returning id`;
    await school.ask(sanne, jolanda, 'mentor', { score: 3, work_process_id });
    expect((await first())?.levels).toMatchObject([{ score: 3 }]);
  });

  it('shows the median of the class where at least five others have a level, and nobody’s otherwise', async () => {
    const { own, school, sanne, jolanda, growth, first } = await aStudent();
    const others = [];
    for (let n = 0; n < 5; n++) {
      const student = await anAccount(db, { in: [['student', own]] });
      await school.enrol(student);
      others.push(student);
    }
    await aGroup(db, school, { name: 'VIG-2A', students: [sanne, ...others] });
    for (const [n, student] of others.entries())
      if (n < 4) await school.ask(student, jolanda, 'mentor', { score: n < 2 ? 1 : 3 });
    // Their own is no level of the others.
    await school.ask(sanne, jolanda, 'mentor', { score: 2 });
    expect(await first()).toMatchObject({ median: null });
    const fifth = others[4] ?? sanne;
    await school.ask(fifth, jolanda, 'mentor', { score: 2 });
    // A small group that was made beside it later is not their class.
    await aGroup(db, school, { name: 'Leesclub', students: [sanne, fifth] });
    expect((await growth()).group).toEqual({ name: 'VIG-2A', year: 2026 });
    expect(await first()).toMatchObject({ median: 2 });
    // The level that counts, not the average of all.
    await school.ask(fifth, jolanda, 'mentor', { score: 1, done_at: inDays(-9) });
    expect(await first()).toMatchObject({ median: 2 });
    await sql`update people set deactivated_at = now() where id = ${others[0]?.id ?? 0}`;
    expect(await first()).toMatchObject({ median: null });
  });

  it('is for the student, their teachers and those who oversee them, not for other evaluators', async () => {
    const { school, sanne, tom, jolanda, calls, growthAt, by } = await aStudent();
    await sql`update organisations set chart_roles = '{mentor}' where id = ${school.organisation_id}`;
    await school.ask(sanne, jolanda, 'mentor');
    expect((await calls.mentor.chart(sanne)).statusCode).toBe(200);
    expect((await calls.mentor.get(growthAt)).statusCode).toBe(404);
    expect((await (await by(tom)).get(growthAt)).statusCode).toBe(404);
    expect((await calls.coordinator.get(growthAt)).statusCode).toBe(200);
    await aGroup(db, school, { teachers: [jolanda], students: [sanne] });
    expect((await calls.mentor.get(growthAt)).statusCode).toBe(200);
  });

  it('covers for a blind rater what others gave', async () => {
    const { school, sanne, tom, jolanda, peter, calls, first, aim, targets } = await aStudent();
    await sql`update organisations set blind_evaluations = true
      where id = ${school.organisation_id}`;
    await aGroup(db, school, { teachers: [jolanda], students: [sanne, tom] });
    await school.ask(sanne, peter, 'coach', { score: 3 });
    const { id } = await school.ask(sanne, jolanda, 'teacher');
    await aim();
    expect((await first(calls.mentor))?.levels).toEqual([]);
    expect((await targets(calls.mentor))[0]).toMatchObject({ level: null });
    await calls.mentor.save(id, { score: 1 });
    expect((await first(calls.mentor))?.levels).toHaveLength(2);
  });
});

describe('targets', () => {
  it('are set for several work processes at once, and say how far the student is', async () => {
    const { school, sanne, jolanda, aim, targets } = await aStudent();
    await school.ask(sanne, jolanda, 'mentor', { score: 2 });
    const answer = await aim();
    expect(answer.statusCode).toBe(200);
    expect(await targets()).toEqual(answer.json());
    expect(await targets()).toMatchObject([
      { work_process: { number: '1.1' }, score: 3, level: 2, period: 'Periode 2' },
      { work_process: { number: '1.2' }, score: 3, level: null, set_by: sanne.name },
    ]);
  });

  it('set again for the same day replace each other; another day is another target', async () => {
    const { aim, targets, calls, peter } = await aStudent();
    await aim();
    await aim({ score: 2, period: '' }, calls.coordinator);
    expect(await targets()).toMatchObject([
      { score: 2, set_by: peter.name, period: '' },
      { score: 2 },
    ]);
    await aim({ due_on: '2027-06-30' });
    expect((await targets()).map(({ due_on }) => due_on)).toEqual([
      ...['2027-01-29', '2027-01-29', '2027-06-30', '2027-06-30'],
    ]);
  });

  it('are deleted, and those of another student are not', async () => {
    const { aim, targets, calls, path, tom } = await aStudent();
    await aim();
    const [first] = await targets();
    const elsewhere = `/evaluation-students/${tom.id}/targets/${first?.id}`;
    expect((await calls.coordinator.delete(elsewhere)).statusCode).toBe(404);
    expect((await calls.student.delete(`${path}/targets/${first?.id}`)).statusCode).toBe(204);
    expect(await targets()).toHaveLength(1);
  });

  it('are about work processes of the student’s own diploma', async () => {
    const { aim } = await aStudent();
    const other = await aStudent();
    const answer = await aim({ work_process_ids: other.school.work_process_ids });
    expect(answer.statusCode).toBe(422);
    expect((await aim({ score: 4 })).statusCode).toBe(422);
    expect((await aim({ due_on: '2027-02-30' })).statusCode).toBe(422);
  });

  it('are at most so many', async () => {
    const { aim, targets } = await aStudent();
    for (let month = 1; month <= 12; month++)
      for (let of = 10; of < 23; of++)
        await aim({ due_on: `2027-${String(month).padStart(2, '0')}-${of}` });
    expect(await targets()).toHaveLength(300);
  });
});
