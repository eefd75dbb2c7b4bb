import { sql } from 'kysely';

/** How much the student shows to the evaluator of `e`, whose work process is `w`. */
export const shownCount = sql<number>`(select count(*)::integer from evidence x
  join work_processes shown on shown.id = x.work_process_id
  where x.student_id = e.student_id and shown.lineage_id = w.lineage_id
    and (x.evaluation_id is null or x.evaluation_id = e.id))`;
