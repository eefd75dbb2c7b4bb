import { addRound } from '../features/evaluationRounds/evaluationRounds.queries.ts';
import { addDays } from '../platform/program/amsterdam.ts';
import { dayOf, endOf } from '../platform/program/clock.ts';
import { anEvaluationDesk } from './evaluationDesk.ts';
import { anAccount, anOrganisation } from './factories.ts';
import type { OpenedApp } from './openApp.ts';
import { aSchool } from './school.ts';

type Line = { student_id: number; role: string; email?: string };

/** The desk of evaluations, with a teacher of the group that Sanne and Tom are in. */
export async function aRoundDesk(app: OpenedApp) {
  const { db } = app;
  const desk = await anEvaluationDesk(app);
  const { own, school, sanne, tom } = desk;
  const teacher = await anAccount(db, { first_name: 'Anna', in: [['evaluator', own]] });
  const group = await aGroup(app, desk, { teachers: [teacher], students: [sanne, tom] });
  const day = (days: number) => addDays(dayOf(new Date()), days);
  const input = (lines: object[], of = school) => ({
    diploma_id: of.diploma_id,
    work_process_ids: of.work_process_ids,
    lines,
    expires_on: day(14),
  });
  const moment = (days: number) => endOf(day(days));
  const more = { ...studentsIn(app, desk), ...stored(app, desk), ...others(app, input) };
  return { ...desk, ...more, teacher, group, day, moment, input };
}

type Input = (lines: object[], of: Desk['school']) => object;

const studentsIn = ({ db }: OpenedApp, { own, school }: Desk) => {
  const enrolled = async (first_name: string) => {
    const student = await anAccount(db, { first_name, in: [['student', own]] });
    await school.enrol(student);
    return student;
  };
  return {
    aStudent: () => enrolled('Vreemd'),
    many: (count: number) =>
      Promise.all(Array.from({ length: count }, (_, n) => enrolled(`Klas ${n}`))),
  };
};

const stored = ({ db }: OpenedApp, { school, jolanda, sanne }: Desk) => ({
  /** As it is between asking and the first turn; everybody asked is Jolanda or Sanne. */
  store: async (round: Started, lines: Line[]) => {
    const rest = { group_id: null, message: '', created_at: new Date() };
    const people = lines.map(({ email, student_id, role }) => ({
      ...{ student_id, role, diploma_id: school.diploma_id },
      evaluator_id: email === jolanda.email ? jolanda.id : sanne.id,
      work_process_ids: school.work_process_ids,
    }));
    return { id: await addRound(db, { ...rest, ...round }, people) };
  },
});

const others = ({ db }: OpenedApp, input: Input) => ({
  elsewhere: async () => {
    const organisation = await anOrganisation(db, 'Elders');
    const there = await aSchool(db, organisation, 1);
    const peter = await anAccount(db, { in: [['coordinator', organisation]] });
    const [student] = there.students;
    const line = { student_id: student?.id ?? 0, role: 'student' };
    return { peter, work_process_ids: there.work_process_ids, input: input([line], there) };
  },
});

type Started = { organisation_id: number; created_by: number; expires_at: Date };
type Desk = Awaited<ReturnType<typeof anEvaluationDesk>>;
type Members = { teachers: { id: number }[]; students: { id: number }[] };

async function aGroup({ db }: OpenedApp, { own, school }: Desk, members: Members) {
  const organisation_id = own.id;
  const group = await db
    .insertInto('groups')
    .values({ organisation_id, diploma_id: school.diploma_id, name: 'VIG 1A', year: 2026 })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
  const people = [
    ...members.teachers.map(({ id }) => ({ person_id: id, part: 'teacher' })),
    ...members.students.map(({ id }) => ({ person_id: id, part: 'student' })),
  ].map((one) => ({ ...one, organisation_id, group_id: group.id }));
  await db.insertInto('group_people').values(people).execute();
  return group;
}
