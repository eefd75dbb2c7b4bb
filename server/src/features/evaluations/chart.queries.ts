import type { EvaluationRole } from '@traject/contract/common/evaluationRoles';
import type { ChartEntry } from '@traject/contract/evaluations';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import { processNumber } from './processNumber.ts';
import { isBlind, mayOpenChart, type Viewer } from './rights.ts';

export type Seeing = { viewer: Viewer; now: Date };
type Key = { studentId: number; diplomaId: number };

export async function getChart(db: Db, seeing: Seeing, key: Key): Promise<ChartEntry[]> {
  await db
    .selectFrom('enrolments as n')
    .where('n.student_id', '=', key.studentId)
    .where('n.diploma_id', '=', key.diplomaId)
    .where(mayOpenChart(seeing.viewer, seeing.now))
    .select('n.diploma_id')
    .executeTakeFirstOrThrow(notFound);
  const rows = await scoresOf(db, seeing, key).execute();
  return [...Map.groupBy(rows, ({ task_id }) => task_id).values()].map((members) => ({
    coreTask: {
      title: members[0]?.task_title ?? '',
      workProcesses: members.map(({ work_process_id, number, title, score, role }) => ({
        work_process: { work_process_id, number, title },
        score: score ?? 0,
        evaluator_role: role ? { name: role as EvaluationRole } : null,
      })),
    },
  }));
}

/**
 * The latest level given by others counts; without one, the student's own latest. A level counts in
 * every edition in which the work process is the same.
 */
export const countsFirst = sql`e.evaluator_id = e.student_id, e.done_at desc, e.id desc`;

const scoresOf = (db: Db, { viewer, now }: Seeing, { studentId, diplomaId }: Key) =>
  db
    .selectFrom('core_tasks as t')
    .innerJoin('work_processes as w', 'w.core_task_id', 't.id')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('evaluations as e')
          .innerJoin('work_processes as same', 'same.id', 'e.work_process_id')
          .where('e.student_id', '=', studentId)
          .whereRef('same.lineage_id', '=', 'w.lineage_id')
          .where('e.score', 'is not', null)
          .where(sql<boolean>`not ${isBlind(viewer, now)}`)
          .select(['e.score', 'e.role'])
          .orderBy(countsFirst)
          .limit(1)
          .as('counted'),
      (join) => join.onTrue(),
    )
    .where('t.diploma_id', '=', diplomaId)
    .select(['t.id as task_id', 't.title as task_title', 'w.id as work_process_id', 'w.title'])
    .select(processNumber.as('number'))
    .select(['counted.score', 'counted.role'])
    .orderBy('t.position')
    .orderBy('w.position');
