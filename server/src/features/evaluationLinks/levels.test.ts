import { beforeEach, describe, expect, it } from 'vitest';
import { anEvaluationDesk } from '../../testing/evaluationDesk.ts';
import { inDays } from '../../testing/school.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db } = app;
const { school, sanne, jolanda, peter, by } = await anEvaluationDesk(app);
const [eating = 0, washing = 0] = school.work_process_ids;
const jolandas = await by(jolanda);
const peters = await by(peter);

beforeEach(async () => {
  await db.deleteFrom('evaluations').execute();
});

describe('an answer that is no level', () => {
  it('is given instead of a level, and never with one', async () => {
    const { id } = await school.ask(sanne, jolanda, 'mentor');
    for (const said of [{}, { comments: 'Niets' }, { score: 1, no_level: 'not_seen' }])
      expect((await jolandas.save(id, said)).statusCode).toBe(422);
    const saved = await jolandas.save(id, {
      no_level: 'not_applicable',
      comments: 'Niet bij ons.',
    });
    expect(saved.json()).toMatchObject({
      score: null,
      no_level: 'not_applicable',
      comments: 'Niet bij ons.',
      pending: false,
      may_correct: true,
    });
    expect((await peters.list(sanne)).data[0]).toMatchObject({ no_level: 'not_applicable' });
  });

  it('can be corrected to a level and back, and is told to who comes second', async () => {
    const { id } = await school.ask(sanne, jolanda, 'mentor');
    await jolandas.save(id, { no_level: 'not_seen' });
    const second = await jolandas.save(id, { score: 2 });
    expect(second.json().errors[0]).toMatch(/met als antwoord ‘Nog niet gezien’/);
    expect((await jolandas.save(id, { score: 2, correction: true })).json()).toMatchObject({
      score: 2,
      no_level: null,
    });
    const back = await jolandas.save(id, { no_level: 'not_seen', correction: true });
    expect(back.json()).toMatchObject({ score: null, no_level: 'not_seen' });
  });

  it('leaves the level that was given before, in the chart and with its role', async () => {
    await school.ask(sanne, jolanda, 'mentor', { score: 3, done_at: inDays(-3) });
    const { id } = await school.ask(sanne, jolanda, 'mentor');
    await jolandas.save(id, { no_level: 'not_seen' });
    const [chart] = (await peters.chart(sanne)).json();
    expect(chart.coreTask.workProcesses[0]).toMatchObject({ score: 3 });
    const [process] = await peters.processes(sanne);
    expect(process.states.mentor).toMatchObject({ state: 'done', score: 3, no_level: null });
  });

  it('is no result where nothing else was given', async () => {
    const { id } = await school.ask(sanne, jolanda, 'mentor', { work_process_id: washing });
    await jolandas.save(id, { no_level: 'not_seen' });
    const [chart] = (await peters.chart(sanne)).json();
    expect(chart.coreTask.workProcesses[1]).toMatchObject({ score: 0, evaluator_role: null });
    const found = (await peters.processes(sanne)).find(
      (one: { work_process: { work_process_id: number } }) =>
        one.work_process.work_process_id === washing,
    );
    expect(found.states.mentor).toEqual({
      state: 'done',
      score: null,
      no_level: 'not_seen',
      evaluation_id: id,
    });
    expect((await peters.student(sanne)).json().diplomas[0].has_evaluations).toBe(false);
    await school.ask(sanne, peter, 'coach', { work_process_id: eating, score: 1 });
    expect((await peters.student(sanne)).json().diplomas[0].has_evaluations).toBe(true);
  });
});
