import type { EvaluationRole } from '@traject/contract/common/evaluationRoles';
import { useTranslation } from 'react-i18next';
import { signedInAs } from '../../platform/token.ts';

/** What an evaluator is called; the student's own view is 'mine' to the student only. */
export function useRoleName(studentId: number) {
  const { t } = useTranslation();
  const isMine = signedInAs()?.id === studentId;
  return (role: EvaluationRole) =>
    t(role === 'student' && !isMine ? 'evaluation.student_role' : `evaluations.role.${role}`);
}
