import type { EvaluationRole } from '@traject/contract/common/evaluationRoles';
import { sql } from 'kysely';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { unprocessable, wrongField } from '../../platform/http/errors.ts';
import { processNumber } from './processNumber.ts';
import { mayAsk } from './rights.ts';

export async function isAllowed(db: Db, user: User, student_id: number) {
  return (await allowedOf(db, user, [student_id])).has(student_id);
}

/** The students among these about whom somebody may ask others. */
export async function allowedOf(db: Db, user: User, student_ids: number[]) {
  const rows = await db
    .selectFrom('people as s')
    .where('s.id', '=', sql<number>`any(${student_ids}::integer[])`)
    .where(mayAsk(user, 's.id'))
    .select('s.id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export type Enrolled = { student_id: number; diploma_id: number };

/** Those for a diploma that is still taught. */
export const enrolments = (db: Db, wanted: Enrolled[]) =>
  db
    .selectFrom('enrolments as n')
    .innerJoin('diplomas as d', 'd.id', 'n.diploma_id')
    .innerJoin('organisations as o', 'o.id', 'n.organisation_id')
    .innerJoin('people as s', 's.id', 'n.student_id')
    .where(sql<boolean>`(n.student_id, n.diploma_id) in (select * from unnest(
      ${wanted.map(({ student_id }) => student_id)}::integer[],
      ${wanted.map(({ diploma_id }) => diploma_id)}::integer[]))`)
    .where('d.archived', '=', false)
    .where('n.switched_to_id', 'is', null)
    .select(['n.student_id', 'n.diploma_id', 'n.organisation_id', 'o.name as organisation'])
    .select(['o.language', 'o.evaluation_expiry_days', 's.name as student', 's.email'])
    .orderBy('n.student_id')
    .orderBy('n.diploma_id');

/**
 * In the order of students, so that two who ask at once never wait for each other, and the second
 * sees what the first asked.
 */
export const lockEnrolments = (db: Db, wanted: Enrolled[]) =>
  enrolments(db, wanted).forUpdate('n').execute();

export type Enrolment = Awaited<ReturnType<typeof lockEnrolments>>[number];

export const refuseUnenrolled = (): never => {
  throw wrongField('diploma_id', 'unknown_choice');
};

/** All of them must belong to the diploma. */
export async function chosenProcesses(db: Db, diploma_id: number, ids: number[]) {
  const wanted = [...new Set(ids)];
  const found = await db
    .selectFrom('work_processes as w')
    .innerJoin('core_tasks as t', 't.id', 'w.core_task_id')
    .where('t.diploma_id', '=', diploma_id)
    .where('w.id', 'in', wanted)
    .select(['w.id', sql<string>`${processNumber} || ' ' || w.title`.as('name')])
    .orderBy('t.position')
    .orderBy('w.position')
    .execute();
  if (found.length < wanted.length) throw wrongField('work_process_ids', 'unknown_choice');
  return found;
}

type Open = { student_id: number; evaluator_id: number; role: string; work_process_id: number };
export const keyOf = ({ student_id, evaluator_id, role, work_process_id }: Open) =>
  `${student_id} ${evaluator_id} ${role} ${work_process_id}`;

type Waiting = {
  student_ids: number[];
  work_process_ids: number[];
  /** Of everybody, unless somebody is named. */
  evaluator_id?: number;
  now: Date;
};

/** Which of these were already asked and can still be answered. */
export async function waiting(db: Db, { now, evaluator_id, ...of }: Waiting) {
  const rows = await db
    .selectFrom('evaluations')
    .where('student_id', '=', sql<number>`any(${of.student_ids}::integer[])`)
    .where('work_process_id', '=', sql<number>`any(${of.work_process_ids}::integer[])`)
    .$if(evaluator_id !== undefined, (all) => all.where('evaluator_id', '=', evaluator_id ?? 0))
    .where('done_at', 'is', null)
    .where('expires_at', '>', now)
    .select(['student_id', 'evaluator_id', 'role', 'work_process_id'])
    .execute();
  return new Set(rows.map(keyOf));
}

/** What was asked and not answered in time. */
export const expiredOne = (db: Db, id: number, now: Date) =>
  db
    .selectFrom('evaluations')
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('expires_at', '<=', now)
    .select(['student_id', 'diploma_id', 'work_process_id'])
    .select(({ ref }) => ref('role').$castTo<EvaluationRole>().as('role'))
    .executeTakeFirstOrThrow(() => unprocessable('evaluation.not_expired'));

type NewEvaluation = {
  organisation_id: number;
  student_id: number;
  diploma_id: number;
  work_process_id: number;
  evaluator_id: number;
  role: string;
  asked_by: number;
  requested_at: Date;
  expires_at: Date;
  mail_id: number | null;
  message: string;
  evaluation_round_id: number | null;
};

export async function addEvaluations(db: Db, rows: NewEvaluation[]) {
  const added = await db.insertInto('evaluations').values(rows).returning('id').execute();
  return added.map(({ id }) => id);
}
