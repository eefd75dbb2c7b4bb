import type { StudentScope } from '../../platform/access/scope.ts';
import { forbidden, notFound } from '../../platform/http/errors.ts';

/** Those who oversee the student, and their teachers; nobody grants a badge to themselves. */
export const mayJudge = ({ is_self, is_whole, is_taught }: StudentScope) =>
  !is_self && (is_whole || is_taught);

/** An evaluator who was asked one thing knows of no badges. */
export function refuseEvaluators({ is_whole, is_taught }: StudentScope) {
  if (!is_whole && !is_taught) throw notFound();
}

export function refuseOthers(student: StudentScope) {
  refuseEvaluators(student);
  if (!mayJudge(student)) throw forbidden('badges.not_yours');
}
