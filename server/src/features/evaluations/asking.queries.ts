import { sql } from 'kysely';
import type { StudentScope } from '../../platform/access/scope.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { wrongField } from '../../platform/http/errors.ts';
import { processNumber } from './processNumber.ts';
import { mayAsk } from './rights.ts';

export async function isAllowed(db: Db, user: User, student: StudentScope) {
  const { rows } = await sql<{ may: boolean }>`select ${mayAsk(user, student)} as may`.execute(db);
  return rows[0]?.may ?? false;
}

type Enrolled = { student: StudentScope; diploma_id: number };

/** Locked, so that the second of two simultaneous requests sees what the first asked. */
export const lockEnrolment = (db: Db, { student, diploma_id }: Enrolled) =>
  db
    .selectFrom('enrolments as n')
    .innerJoin('diplomas as d', 'd.id', 'n.diploma_id')
    .innerJoin('organisations as o', 'o.id', 'n.organisation_id')
    .innerJoin('people as s', 's.id', 'n.student_id')
    .where('n.student_id', '=', student.id)
    .where('n.diploma_id', '=', diploma_id)
    .where('d.archived', '=', false)
    .select(['n.student_id', 'n.diploma_id', 'n.organisation_id', 'o.name as organisation'])
    .select(['o.language', 'o.evaluation_expiry_days', 's.name as student', 's.email'])
    .forUpdate('n')
    .executeTakeFirstOrThrow(() => wrongField('diploma_id', 'unknown_choice'));

export type Enrolment = Awaited<ReturnType<typeof lockEnrolment>>;

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

type Waiting = { student_id: number; evaluator_id: number; role: string; now: Date };

/** Which of these were already asked of the same person and can still be answered. */
export async function waitingFor(db: Db, ids: number[], { now, ...same }: Waiting) {
  const rows = await db
    .selectFrom('evaluations')
    .where('student_id', '=', same.student_id)
    .where('evaluator_id', '=', same.evaluator_id)
    .where('role', '=', same.role)
    .where('work_process_id', 'in', ids)
    .where('done_at', 'is', null)
    .where('expires_at', '>', now)
    .select('work_process_id')
    .execute();
  return rows.map(({ work_process_id }) => work_process_id);
}

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
};

export async function addEvaluations(db: Db, rows: NewEvaluation[]) {
  const added = await db.insertInto('evaluations').values(rows).returning('id').execute();
  return added.map(({ id }) => id);
}
