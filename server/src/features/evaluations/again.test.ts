import { beforeEach, expect, it } from 'vitest';
import { anEvaluationDesk } from '../../testing/evaluationDesk.ts';
import { inDays } from '../../testing/school.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db } = app;
const { school, sanne, tom, jolanda, peter, by, mailsTo } = await anEvaluationDesk(app);
const late = () =>
  school.ask(sanne, jolanda, 'mentor', { expires_at: inDays(-1), asked_by: peter.id });

beforeEach(async () => {
  await db.deleteFrom('evaluations').execute();
  await db.deleteFrom('mails').execute();
});

it('what was not given in time is asked again of the same person, once', async () => {
  const { id } = await late();
  const calls = await by(peter);
  expect((await calls.list(sanne)).data).toMatchObject([{ id, may_ask_again: true }]);
  const asked = await calls.post(`/evaluations/${id}/again`);
  expect(asked.json()).toMatchObject({
    ...{ pending: true, may_ask_again: false, evaluator: { name: jolanda.name } },
    ...{ evaluator_role: { name: 'mentor' }, work_process: { number: '1.1' } },
  });
  expect(await mailsTo(jolanda.email)).toHaveLength(1);
  const [again, before] = (await calls.list(sanne)).data;
  expect([again.id, before.may_ask_again]).toEqual([asked.json().id, false]);
  const twice = await calls.post(`/evaluations/${id}/again`);
  expect([twice.statusCode, twice.json().errors[0]]).toEqual([
    422,
    expect.stringContaining('Hierom is al gevraagd'),
  ]);
});

it('not while it can still be given, not of somebody who left, and not by those who may not ask', async () => {
  const open = await school.ask(sanne, jolanda, 'coach');
  const calls = await by(peter);
  expect((await calls.post(`/evaluations/${open.id}/again`)).statusCode).toBe(422);
  const { id } = await late();
  for (const who of [jolanda, tom])
    expect((await (await by(who)).post(`/evaluations/${id}/again`)).statusCode).toBe(404);
  const left = (deactivated_at: Date | null) =>
    db.updateTable('people').set({ deactivated_at }).where('id', '=', jolanda.id).execute();
  await left(new Date());
  expect((await calls.post(`/evaluations/${id}/again`)).statusCode).toBe(422);
  expect((await calls.list(sanne)).data).not.toContainEqual(
    expect.objectContaining({ may_ask_again: true }),
  );
  await left(null);
  expect((await (await by(sanne)).post(`/evaluations/${id}/again`)).statusCode).toBe(200);
});
