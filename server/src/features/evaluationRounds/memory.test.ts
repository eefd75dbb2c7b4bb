import type { RememberedPerson } from '@traject/contract/evaluationRounds';
import { beforeEach, expect, it } from 'vitest';
import { anAccount } from '../../testing/factories.ts';
import { aRoundDesk } from '../../testing/roundDesk.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db } = app;
const { own, school, sanne, tom, jolanda, peter, teacher, by } = await aRoundDesk(app);
const els = await anAccount(db, { first_name: 'Els', in: [['evaluator', own]] });

const remembered = async (who: typeof peter, of: { id: number }[], roles = ['mentor']) => {
  const asked = { student_ids: of.map(({ id }) => id), roles };
  const answer = await (await by(who)).post('/evaluation-rounds/people', asked);
  const people: RememberedPerson[] = answer.json();
  return people.map(({ student_id, role, email }) => [student_id, role, email]);
};
const works = (student: { id: number }, workplace: string) =>
  db.updateTable('enrolments').set({ workplace }).where('student_id', '=', student.id).execute();

beforeEach(async () => {
  await db.deleteFrom('evaluations').execute();
  await works(sanne, '');
  await works(tom, '');
});

it('remembers who was asked last about a student in a role', async () => {
  await school.ask(sanne, jolanda, 'mentor');
  await school.ask(sanne, els, 'mentor', { score: 2 });
  await school.ask(sanne, jolanda, 'coach');
  const roles = ['mentor', 'coach', 'recipient'];
  expect(await remembered(teacher, [sanne, tom], roles)).toEqual([
    [sanne.id, 'coach', jolanda.email],
    [sanne.id, 'mentor', els.email],
  ]);
});

it('else who was asked last in that role at the same workplace, but nobody’s own people', async () => {
  await works(sanne, 'Zorghuis De Linde');
  await works(tom, 'zorghuis de linde');
  await school.ask(sanne, els, 'mentor');
  await school.ask(sanne, jolanda, 'recipient');
  expect(await remembered(peter, [tom], ['mentor', 'recipient'])).toEqual([
    [tom.id, 'mentor', els.email],
  ]);
  await school.ask(tom, jolanda, 'mentor');
  expect(await remembered(peter, [tom]), 'one’s own come first').toEqual([
    [tom.id, 'mentor', jolanda.email],
  ]);
});

it('forgets those who left', async () => {
  await school.ask(sanne, jolanda, 'mentor');
  await school.ask(sanne, els, 'mentor');
  const left = (deactivated_at: Date | null) =>
    db.updateTable('people').set({ deactivated_at }).where('id', '=', els.id).execute();
  await left(new Date());
  expect(await remembered(peter, [sanne])).toEqual([[sanne.id, 'mentor', jolanda.email]]);
  await left(null);
});

it('gives students only those whom they asked themselves', async () => {
  await works(sanne, 'De Linde');
  await works(tom, 'De Linde');
  await school.ask(tom, els, 'mentor');
  await school.ask(sanne, jolanda, 'mentor', { asked_by: peter.id });
  expect(await remembered(sanne, [sanne, tom])).toEqual([]);
  await school.ask(sanne, els, 'mentor', { asked_by: sanne.id });
  expect(await remembered(sanne, [sanne, tom])).toEqual([[sanne.id, 'mentor', els.email]]);
});
