import { evaluationRoles } from '@traject/contract/common/evaluationRoles';
import type { ChartEntry, EvaluationRow, PendingEvaluation } from '@traject/contract/evaluations';
import type { Portfolio } from '@traject/contract/profile';
import { describe, expect, it } from 'vitest';
import { tokenOf } from '../testing/factories.ts';
import { testApp } from '../testing/testApp.ts';
import { loadDemo } from './load.ts';

const { db, as, world } = await testApp();
await db.transaction().execute((tx) => loadDemo(world, tx));

const by = async (email: string) => {
  const account = await db
    .selectFrom('people')
    .where('email', '=', `${email}@demo.example`)
    .selectAll()
    .executeTakeFirstOrThrow();
  const calls = as(await tokenOf(world, account));
  return { id: account.id, calls, get: async (url: string) => (await calls.get(url)).json() };
};

describe('the school of the demo', () => {
  it('has work processes that each say what they require and what each level looks like', async () => {
    const list = await (await by('student')).get('/work-processes');
    expect(list).toHaveLength(10);
    for (const { description, result_starter, result_advanced, result_professional } of list)
      for (const text of [description, result_starter, result_advanced, result_professional])
        expect(text.length).toBeGreaterThan(30);
  });

  it('gives its evaluator enough to do, for several students', async () => {
    const pending: PendingEvaluation[] = await (await by('evaluator')).get('/pending-evaluations');
    expect(pending.length).toBeGreaterThanOrEqual(8);
    expect(new Set(pending.map(({ student }) => student.id)).size).toBeGreaterThanOrEqual(5);
    expect(new Set(pending.map(({ evaluator_role }) => evaluator_role.name))).toEqual(
      new Set(['teacher', 'mentor']),
    );
  });

  it('gives its student results in every role, a chart and two ratings of their own to give', async () => {
    const { id, get } = await by('student');
    const { data } = await get(`/evaluation-students/${id}/evaluations?per_page=100`);
    const rows: EvaluationRow[] = data;
    const done = rows.filter(({ score }) => score !== null);
    expect(new Set(done.map(({ evaluator_role }) => evaluator_role.name))).toEqual(
      new Set(evaluationRoles),
    );
    for (const state of ['pending', 'is_expired'] as const)
      expect(rows.filter((row) => row[state]).length).toBeGreaterThanOrEqual(2);
    expect(await get('/pending-evaluations')).toHaveLength(2);
    const [{ diplomas }] = (await get('/evaluation-students')).data;
    const chart: ChartEntry[] = await get(`/charts/${id}/${diplomas[0].diploma_id}`);
    const scores = chart.flatMap(({ coreTask }) =>
      coreTask.workProcesses.map(({ score }) => score),
    );
    expect(new Set(scores)).toEqual(new Set([1, 2, 3]));
  });

  it('has eight students with full portfolios whose files open', async () => {
    const { calls, get } = await by('coordinator');
    const rich = await db
      .selectFrom('profiles as p')
      .innerJoin('memberships as m', 'm.person_id', 'p.person_id')
      .where('m.account_type', '=', 'student')
      .where('picture_file_id', 'is not', null)
      .select('p.person_id')
      .execute();
    expect(rich).toHaveLength(8);
    const mimes = new Set<string>();
    for (const { person_id } of rich) {
      const { data } = await get(`/evaluation-students/${person_id}/evaluations?filter=pending`);
      const path = `/evaluations/${data[0].id}`;
      const portfolio: Portfolio = await get(`${path}/profile`);
      for (const list of ['references', 'courses', 'languages', 'skills', 'studies'] as const)
        expect(portfolio[list].length, list).toBeGreaterThan(0);
      for (const { id, mime } of portfolio.files) {
        mimes.add(mime);
        expect((await calls.get(`${path}/files/${id}`)).headers['content-type']).toBe(mime);
      }
      expect((await calls.get(`${path}/picture`)).statusCode).toBe(200);
    }
    expect([...mimes].sort()).toEqual(['application/pdf', 'audio/wav', 'image/jpeg', 'video/mp4']);
  });
});
