import type { ChartEntry, StudentWorkProcess } from '@traject/contract/evaluations';
import { beforeEach, describe, expect, it } from 'vitest';
import { anEvaluationDesk } from '../../testing/evaluationDesk.ts';
import { anAccount, anOrganisation } from '../../testing/factories.ts';
import { aSchool, inDays } from '../../testing/school.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db } = app;
const { own, school, sanne, tom, jolanda, peter, by } = await anEvaluationDesk(app);
const [eating = 0, washing = 0, learning = 0] = school.work_process_ids;

beforeEach(() => db.deleteFrom('evaluations').execute());

describe('the chart of a student', () => {
  const scoresOf = (chart: ChartEntry[]) =>
    chart.flatMap(({ coreTask }) =>
      coreTask.workProcesses.map(({ score, evaluator_role }) => [score, evaluator_role?.name]),
    );

  it('[EVAL-05, EVAL-18] has the core tasks with numbered work processes, 0 where nobody scored', async () => {
    expect((await (await by(peter)).chart(sanne)).json()).toEqual([
      {
        coreTask: {
          title: 'Zorg bieden',
          workProcesses: [
            entry(eating, '1.1', 'Helpt bij eten'),
            entry(washing, '1.2', 'Helpt bij wassen'),
          ],
        },
      },
      {
        coreTask: {
          title: 'Werken aan kwaliteit',
          workProcesses: [entry(learning, '2.1', 'Houdt het vak bij')],
        },
      },
    ]);
  });

  const entry = (work_process_id: number, number: string, title: string) => ({
    work_process: { work_process_id, number, title },
    score: 0,
    evaluator_role: null,
  });

  it('[EVAL-05, EVAL-18] shows what another said last, else the student’s own view, and only what is done', async () => {
    await school.ask(sanne, jolanda, 'teacher', { score: 3, done_at: inDays(-9) });
    await school.ask(sanne, tom, 'other_student', { score: 2, done_at: inDays(-5) });
    await school.ask(sanne, sanne, 'student', { score: 1, done_at: inDays(-1) });
    const wash = { work_process_id: washing };
    await school.ask(sanne, sanne, 'student', { ...wash, score: 1, done_at: inDays(-8) });
    await school.ask(sanne, sanne, 'student', { ...wash, score: 3, done_at: inDays(-2) });
    await school.ask(sanne, jolanda, 'coach', { ...wash });
    await school.ask(tom, jolanda, 'coach', { work_process_id: learning, score: 3 });
    expect(scoresOf((await (await by(sanne)).chart(sanne)).json())).toEqual([
      [2, 'other_student'],
      [3, 'student'],
      [0, undefined],
    ]);
  });

  it('[EVAL-05] opens for the student, those who oversee, and evaluators of that diploma; not for fellow students', async () => {
    await school.ask(sanne, jolanda, 'coach');
    await school.ask(sanne, tom, 'other_student');
    const cook = await aSchool(db, own, 0, 'Kok');
    await cook.enrol(sanne);
    for (const who of [sanne, peter, jolanda])
      expect((await (await by(who)).chart(sanne)).statusCode).toBe(200);
    expect((await (await by(jolanda)).chart(sanne, cook.diploma_id)).statusCode).toBe(404);
    expect((await (await by(peter)).chart(sanne, cook.diploma_id)).statusCode).toBe(200);
    expect((await (await by(peter)).chart(tom, cook.diploma_id)).statusCode, 'not enrolled').toBe(
      404,
    );
    const strangers = [
      tom,
      await anAccount(db, { in: [['evaluator', own]] }),
      await anAccount(db, { in: [['counselor', own]] }),
      await anAccount(db, { in: [['admin', await anOrganisation(db)]] }),
    ];
    for (const who of strangers) expect((await (await by(who)).chart(sanne)).statusCode).toBe(404);
    await db.deleteFrom('enrolments').where('diploma_id', '=', cook.diploma_id).execute();
  });
});

describe('the work processes of a student', () => {
  const stateOf = (list: StudentWorkProcess[], process: number) => {
    const found = list.find(({ work_process }) => work_process.work_process_id === process);
    if (!found) throw new Error('That work process is not there');
    return found;
  };

  it('[EVAL-04, EVAL-20] show their newest evaluation of each kind, with the level given before', async () => {
    await school.ask(sanne, jolanda, 'teacher', { score: 1, requested_at: inDays(-20) });
    const again = await school.ask(sanne, jolanda, 'teacher', { requested_at: inDays(-3) });
    const mentor = await school.ask(sanne, jolanda, 'mentor', {
      score: 3,
      requested_at: inDays(-4),
    });
    const late = await school.ask(sanne, tom, 'other_student', {
      requested_at: inDays(-2),
      expires_at: inDays(-1),
    });
    const list = await (await by(peter)).processes(sanne);
    expect(list).toHaveLength(3);
    const nothing = { score: null, no_level: null, evaluation_id: null };
    const none = { ...nothing, state: 'none' };
    expect(stateOf(list, eating)).toEqual({
      diploma: { diploma_id: school.diploma_id, title: 'Verzorgende IG' },
      work_process: { work_process_id: eating, number: '1.1', title: 'Helpt bij eten' },
      evidence: 0,
      states: {
        teacher: { ...nothing, state: 'pending', score: 1, evaluation_id: again.id },
        mentor: { ...nothing, state: 'done', score: 3, evaluation_id: mentor.id },
        other_student: { ...nothing, state: 'expired', evaluation_id: late.id },
        coach: none,
        recipient: none,
        student: none,
      },
      evaluation_id: again.id,
    });
    expect(stateOf(list, washing).evaluation_id).toBeNull();
  });

  it('[EVAL-04, EVAL-13] show an evaluator what the chart shows of others, and never that there are none', async () => {
    const teacher = await school.ask(sanne, jolanda, 'teacher', { score: 2, done_at: inDays(-2) });
    const fellow = await school.ask(sanne, tom, 'other_student', { score: 3 });
    await school.ask(sanne, peter, 'coach', { score: 1, done_at: inDays(-1) });
    const hidden = { state: 'hidden', score: null, no_level: null, evaluation_id: null };
    const toms = stateOf(await (await by(tom)).processes(sanne), eating);
    expect(toms.evaluation_id).toBe(fellow.id);
    expect([toms.states.teacher, toms.states.recipient], 'cannot open the chart').toEqual([
      hidden,
      hidden,
    ]);
    const jolandas = stateOf(await (await by(jolanda)).processes(sanne), eating);
    expect(jolandas.evaluation_id).toBe(teacher.id);
    expect(jolandas.states).toMatchObject({
      teacher: { state: 'done', score: 2 },
      other_student: { state: 'done', score: 3, evaluation_id: null },
      coach: hidden,
      recipient: { state: 'none' },
    });
    const sannes = stateOf(await (await by(sanne)).processes(sanne), eating);
    expect([sannes.states.teacher.score, sannes.states.other_student.score]).toEqual([2, 3]);
  });
});
