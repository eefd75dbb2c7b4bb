import type { EvaluationRole } from '@traject/contract/common/evaluationRoles';
import type { Insertable } from 'kysely';
import type { Db } from '../platform/database/db.ts';
import type { Tables } from '../platform/database/tables.gen.ts';
import { anAccount, idIn } from './factories.ts';

type Somebody = Parameters<typeof idIn>[0];
type Asked = Partial<Insertable<Tables['evaluations']>>;

const day = 86_400_000;
export const inDays = (days: number) => new Date(Date.now() + days * day);

/** Two core tasks with two work processes and one, enrolled students, and evaluations of them. */
export async function aSchool(
  db: Db,
  organisation: { id: number },
  count: number,
  title = 'Verzorgende IG',
) {
  const organisation_id = organisation.id;
  const { diploma_id, work_process_ids } = await aDiploma(db, organisation_id, title);
  const [work_process_id = 0] = work_process_ids;
  const enrol = (student: Somebody) =>
    db
      .insertInto('enrolments')
      .values({ student_id: idIn(student, organisation_id), diploma_id, organisation_id })
      .execute();
  const students = [];
  for (let n = 1; n <= count; n++) {
    const name = { first_name: `Student ${n}`, last_name: 'Jansen' };
    const student = await anAccount(db, { ...name, in: [['student', organisation]] });
    await enrol(student);
    students.push(student);
  }
  const place = { organisation_id, diploma_id, work_process_id };
  return { ...place, work_process_ids, students, enrol, ask: askIn(db, place) };
}

type Place = { organisation_id: number; diploma_id: number; work_process_id: number };

/** A score makes it done. */
const askIn =
  (db: Db, place: Place) =>
  (student: Somebody, evaluator: Somebody, role: EvaluationRole, given: Asked = {}) =>
    db
      .insertInto('evaluations')
      .values({
        ...place,
        student_id: idIn(student, place.organisation_id),
        evaluator_id: idIn(evaluator, place.organisation_id),
        role,
        expires_at: inDays(30),
        done_at: given.score ? new Date() : null,
        ...given,
      })
      .returning('id')
      .executeTakeFirstOrThrow();

async function aDiploma(db: Db, organisation_id: number, title: string) {
  const { id: diploma_id } = await db
    .insertInto('diplomas')
    .values({ organisation_id, title, level: 'Mbo niveau 3' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const tasks = ['Zorg bieden', 'Werken aan kwaliteit'].map((task, index) => ({
    diploma_id,
    position: index + 1,
    title: task,
  }));
  const [care, quality] = await db.insertInto('core_tasks').values(tasks).returning('id').execute();
  const process = (core_task_id = 0, position: number, title: string) => ({
    core_task_id,
    position,
    title,
    description: `${title}: wat er gebeurt`,
    result_starter: 'Met hulp',
    result_advanced: 'Zelf',
    result_professional: 'Ook als het moeilijk is',
  });
  const made = await db
    .insertInto('work_processes')
    .values([
      process(care?.id, 1, 'Helpt bij eten'),
      process(care?.id, 2, 'Helpt bij wassen'),
      process(quality?.id, 1, 'Houdt het vak bij'),
    ])
    .returning('id')
    .execute();
  return { diploma_id, work_process_ids: made.map(({ id }) => id) };
}

type NewGroup = {
  name?: string;
  year?: number;
  archived_at?: Date;
  teachers?: Somebody[];
  students?: Somebody[];
};
let groups = 0;

/** A class of a school, with those in it. */
export async function aGroup(
  db: Db,
  { organisation_id, diploma_id }: Pick<Place, 'organisation_id' | 'diploma_id'>,
  { teachers = [], students = [], ...given }: NewGroup = {},
) {
  const { id } = await db
    .insertInto('groups')
    .values({ organisation_id, diploma_id, name: `VIG-${++groups}`, year: 2026, ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
  const put = (people: Somebody[], part: string) =>
    people.map((one) => ({
      ...{ organisation_id, group_id: id, part },
      person_id: idIn(one, organisation_id),
    }));
  const everybody = [...put(teachers, 'teacher'), ...put(students, 'student')];
  if (everybody.length > 0) await db.insertInto('group_people').values(everybody).execute();
  return { id };
}

type Round = {
  student: Somebody;
  evaluator: { id: number };
  message: string;
  created_by?: number;
};

/** One person who was asked among many. */
export async function aRound(db: Db, school: Taught, { student, evaluator, ...written }: Round) {
  const { organisation_id, diploma_id, work_process_ids } = school;
  const round = { organisation_id, ...written, expires_at: inDays(30), done_at: new Date() };
  const { id } = await db
    .insertInto('evaluation_rounds')
    .values(round)
    .returning('id')
    .executeTakeFirstOrThrow();
  const about = { student_id: idIn(student, organisation_id), diploma_id, role: 'teacher' };
  const line = { ...about, evaluator_id: evaluator.id, work_process_ids, asked: 0 };
  await db
    .insertInto('evaluation_round_lines')
    .values({ ...line, organisation_id, evaluation_round_id: id })
    .execute();
  return id;
}

type Taught = Pick<Awaited<ReturnType<typeof aSchool>>, keyof Place | 'work_process_ids'>;

type Shown = {
  student: Somebody;
  given?: Partial<Insertable<Tables['evidence']>>;
  /** The evaluation whose evaluator said that they looked at it. */
  seen_in?: number;
};

/** What a student shows of the first work process. */
export async function someEvidence(db: Db, place: Place, { student, given, seen_in }: Shown) {
  const { organisation_id, work_process_id } = place;
  const student_id = idIn(student, organisation_id);
  const { id } = await db
    .insertInto('evidence')
    .values({ organisation_id, student_id, work_process_id, title: 'Foto', what: 'x', ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
  const seen = { organisation_id, evidence_id: id, seen_at: new Date() };
  if (seen_in)
    await db
      .insertInto('evidence_seen')
      .values({ ...seen, evaluation_id: seen_in })
      .execute();
  return id;
}
