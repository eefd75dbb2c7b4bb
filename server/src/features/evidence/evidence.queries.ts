import type { Evidence, ShownEvidence } from '@traject/contract/evidence';
import { type SqlBool, sql } from 'kysely';
import type { StudentScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/database/db.ts';
import { ownedRows } from '../../platform/database/ownedRows.ts';
import { notFound } from '../../platform/http/errors.ts';
import {
  isForEvaluator,
  isLive,
  maySeeEvidence,
  type Viewer,
} from '../evaluations/evaluations.service.ts';

export const evidenceRows = ownedRows('evidence', 'student_id');

const rows = (db: Db) =>
  db
    .selectFrom('evidence as x')
    .leftJoin('files as f', 'f.id', 'x.file_id')
    .select(['x.id', 'x.work_process_id', 'x.title', 'x.url', 'x.what', 'x.how', 'x.learned'])
    .select([
      sql<Evidence['file']>`case when f.id is not null then json_build_object('name', f.name,
        'mime', f.mime, 'scan', f.scan, 'size', f.size) end`.as('file'),
      sql<string>`to_char(x.created_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD')`.as(
        'created_at',
      ),
    ])
    .orderBy('x.id');

/** It is in a sealed portfolio that was not withdrawn. */
const inSealed = sql<boolean>`exists (select from portfolio_evidence v
  join portfolios sealed on sealed.id = v.portfolio_id
  where v.evidence_id = x.id and sealed.withdrawn_at is null)`;

/** An evaluator looked at it, or it is in a sealed portfolio: something rests on it. */
const isHeld = sql<boolean>`(exists (select from evidence_seen y where y.evidence_id = x.id)
  or ${inSealed})`;

const ofStudent = (db: Db, { id, is_self, is_whole }: StudentScope) =>
  rows(db)
    .where('x.student_id', '=', id)
    .select(['x.version', 'x.is_for_one'])
    .select([
      sql<Evidence['request']>`(select json_build_object('id', e.id, 'evaluator', p.name)
        from evaluations e join people p on p.id = e.evaluator_id
        where e.id = x.evaluation_id)`.as('request'),
      sql<Evidence['seen']>`(select coalesce(json_agg(json_build_object('evaluator', p.name,
        'role', e.role) order by y.seen_at, e.id), '[]') from evidence_seen y
        join evaluations e on e.id = y.evaluation_id join people p on p.id = e.evaluator_id
        where y.evidence_id = x.id)`.as('seen'),
      sql<boolean>`${is_self} and not ${isHeld}`.as('may_change'),
      sql<boolean>`${is_whole} and not (${is_self} and ${isHeld})`.as('may_remove'),
    ]);

/** Of the work process in every edition in which it is the same. */
export const listEvidence = (db: Db, student: StudentScope, work_process_id: number) =>
  ofStudent(db, student)
    .where(
      sql<SqlBool>`x.work_process_id in (select same.id from work_processes w
        join work_processes same on same.lineage_id = w.lineage_id where w.id = ${work_process_id})`,
    )
    .execute();

export const getEvidence = (db: Db, student: StudentScope, id: number) =>
  ofStudent(db, student).where('x.id', '=', id).executeTakeFirstOrThrow(notFound);

export const findFile = (db: Db, student_id: number, id: number) =>
  db
    .selectFrom('evidence')
    .where('student_id', '=', student_id)
    .where('id', '=', id)
    .where('file_id', 'is not', null)
    .select('file_id')
    .$narrowType<{ file_id: number }>()
    .executeTakeFirstOrThrow(notFound);

/** The evaluation, who looks, and when. */
export type Looking = { id: number; viewer: Viewer; now: Date };

/** What the student shows to the evaluator of one work process. */
const shownTo = (db: Db, { id, viewer, now }: Looking) =>
  rows(db)
    .innerJoin('evaluations as e', 'e.student_id', 'x.student_id')
    .innerJoin('work_processes as w', 'w.id', 'e.work_process_id')
    .innerJoin('work_processes as shown', (join) =>
      join
        .onRef('shown.id', '=', 'x.work_process_id')
        .onRef('shown.lineage_id', '=', 'w.lineage_id'),
    )
    .where('e.id', '=', id)
    .where(maySeeEvidence(viewer))
    .where(isLive(now))
    .where(isForEvaluator);

export const listShown = (db: Db, looking: Looking): Promise<ShownEvidence[]> =>
  shownTo(db, looking)
    .select(
      sql<boolean>`exists (select from evidence_seen y where y.evidence_id = x.id
        and y.evaluation_id = e.id)`.as('is_seen'),
    )
    .execute();

export async function findShownFile(db: Db, looking: Looking, evidenceId: number) {
  const { file_id } = await shownTo(db, looking)
    .where('x.id', '=', evidenceId)
    .select('x.file_id')
    .executeTakeFirstOrThrow(notFound);
  return file_id ?? Promise.reject(notFound());
}

/** Those among them that are shown; they stay until this transaction ends. */
export async function lockShown(db: Db, looking: Looking, ids: readonly number[]) {
  const found = await shownTo(db, looking)
    .where('x.id', '=', sql<number>`any(${ids}::integer[])`)
    .forKeyShare('x')
    .execute();
  return found.map(({ id }) => id);
}

type Seen = { organisation_id: number; evaluation_id: number; seen_at: Date };

/** What was said before and is said again keeps its time. */
export async function setSeen(db: Db, seen: Seen, ids: readonly number[]) {
  const { evaluation_id } = seen;
  await sql`delete from evidence_seen where evaluation_id = ${evaluation_id}
    and evidence_id <> all(${ids}::integer[])`.execute(db);
  if (ids.length === 0) return;
  await db
    .insertInto('evidence_seen')
    .values(ids.map((evidence_id) => ({ ...seen, evidence_id })))
    .onConflict((known) => known.doNothing())
    .execute();
}

type Wanted = { student_id: number; work_process_id: number };

/** Locks the enrolment, as asking does, so that what is counted stays so; nothing if there is none. */
export async function lockPlace(db: Db, { student_id, work_process_id }: Wanted) {
  const { rows } = await sql`select n.student_id from enrolments n
    join core_tasks t on t.diploma_id = n.diploma_id
    join work_processes w on w.core_task_id = t.id
    where w.id = ${work_process_id} and n.student_id = ${student_id}
    for update of n`.execute(db);
  return rows.length > 0;
}

export async function countEvidence(db: Db, { student_id, work_process_id }: Wanted) {
  const { count } = await db
    .selectFrom('evidence')
    .where('student_id', '=', student_id)
    .where('work_process_id', '=', work_process_id)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether this is a request about the same work process of this student. */
export async function isRequestOf(db: Db, evaluation_id: number, wanted: Wanted) {
  const { rows } = await sql`select from evaluations e
    join work_processes w on w.id = e.work_process_id
    join work_processes same on same.lineage_id = w.lineage_id
    where e.id = ${evaluation_id} and e.student_id = ${wanted.student_id}
      and same.id = ${wanted.work_process_id}`.execute(db);
  return rows.length > 0;
}

export async function isSeen(db: Db, evidence_id: number) {
  const found = await db
    .selectFrom('evidence_seen')
    .where('evidence_id', '=', evidence_id)
    .select('evidence_id')
    .executeTakeFirst();
  return found !== undefined;
}

export async function isSealed(db: Db, id: number) {
  const found = await db
    .selectFrom('evidence as x')
    .where('x.id', '=', id)
    .where(inSealed)
    .select('x.id')
    .executeTakeFirst();
  return found !== undefined;
}
