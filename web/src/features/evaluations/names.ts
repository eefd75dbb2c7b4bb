import { useQuery } from '@tanstack/react-query';
import type { EvaluationRole } from '@traject/contract/common/evaluationRoles';
import { type Translate, useTranslation } from '../../platform/i18n.ts';
import { meQuery } from '../../platform/session.ts';

/** What an evaluator is called; the student's own view is 'mine' to the student only. */
export function useRoleName(studentId: number) {
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery);
  const isMine = me?.account_types.some(({ person }) => person.id === studentId) ?? false;
  return (role: EvaluationRole) =>
    t(role === 'student' && !isMine ? 'evaluation.student_role' : `evaluations.role.${role}`);
}

/** 'Verzorgende IG, niveau 3' */
export const diplomaName = ({ title, level }: { title: string; level: string }, t: Translate) =>
  [title, levelText(level, t)].filter(Boolean).join(', ');

/** A bare number gets the word for level; anything else stays as it is written. */
export const levelText = (level: string, t: Translate) =>
  /^\d+$/.test(level) ? t('evaluations.charts.level', { level }) : level;
