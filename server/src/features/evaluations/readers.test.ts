import { type StudentReaders, studentWhys } from '@traject/contract/evaluations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anEvaluationDesk } from '../../testing/evaluationDesk.ts';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import { inDays } from '../../testing/school.ts';
import { makeStudentWorld, studentWorlds } from '../../testing/studentWorlds.ts';
import { testApp } from '../../testing/testApp.ts';

const app = await testApp();
const { db, as, world } = app;

const groupsFor = ({ groups }: StudentReaders, id: number) =>
  groups.flatMap(({ why, people }) =>
    people
      .filter((person) => person.id === id)
      .map(({ detail, until }) => ({ why, detail, until })),
  );

describe('who can see a student', () => {
  it('is told to the student, coordinators and admins, by name and by why', async () => {
    const { own, school, sanne, tom, jolanda, peter, by } = await anEvaluationDesk(app);
    const admin = await anAccount(db, { first_name: 'Wim', in: [['admin', own]] });
    await school.ask(sanne, sanne, 'student', { score: 1 });
    await school.ask(sanne, jolanda, 'teacher', { score: 2 });
    await school.ask(sanne, jolanda, 'recipient');
    await school.ask(sanne, tom, 'other_student', { expires_at: new Date('2099-03-01T12:00Z') });
    const late = await anAccount(db, { first_name: 'Laat', in: [['evaluator', own]] });
    await school.ask(sanne, late, 'coach', { expires_at: inDays(-1) });
    const path = `/evaluation-students/${sanne.id}/readers`;
    const answer: StudentReaders = (await (await by(sanne)).get(path)).json();
    const person = ({ id, name }: typeof sanne) => ({ id, name, until: null, detail: null });
    const only = { evaluation: true, profile: false, chart: false };
    expect(answer.groups).toEqual([
      { why: 'student', people: [person(sanne)] },
      {
        why: 'evaluator',
        people: [
          {
            ...person(tom),
            until: '2099-03-01',
            detail: { roles: ['other_student'], ...only },
          },
          {
            ...person(jolanda),
            detail: { roles: ['recipient', 'teacher'], ...only, profile: true, chart: true },
          },
          { ...person(late), detail: { roles: ['coach'], ...only, evaluation: false } },
        ],
      },
      { why: 'coordinator', people: [person(peter)] },
      { why: 'admin', people: [person(admin)] },
    ]);
    for (const who of [peter, admin])
      expect((await (await by(who)).get(path)).json().groups).toEqual(answer.groups);
    for (const who of [jolanda, tom, late])
      expect((await (await by(who)).get(path)).statusCode).toBe(404);
  });

  it('comes with who opened something of them, through an evaluation too', async () => {
    const { school, sanne, jolanda, peter, by } = await anEvaluationDesk(app);
    const { id } = await school.ask(sanne, jolanda, 'teacher', { score: 2 });
    const reader = await by(sanne);
    const opened = async () =>
      (await reader.get(`/evaluation-students/${sanne.id}/readers`)).json().opened;
    expect(await opened()).toEqual([]);
    await (await by(jolanda)).open(id);
    await (await by(jolanda)).get(`/evaluations/${id}/profile`);
    await (await by(peter)).chart(sanne);
    expect(await opened()).toMatchObject([{ name: peter.name }, { name: jolanda.name }]);
  });
});

type Person = { id: number; account_id: number; first_name: string; last_name: string };
type Made = Awaited<ReturnType<typeof makeStudentWorld>>;

/** What the calls let somebody see of the student. */
async function letInBy({ student, diplomas, evaluations }: Made, who: Person) {
  const calls = as(await tokenOf(world, who));
  const opens = async (path: string) => (await calls.get(path)).statusCode === 200;
  const all = (paths: string[]) => Promise.all(paths.map(opens));
  const [name, charts, opened, profiles] = await Promise.all([
    opens(`/evaluation-students/${student.id}`),
    all(diplomas.map((id) => `/charts/${student.id}/${id}`)),
    all(evaluations.map(({ id }) => `/evaluations/${id}`)),
    all(evaluations.map(({ id }) => `/evaluations/${id}/profile`)),
  ]);
  return { name, charts, evaluations: opened, profiles };
}

/** Holds the explanation of one person's access against their calls, and says what it found. */
async function compare(made: Made, readers: StudentReaders, who: Person): Promise<string[]> {
  const explained = groupsFor(readers, who.id);
  const whys = explained.map(({ why }) => why);
  const { name, charts, evaluations, profiles } = await letInBy(made, who);
  expect(explained.length > 0, 'explained').toBe(name || evaluations.includes(true));
  const unexpired = made.evaluations.map(({ isExpired }) => !isExpired);
  if (whys.some((why) => ['student', 'coordinator', 'admin'].includes(why))) {
    expect({ charts, evaluations, profiles }).toEqual({
      charts: charts.map(() => true),
      evaluations: unexpired,
      profiles: unexpired,
    });
    return whys;
  }
  if (whys.includes('teacher')) {
    expect({ name, charts, evaluations }).toEqual({
      ...{ name: true, charts: charts.map(() => true), evaluations: unexpired },
    });
    return whys;
  }
  const detail = {
    evaluation: evaluations.includes(true),
    profile: profiles.includes(true),
    chart: charts.includes(true),
  };
  const [asEvaluator] = explained.flatMap((one) => one.detail ?? []);
  const { roles: _, ...said } = asEvaluator ?? { roles: [], profile: false, chart: false };
  expect({ evaluation: whys.includes('asker'), ...said }).toEqual(detail);
  expect(whys.includes('evaluator')).toBe(name);
  return [...whys, whys.length === 0 ? 'nobody' : kindOf(detail)];
}

const kindOf = ({ evaluation, profile, chart }: Record<string, boolean>) =>
  profile && chart
    ? 'both'
    : profile
      ? 'profile'
      : chart
        ? 'chart'
        : evaluation
          ? 'process'
          : 'late';

describe('the explanation', () => {
  it('names exactly those whom the calls let in, with exactly what they see, in 200 worlds', async () => {
    const found: string[] = [];
    for (const given of fc.sample(studentWorlds, { seed: 19, numRuns: 200 })) {
      const made = await makeStudentWorld(db, given);
      const path = `/evaluation-students/${made.student.id}/readers`;
      const readers = (await as(await tokenOf(world, made.admin)).get(path)).json();
      const all = await Promise.all(made.people.map((who) => compare(made, readers, who)));
      found.push(...all.flat());
    }
    // The worlds are worth something only if they hold everything that there is to explain.
    const kinds = ['nobody', 'process', 'profile', 'chart', 'both', 'late'];
    for (const kind of [...studentWhys, ...kinds])
      expect(found.filter((one) => one === kind).length, kind).toBeGreaterThan(3);
  });
});
