import { useQuery } from '@tanstack/react-query';
import type { EvaluationRole } from '@traject/contract/common/evaluationRoles';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../platform/session.ts';

/** What an evaluator is called; the student's own view is 'mine' to the student only. */
export function useRoleName(studentId: number) {
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery);
  const isMine = me?.account_types.some(({ person }) => person.id === studentId) ?? false;
  return (role: EvaluationRole) =>
    t(role === 'student' && !isMine ? 'evaluation.student_role' : `evaluations.role.${role}`);
}
