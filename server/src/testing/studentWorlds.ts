import type { AccountType } from '@traject/contract/common/access';
import { readingRoles } from '@traject/contract/common/evaluationRoles';
import fc from 'fast-check';
import type { Db } from '../platform/database/db.ts';
import { anOrganisation } from './factories.ts';
import { aGroup, aSchool, inDays } from './school.ts';

const types: AccountType[] = ['coordinator', 'admin', 'evaluator', 'student', 'counselor'];
const seldom = fc.nat(6).map((n) => n === 0);
const person = fc.record({ types: fc.subarray(types, { maxLength: 2 }), has_left: seldom });

/** A student with three people around them, who are named by their place; the student is the last. */
export const studentWorlds = fc.record({
  profile_roles: fc.subarray([...readingRoles]),
  chart_roles: fc.subarray([...readingRoles]),
  people: fc.tuple(person, person, person),
  student_left: seldom,
  /** Who teaches the group that the student is in. */
  teachers: fc.subarray([0, 1, 2], { maxLength: 1 }),
  archived: seldom,
  evaluations: fc.array(
    fc.record({
      evaluator: fc.nat(3),
      role: fc.constantFrom(...readingRoles),
      asked_by: fc.option(fc.nat(3)),
      diploma: fc.nat(1),
      state: fc.constantFrom('open', 'done', 'expired'),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});
type StudentWorld = typeof studentWorlds extends fc.Arbitrary<infer World> ? World : never;

/** Makes it in an organisation of its own, with an admin who was there before. */
export async function makeStudentWorld(db: Db, made: StudentWorld) {
  const organisation = await anOrganisation(db);
  const { profile_roles, chart_roles } = made;
  await db
    .updateTable('organisations')
    .set({ profile_roles, chart_roles })
    .where('id', '=', organisation.id)
    .execute();
  const [admin, ...people] = await addPeople(db, organisation, [
    { types: ['admin'], has_left: false },
    ...made.people,
    { types: ['student'], has_left: made.student_left },
  ]);
  const student = people.at(-1);
  if (!admin || !student) throw new Error('Somebody was not added');
  const schools = [
    await aSchool(db, organisation, 0),
    await aSchool(db, organisation, 0, 'Helpende'),
  ];
  for (const school of schools) await school.enrol(student);
  await aGroup(
    db,
    { organisation_id: organisation.id, diploma_id: schools[0]?.diploma_id ?? 0 },
    {
      teachers: made.teachers.flatMap((at) => people[at] ?? []),
      students: [student],
      ...(made.archived && { archived_at: new Date() }),
    },
  );
  const evaluations = await addEvaluations({ made, people, schools, student });
  const diplomas = schools.map(({ diploma_id }) => diploma_id);
  return { admin, people, student, diplomas, evaluations };
}

let count = 0;

async function addPeople(db: Db, { id }: { id: number }, given: StudentWorld['people'][number][]) {
  const named = given.map(() => {
    const first_name = `P${++count}`;
    return { first_name, last_name: 'Wereld', email: `${first_name}@wereld.example` };
  });
  const accounts = await db
    .insertInto('accounts')
    .values(named.map((one) => ({ ...one, password_hash: '' })))
    .returning('id')
    .execute();
  const records = named.map((one, at) => ({
    ...one,
    organisation_id: id,
    account_id: accounts[at]?.id ?? 0,
    deactivated_at: given[at]?.has_left ? new Date() : null,
  }));
  const ids = await db.insertInto('people').values(records).returning('id').execute();
  const people = records.map((record, at) => ({ ...record, id: ids[at]?.id ?? 0 }));
  const memberships = people.flatMap(({ id: person_id }, at) =>
    (given[at]?.types ?? []).map((account_type) => ({
      person_id,
      organisation_id: id,
      account_type,
    })),
  );
  await db.insertInto('memberships').values(memberships).execute();
  return people;
}

type Around = {
  made: StudentWorld;
  people: { id: number }[];
  schools: Pick<Awaited<ReturnType<typeof aSchool>>, 'ask'>[];
  student: { id: number };
};

async function addEvaluations({ made, people, schools, student }: Around) {
  const added = [];
  for (const { evaluator, role, asked_by, diploma, state } of made.evaluations) {
    const by = people[evaluator] ?? student;
    const asked = schools[diploma]?.ask(student, by, by === student ? 'student' : role, {
      asked_by: asked_by === null ? null : (people[asked_by]?.id ?? null),
      expires_at: inDays(state === 'expired' ? -1 : 9),
      ...(state === 'done' && { score: 2 }),
    });
    added.push({ id: (await asked)?.id ?? 0, isExpired: state === 'expired' });
  }
  return added;
}
