import { type SqlBool, sql } from 'kysely';

/**
 * Whether the evidence `x` is for the evaluator of `e`: one that is meant for one person stays with
 * them when they are asked again, and goes along when the request is handed over.
 */
export const isForEvaluator = sql<SqlBool>`(not x.is_for_one or exists (select from evaluations meant
  where meant.id = x.evaluation_id and meant.evaluator_id = e.evaluator_id))`;

/** How much the student shows to the evaluator of `e`, whose work process is `w`. */
export const shownCount = sql<number>`(select count(*)::integer from evidence x
  join work_processes shown on shown.id = x.work_process_id
  where x.student_id = e.student_id and shown.lineage_id = w.lineage_id
    and ${isForEvaluator})`;
