import { describe, expect, it } from 'vitest';
import { anEvaluationDesk } from '../../testing/evaluationDesk.ts';
import { anAccount } from '../../testing/factories.ts';
import { inDays } from '../../testing/school.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, time } = app;
const { own, school, sanne, tom, jolanda, peter, by } = await anEvaluationDesk(app);
const said = { score: 2, comments: 'Vraagt door en luistert.' };
const rowOf = (id: number) =>
  db.selectFrom('evaluations').where('id', '=', id).selectAll().executeTakeFirst();

describe('scoring an evaluation', () => {
  it('[EVAL-08, EVAL-15] saves the level and the remarks of the evaluator, and it is done', async () => {
    const { id } = await school.ask(sanne, jolanda, 'teacher');
    const calls = await by(jolanda);
    const answer = await calls.save(id, said);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ ...said, id, pending: false, may_score: false });
    expect((await calls.open(id)).json()).toEqual(answer.json());
    expect(await calls.pending()).toEqual([]);
  });

  it.each([
    ['no level', { comments: 'Goed' }, 'Niveau: vul dit in.'],
    ['level 0', { score: 0 }, 'Niveau: kies 1 of meer.'],
    ['level 4', { score: 4 }, 'Niveau: kies 3 of minder.'],
    ['half a level', { score: 1.5 }, 'Niveau: dit klopt niet.'],
    ['a level in words', { score: 'starter' }, 'Niveau: dit klopt niet.'],
    ['an endless remark', { score: 1, comments: 'x'.repeat(5001) }, expect.any(String)],
    [
      'somebody else’s name',
      { score: 1, evaluator_id: 1 },
      'evaluator_id: dit veld kennen we niet.',
    ],
  ])('[EVAL-08] refuses %s', async (_what, wrong, sentence) => {
    const { id } = await school.ask(sanne, jolanda, 'teacher');
    const answer = await (await by(jolanda)).save(id, wrong);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [sentence]]);
    expect((await rowOf(id))?.done_at).toBeNull();
  });

  it('accepts the same answer twice as one, and tells somebody with another answer what was saved', async () => {
    const { id } = await school.ask(sanne, jolanda, 'coach');
    const calls = await by(jolanda);
    const first = (await calls.save(id, said)).json();
    const again = await calls.save(id, said);
    expect([again.statusCode, again.json()]).toEqual([200, first]);
    const other = await calls.save(id, { ...said, score: 3 });
    expect(other.statusCode).toBe(422);
    expect(other.json().errors[0]).toMatch(
      /al opgeslagen op .*\d{4}.*, met als antwoord ‘Gevorderd’/,
    );
    const english = await (await by(jolanda, 'en')).save(id, { score: 2 });
    expect(english.json().errors[0]).toContain('‘Advanced’');
    expect(await rowOf(id)).toMatchObject(said);
  });

  it('can be corrected within a day by the evaluator, and the log keeps the earlier level', async () => {
    const { id } = await school.ask(sanne, jolanda, 'mentor');
    const calls = await by(jolanda);
    expect((await calls.save(id, said)).json().may_correct).toBe(true);
    const given = await rowOf(id);
    const corrected = await calls.save(id, { score: 3, comments: 'Toch beter.', correction: true });
    expect([corrected.statusCode, corrected.json()]).toEqual([
      200,
      expect.objectContaining({ score: 3, comments: 'Toch beter.', may_correct: true }),
    ]);
    expect((await rowOf(id))?.done_at).toEqual(given?.done_at);
    const { record } = await db
      .selectFrom('events')
      .where('action', '=', 'evaluations.save')
      .orderBy('id', 'desc')
      .select('record')
      .executeTakeFirstOrThrow();
    expect(record).toMatchObject({ id, level_before: 2 });
    expect((await (await by(sanne)).open(id)).json().may_correct).toBe(false);
    expect((await (await by(peter)).save(id, { score: 1, correction: true })).statusCode).toBe(403);
    time.now = inDays(1.01);
    const tomorrow = await by(jolanda);
    expect((await tomorrow.open(id)).json().may_correct).toBe(false);
    expect((await tomorrow.save(id, { score: 1, correction: true })).statusCode).toBe(422);
    time.now = undefined;
    expect((await rowOf(id))?.score).toBe(3);
  });

  it('twenty times at once lets one win, and tells all the others', async () => {
    const { id } = await school.ask(sanne, jolanda, 'mentor');
    const calls = await by(jolanda);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => calls.save(id, { score: 1 + (n % 3) })),
    );
    const stored = await rowOf(id);
    for (const [n, answer] of answers.entries())
      expect(answer.statusCode).toBe(1 + (n % 3) === stored?.score ? 200 : 422);
  });

  it('[EVAL-13] is for the evaluator alone: the student and the coordinator can only read', async () => {
    const { id } = await school.ask(sanne, jolanda, 'teacher');
    for (const who of [sanne, peter]) {
      const answer = await (await by(who)).save(id, said);
      expect(answer.statusCode).toBe(403);
      expect(answer.json().errors[0]).toContain('aan iemand anders gevraagd');
    }
    const another = await anAccount(db, { in: [['evaluator', own]] });
    for (const who of [tom, another])
      expect((await (await by(who)).save(id, said)).statusCode).toBe(404);
    expect((await rowOf(id))?.done_at).toBeNull();
    const ownView = await school.ask(sanne, sanne, 'student');
    expect((await (await by(sanne)).save(ownView.id, said)).statusCode).toBe(200);
  });
});

describe('an expired evaluation', () => {
  it('[EVAL-09] can be neither opened nor saved, with the same first words in any language', async () => {
    const { id } = await school.ask(sanne, jolanda, 'recipient', { expires_at: inDays(3) });
    time.now = inDays(4);
    for (const [who, language, sentence] of [
      [jolanda, 'nl', 'De tijd voor deze beoordeling is voorbij'],
      [sanne, 'en', 'The time for this evaluation is over'],
      [peter, 'nl', 'De tijd voor deze beoordeling is voorbij'],
    ] as const) {
      const calls = await by(who, language);
      for (const answer of [
        await calls.open(id),
        await calls.save(id, said),
        await calls.get(`/evaluations/${id}/profile`),
        await calls.get(`/evaluations/${id}/picture`),
        await calls.get(`/evaluations/${id}/files/1`),
      ]) {
        expect(answer.statusCode).toBe(422);
        expect(answer.json().errors).toEqual([
          'Expired evaluation',
          expect.stringContaining(sentence),
        ]);
      }
    }
    time.now = undefined;
    expect((await (await by(jolanda)).open(id)).statusCode).toBe(200);
  });

  it('is never one that was done', async () => {
    const { id } = await school.ask(sanne, jolanda, 'recipient', { ...said, done_at: new Date() });
    time.now = inDays(400);
    for (const who of [jolanda, sanne, peter]) {
      const answer = await (await by(who)).open(id);
      expect(answer.json()).toMatchObject({ ...said, is_expired: false, pending: false });
    }
    time.now = undefined;
  });
});

describe('withdrawing a request', () => {
  it('is for the asker and those who oversee it, even after it expired', async () => {
    const asked_by = jolanda.id;
    const mine = await school.ask(sanne, tom, 'other_student', { asked_by });
    const late = await school.ask(sanne, tom, 'coach', { expires_at: inDays(-1) });
    expect((await (await by(jolanda)).list(sanne, '?filter=pending')).data).toContainEqual(
      expect.objectContaining({ id: mine.id, may_withdraw: true, may_score: false }),
    );
    expect((await (await by(tom)).withdraw(mine.id)).statusCode, 'the evaluator').toBe(403);
    expect((await (await by(sanne)).withdraw(mine.id)).statusCode, 'the student').toBe(403);
    expect((await (await by(jolanda)).withdraw(mine.id)).statusCode).toBe(204);
    expect((await (await by(peter)).withdraw(late.id)).statusCode).toBe(204);
    for (const { id } of [mine, late]) {
      expect(await rowOf(id)).toBeUndefined();
      expect((await (await by(peter)).withdraw(id)).statusCode).toBe(404);
    }
  });

  it('comes too late once it is done; when both happen at once, one wins', async () => {
    const finished = await school.ask(sanne, jolanda, 'teacher', { ...said, asked_by: sanne.id });
    const answer = await (await by(sanne)).withdraw(finished.id);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0]).toContain('al gegeven');
    for (let round = 0; round < 5; round++) {
      const { id } = await school.ask(sanne, jolanda, 'teacher');
      const [evaluator, coordinator] = [await by(jolanda), await by(peter)];
      const [saved, taken] = await Promise.all([
        evaluator.save(id, said),
        coordinator.withdraw(id),
      ]);
      expect([
        [200, 422],
        [404, 204],
      ]).toContainEqual([saved.statusCode, taken.statusCode]);
      expect((await rowOf(id)) !== undefined).toBe(saved.statusCode === 200);
    }
  });
});

describe('a student who left', () => {
  it('is no longer evaluated, while the results stay for those who oversee them', async () => {
    const waiting = await school.ask(tom, jolanda, 'coach');
    const finished = await school.ask(tom, jolanda, 'coach', said);
    const set = (deactivated_at: Date | null) =>
      db.updateTable('people').set({ deactivated_at }).where('id', '=', tom.id).execute();
    await set(new Date());
    const [evaluator, coordinator] = [await by(jolanda), await by(peter)];
    const pending = (await evaluator.pending()) as { id: number }[];
    expect(pending.map(({ id }) => id)).not.toContain(waiting.id);
    expect((await evaluator.open(finished.id)).statusCode).toBe(404);
    expect((await evaluator.save(waiting.id, said)).statusCode).toBe(404);
    expect((await evaluator.student(tom)).statusCode).toBe(404);
    expect((await coordinator.open(finished.id)).statusCode).toBe(200);
    expect((await coordinator.student(tom)).statusCode).toBe(200);
    await set(null);
  });
});
