import { describe, expect, it } from 'vitest';
import { anAccount, anOrganisation, aSchool, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';

const { db, as, world, time } = await testApp();
const own = await anOrganisation(db);
const foreign = await anOrganisation(db);
const school = await aSchool(db, own, 17);
const elsewhere = await aSchool(db, foreign, 1);
const [sanne, tom] = school.students;
if (!sanne || !tom) throw new Error('two students are needed');

const evaluator = await anAccount(db, { in: [['evaluator', own]] });
await school.ask(sanne, evaluator, 'teacher');
await school.ask(tom, evaluator, 'mentor', { score: 3 });
const token = (account: Parameters<typeof tokenOf>[1]) => tokenOf(world, account);
const students = async (account: Parameters<typeof tokenOf>[1], query = '') =>
  (await as(await token(account)).get(`/evaluation-students${query}`)).json();

describe('students to evaluate', () => {
  it('[EVAL-17, SHELL-21] come in pages of 15 with exactly the meta of a paginator', async () => {
    const coordinator = await anAccount(db, { in: [['coordinator', own]] });
    const first = await students(coordinator);
    expect(first.meta).toEqual({ current_page: 1, last_page: 2, from: 1, to: 15, total: 17 });
    const second = await students(coordinator, '?page=2');
    expect(second.data).toHaveLength(2);
    expect(second.meta).toMatchObject({ from: 16, to: 17 });
    const past = await students(coordinator, '?page=9');
    expect(past).toMatchObject({
      data: [],
      meta: { from: null, to: null, last_page: 2, total: 17 },
    });
  });

  it('are those of the own organisation for a coordinator, the evaluated ones for an evaluator', async () => {
    const seen = (await students(evaluator)).data;
    expect(seen.map(({ id }: { id: number }) => id).sort()).toEqual([sanne.id, tom.id].sort());
    expect(seen.find(({ id }: { id: number }) => id === tom.id).diplomas).toEqual([
      {
        diploma_id: school.diploma_id,
        title: 'Verzorgende IG',
        level: 'Mbo niveau 3',
        has_evaluations: true,
      },
    ]);
    expect((await students(elsewhere.students[0] ?? sanne)).data).toHaveLength(1);
  });

  it('are only oneself for a student and nobody for a counselor', async () => {
    expect((await students(sanne)).data.map(({ id }: { id: number }) => id)).toEqual([sanne.id]);
    expect((await students(await anAccount(db, { in: [['counselor', own]] }))).data).toEqual([]);
  });

  it('are found by a part of the name, in which wildcards mean themselves', async () => {
    const coordinator = await anAccount(db, { in: [['coordinator', own]] });
    expect((await students(coordinator, '?name=STUDENT%2017')).data).toHaveLength(1);
    expect((await students(coordinator, '?name=%25')).data).toEqual([]);
  });

  it('refuses a page that is no page', async () => {
    for (const query of ['?page=0', '?page=x', '?page=-1', '?per_page=101', '?sort=name'])
      expect((await students(evaluator, query)).status, query).toBe(422);
  });
});

describe('pending evaluations', () => {
  it('are those asked of the caller, neither done nor expired', async () => {
    const list = async () => (await as(await token(evaluator)).get('/pending-evaluations')).json();
    expect(await list()).toEqual([
      {
        id: expect.any(Number),
        student: { id: sanne.id, name: sanne.name },
        diploma: { diploma_id: school.diploma_id, title: 'Verzorgende IG' },
        work_process: { work_process_id: school.work_process_id, title: 'Helpt bij eten' },
        evaluator_role: { name: 'teacher' },
        expires_at: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ]);
    time.now = new Date(Date.now() + 31 * 86_400_000);
    expect(await list()).toEqual([]);
    time.now = undefined;
  });
});
