import type { Target } from '@traject/contract/growth';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import { countsFirst, isBlind, processNumber } from '../evaluations/evaluations.service.ts';
import type { Seeing } from './growth.queries.ts';

/**
 * Of the diplomas that the student is enrolled in, the first to come first; a work process that is
 * the same in the edition to which they went over has the target there.
 */
export async function listTargets(db: Db, { viewer, now }: Seeing, studentId: number) {
  const { rows } = await sql<Target>`select x.id, t.diploma_id, x.score, x.period,
      to_char(x.due_on, 'YYYY-MM-DD') as due_on, coalesce(setter.name, '') as set_by,
      json_build_object('work_process_id', w.id, 'number', ${processNumber}, 'title', w.title)
        as work_process,
      (select e.score from evaluations e join work_processes same on same.id = e.work_process_id
        where e.student_id = x.student_id and same.lineage_id = w.lineage_id
          and e.score is not null and not ${isBlind(viewer, now)}
        order by ${countsFirst} limit 1) as level
    from targets x join work_processes meant on meant.id = x.work_process_id
      join work_processes w on w.lineage_id = meant.lineage_id
      join core_tasks t on t.id = w.core_task_id
      join enrolments n on n.student_id = x.student_id and n.diploma_id = t.diploma_id
        and n.switched_to_id is null
      left join people setter on setter.id = x.set_by
    where x.student_id = ${studentId}
    order by x.due_on, t.diploma_id, t.position, w.position, x.id`.execute(db);
  return rows;
}

/** The work processes among these that the student is to master now. */
export async function known(db: Db, studentId: number, ids: readonly number[]) {
  const { rows } = await sql<{ id: number }>`select w.id from enrolments n
      join core_tasks t on t.diploma_id = n.diploma_id
      join work_processes w on w.core_task_id = t.id
    where n.student_id = ${studentId} and n.switched_to_id is null and w.id = any(${ids}::integer[])
    for update of n`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

type New = {
  organisation_id: number;
  student_id: number;
  work_process_id: number;
  score: number;
  period: string;
  due_on: string;
  set_by: number;
  set_at: Date;
};

export const saveTargets = (db: Db, rows: New[]) =>
  db
    .insertInto('targets')
    .values(rows)
    .onConflict((same) =>
      same.columns(['student_id', 'work_process_id', 'due_on']).doUpdateSet(({ ref }) => ({
        score: ref('excluded.score'),
        period: ref('excluded.period'),
        set_by: ref('excluded.set_by'),
        set_at: ref('excluded.set_at'),
      })),
    )
    .execute();

export async function countTargets(db: Db, studentId: number) {
  const { count } = await db
    .selectFrom('targets')
    .where('student_id', '=', studentId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const removeTarget = (db: Db, studentId: number, id: number) =>
  db
    .deleteFrom('targets')
    .where('student_id', '=', studentId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow(notFound);
