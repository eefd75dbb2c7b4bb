import type { EvaluationRow } from '@traject/contract/evaluations';
import { describe, expect, it } from 'vitest';
import { anEvaluationDesk } from '../../testing/evaluationDesk.ts';
import { anAccount, anOrganisation, whoLeft } from '../../testing/factories.ts';
import { aSchool, inDays } from '../../testing/school.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, time } = app;
const { own, school, sanne, tom, jolanda, peter, by } = await anEvaluationDesk(app);
const [eating = 0, washing = 0, learning = 0] = school.work_process_ids;

const waiting = await school.ask(sanne, jolanda, 'teacher', { requested_at: inDays(-1) });
const done = await school.ask(sanne, jolanda, 'mentor', {
  work_process_id: washing,
  score: 3,
  done_at: inDays(-0.5),
  comments: 'Rustig en zorgvuldig.',
  requested_at: inDays(-2),
});
const expired = await school.ask(sanne, jolanda, 'coach', {
  work_process_id: learning,
  requested_at: inDays(-40),
  expires_at: inDays(-10),
});
const byTom = await school.ask(sanne, tom, 'other_student', {
  requested_at: inDays(-3),
  expires_at: inDays(31),
});
const self = await school.ask(sanne, sanne, 'student', {
  score: 1,
  done_at: inDays(-1),
  requested_at: inDays(-4),
});
const ofTom = await school.ask(tom, sanne, 'other_student', { score: 2 });

const idsOf = ({ data }: { data: EvaluationRow[] }) => data.map(({ id }) => id);

describe('students to evaluate', () => {
  it('[EVAL-17, SHELL-21] come in pages of 15 with exactly the meta of a paginator', async () => {
    const large = await anOrganisation(db);
    await aSchool(db, large, 17);
    const coordinator = await by(await anAccount(db, { in: [['coordinator', large]] }));
    const students = async (query = '') =>
      (await coordinator.get(`/evaluation-students${query}`)).json();
    const first = await students();
    expect(first.meta).toEqual({ current_page: 1, last_page: 2, from: 1, to: 15, total: 17 });
    const second = await students('?page=2');
    expect(second.data).toHaveLength(2);
    expect(second.meta).toMatchObject({ from: 16, to: 17 });
    expect(await students('?page=9')).toMatchObject({
      data: [],
      meta: { from: null, to: null, last_page: 2, total: 17 },
    });
    expect((await students('?name=STUDENT%2017')).data).toHaveLength(1);
    expect((await students('?name=%25')).data, 'wildcards mean themselves').toEqual([]);
  });

  it('[EVAL-17] are those of the school, those one evaluates, or oneself', async () => {
    const counselor = await anAccount(db, { in: [['counselor', own]] });
    const seen = async (who: typeof peter) =>
      (await (await by(who)).get('/evaluation-students')).json().data;
    const ids = async (who: typeof peter) =>
      (await seen(who)).map(({ id }: { id: number }) => id).sort();
    expect(await ids(peter)).toEqual([sanne.id, tom.id].sort());
    expect(await ids(jolanda)).toEqual([sanne.id]);
    expect(await ids(sanne)).toEqual([sanne.id, tom.id].sort());
    expect(await ids(counselor)).toEqual([]);
    const diploma = {
      diploma_id: school.diploma_id,
      title: 'Verzorgende IG',
      level: 'Mbo niveau 3',
      has_evaluations: true,
    };
    expect(await seen(jolanda)).toEqual([
      { id: sanne.id, first_name: 'Student 1', last_name: 'Jansen', diplomas: [diploma] },
    ]);
    const [sannesOwn, fellow] = await seen(sanne);
    expect(sannesOwn.diplomas).toEqual([diploma]);
    expect(fellow.diplomas, 'a fellow student’s chart').toEqual([
      { ...diploma, has_evaluations: false },
    ]);
  });

  it('are refused for an invalid page', async () => {
    for (const query of ['?page=0', '?page=x', '?page=-1', '?per_page=101', '?sort=name'])
      expect((await (await by(jolanda)).get(`/evaluation-students${query}`)).statusCode).toBe(422);
  });

  it('say what the caller may do with each, and nothing to somebody uninvolved', async () => {
    const of = async (who: typeof peter) => (await (await by(who)).student(sanne)).json();
    expect(await of(peter)).toMatchObject({
      id: sanne.id,
      name: 'Student 1 Jansen',
      may_ask: true,
      may_see_chart: true,
    });
    expect(await of(sanne)).toMatchObject({ may_ask: true, may_see_chart: true });
    expect(await of(jolanda), 'her teacher').toMatchObject({ may_ask: true, may_see_chart: true });
    expect(await of(tom), 'fellow').toMatchObject({ may_ask: false, may_see_chart: false });
    const strangers = [
      await anAccount(db, { in: [['evaluator', own]] }),
      await anAccount(db, { in: [['student', own]] }),
      await anAccount(db, { in: [['coordinator', await anOrganisation(db)]] }),
    ];
    for (const who of strangers)
      expect((await (await by(who)).student(sanne)).statusCode).toBe(404);
  });
});

describe('the evaluations of a student', () => {
  it('[EVAL-03, EVAL-16, EVAL-20] are ordered by the dates shown: open ones by their end, the rest newest first', async () => {
    const all = await (await by(peter)).list(sanne);
    expect(idsOf(all)).toEqual([waiting.id, byTom.id, done.id, self.id, expired.id]);
    expect(all.meta.total).toBe(5);
    const row = {
      diploma: { diploma_id: school.diploma_id, title: 'Verzorgende IG' },
      student: { id: sanne.id, name: sanne.name },
      requested_at: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      expires_at: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      may_score: false,
      no_level: null,
      is_covered: false,
    };
    expect(all.data[0]).toEqual({
      ...row,
      id: waiting.id,
      work_process: { work_process_id: eating, number: '1.1', title: 'Helpt bij eten' },
      evaluator_role: { name: 'teacher' },
      evaluator: { name: jolanda.name },
      score: null,
      pending: true,
      is_expired: false,
      done_at: null,
      may_withdraw: true,
      may_ask_again: false,
      mail: null,
      reminders: { reminders_off: false, next_reminder_at: expect.any(String), sent: [] },
    });
    expect(all.data[2]).toMatchObject({ ...row, score: 3, pending: false, is_expired: false });
    expect(all.data[2].done_at).toMatch(/^\d{4}-/);
    expect(all.data[4]).toMatchObject({ ...row, score: null, pending: false, is_expired: true });
  });

  it('[EVAL-03] can be filtered: pending ones, or those that are done or expired', async () => {
    const coordinator = await by(peter);
    expect(idsOf(await coordinator.list(sanne, '?filter=pending'))).toEqual([waiting.id, byTom.id]);
    const rest = await coordinator.list(sanne, '?filter=non-pending&per_page=2&page=2');
    expect(idsOf(rest)).toEqual([expired.id]);
    expect(rest.meta).toEqual({ current_page: 2, last_page: 2, from: 3, to: 3, total: 3 });
    expect((await coordinator.list(sanne, '?filter=mine')).status).toBe(422);
  });

  it('[EVAL-13] are all their own for a student, and the assigned ones for an evaluator', async () => {
    const sannes = await (await by(sanne)).list(sanne);
    expect(idsOf(sannes)).toEqual([waiting.id, byTom.id, done.id, self.id, expired.id]);
    const jolandas = await (await by(jolanda)).list(sanne);
    expect(idsOf(jolandas)).toEqual([waiting.id, done.id, expired.id]);
    expect(jolandas.data.map(({ may_score }: EvaluationRow) => may_score)).toEqual([
      true,
      false,
      false,
    ]);
    expect(idsOf(await (await by(tom)).list(sanne))).toEqual([byTom.id]);
    expect(idsOf(await (await by(sanne)).list(tom))).toEqual([ofTom.id]);
  });
});

describe('one evaluation', () => {
  it('[EVAL-15, EVAL-16] has the work process, the three results and the remarks', async () => {
    const answer = (await (await by(sanne)).open(done.id)).json();
    expect(answer).toMatchObject({
      id: done.id,
      score: 3,
      pending: false,
      is_expired: false,
      comments: 'Rustig en zorgvuldig.',
      diploma: { diploma_id: school.diploma_id, title: 'Verzorgende IG' },
      evaluator_role: { name: 'mentor' },
      student: { id: sanne.id, name: sanne.name },
    });
    expect(answer.work_process).toEqual({
      work_process_id: washing,
      number: '1.2',
      title: 'Helpt bij wassen',
      description: 'Helpt bij wassen: wat er gebeurt',
      result: '',
      behaviour: '',
      result_starter: 'Met hulp',
      result_advanced: 'Zelf',
      result_professional: 'Ook als het moeilijk is',
    });
  });

  it('opens for the evaluator, the student and those who oversee it, and for nobody else', async () => {
    for (const who of [jolanda, sanne, peter])
      expect((await (await by(who)).open(done.id)).statusCode).toBe(200);
    const others = [
      tom,
      await anAccount(db, { in: [['evaluator', own]] }),
      await anAccount(db, { in: [['counselor', own]] }),
      await anAccount(db, { in: [['admin', await anOrganisation(db)]] }),
    ];
    for (const who of others) expect((await (await by(who)).open(done.id)).statusCode).toBe(404);
  });

  it('is gone for an evaluator who left the school', async () => {
    const left = await whoLeft(db, own);
    const { id } = await school.ask(tom, left, 'coach');
    const calls = await by(left);
    expect((await calls.open(id)).statusCode).toBe(404);
    expect(await calls.pending()).toEqual([]);
    expect((await calls.student(tom)).statusCode).toBe(404);
    await db.deleteFrom('evaluations').where('id', '=', id).execute();
  });
});

describe('pending evaluations', () => {
  it('[EVAL-06, EVAL-11] are those asked of the caller, the first to expire first', async () => {
    const soon = await school.ask(tom, jolanda, 'recipient', { expires_at: inDays(2) });
    const calls = await by(jolanda);
    const list = await calls.pending();
    expect(list.map(({ id }: { id: number }) => id)).toEqual([soon.id, waiting.id]);
    expect(list[1]).toEqual({
      id: waiting.id,
      student: { id: sanne.id, name: sanne.name },
      diploma: { diploma_id: school.diploma_id, title: 'Verzorgende IG' },
      work_process: { work_process_id: eating, number: '1.1', title: 'Helpt bij eten' },
      evaluator_role: { name: 'teacher' },
      expires_at: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    time.now = inDays(31);
    expect(await (await by(jolanda)).pending()).toEqual([]);
    time.now = undefined;
  });
});
