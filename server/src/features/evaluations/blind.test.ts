import { beforeEach, expect, it } from 'vitest';
import { anEvaluationLink } from '../../testing/evaluationLink.ts';
import { aGroup } from '../../testing/school.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, sql } = app;
const { own, school, sanne, jolanda, peter, by, askEls } = await anEvaluationLink(app);
const [eating = 0] = school.work_process_ids;
const group = await aGroup(db, school, { teachers: [jolanda], students: [sanne] });
const teacher = await by(jolanda);

const given = (answer = {}) =>
  school.ask(sanne, peter, 'coach', {
    ...{ work_process_id: eating, score: 3, comments: 'Heel goed.', ...answer },
  });
/** All the ways in which somebody reads what others gave for the work process. */
const seenBy = async (calls: typeof teacher) => {
  const rows = (await calls.list(sanne)).data as { score: number | null; is_covered: boolean }[];
  const [process] = await calls.processes(sanne);
  const [entry] = (await calls.chart(sanne)).json();
  const levels = (await calls.get(`/groups/${group.id}/levels`)).json();
  const csv = (await calls.get(`/groups/${group.id}/levels.csv`)).body;
  return {
    list: rows.some(({ score }) => score === 3),
    covered: rows.some(({ is_covered }) => is_covered),
    process: process.states.coach.score,
    chart: entry.coreTask.workProcesses[0].score,
    group: levels.students?.[0].cells[0].score ?? null,
    csv: csv.includes('Professional'),
  };
};
const open = { list: true, covered: false, process: 3, chart: 3, group: 3, csv: true };
const covered = { list: false, covered: true, process: null, chart: 0, group: null, csv: false };

beforeEach(async () => {
  await db.deleteFrom('evaluations').execute();
  await sql`update organisations set blind_evaluations = true, chart_roles = '{mentor}'
    where id = ${own.id}`;
});

it('a rater sees the levels of others only after giving their own, wherever they look', async () => {
  const answer = await given();
  const own_ = await school.ask(sanne, jolanda, 'teacher', { work_process_id: eating });
  expect(await seenBy(teacher)).toEqual(covered);
  const one = (await teacher.open(answer.id)).json();
  expect(one).toMatchObject({ score: null, comments: '', is_covered: true });
  await teacher.save(own_.id, { score: 1 });
  // The newest counts, and that is their own.
  expect(await seenBy(teacher)).toEqual({ ...open, chart: 1, group: 1, csv: false });
  expect((await teacher.open(answer.id)).json()).toMatchObject({ comments: 'Heel goed.' });
});

it('who is not asked, about another work process, or too late, sees them at once', async () => {
  await given();
  expect(await seenBy(teacher)).toEqual(open);
  await school.ask(sanne, jolanda, 'teacher', { work_process_id: school.work_process_ids[1] ?? 0 });
  expect(await seenBy(teacher)).toEqual(open);
  await school.ask(sanne, jolanda, 'teacher', {
    ...{ work_process_id: eating, expires_at: new Date(Date.now() - 1000) },
  });
  expect(await seenBy(teacher)).toEqual(open);
});

it('where the organisation does not choose it, everybody sees what they may see', async () => {
  await sql`update organisations set blind_evaluations = false where id = ${own.id}`;
  await given();
  await school.ask(sanne, jolanda, 'teacher', { work_process_id: eating });
  expect(await seenBy(teacher)).toEqual(open);
});

it('also through a link, and for students who are to rate themselves', async () => {
  await given();
  const { ids, read, save } = await askEls();
  const chart = async () =>
    (await read(ids[0] ?? 0, 'chart')).json()[0].coreTask.workProcesses[0].score;
  expect(await chart()).toBe(0);
  await save(ids[0] ?? 0, { score: 2 });
  expect(await chart()).toBe(2);
  const student = await by(sanne);
  const self = await school.ask(sanne, sanne, 'student', { work_process_id: eating });
  expect((await student.list(sanne)).data.map(({ score }: { score: number }) => score)).toEqual([
    ...[null, null, null],
    ...[null],
  ]);
  await student.save(self.id, { score: 1 });
  const scores = (await student.list(sanne)).data.map(({ score }: { score: number }) => score);
  expect(scores.filter(Boolean).sort()).toEqual([1, 2, 3]);
});
