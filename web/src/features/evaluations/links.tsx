import { Link } from '@tanstack/react-router';
import type { EvaluationRow } from '@traject/contract/evaluations';
import type { ReactNode } from 'react';

export type EvaluationPlace = {
  id: number;
  student: { id: number };
  diploma: Pick<EvaluationRow['diploma'], 'diploma_id'>;
  work_process: Pick<EvaluationRow['work_process'], 'work_process_id'>;
};

type Props = {
  of: EvaluationPlace;
  className?: string | undefined;
  title?: string;
  'aria-label'?: string;
  'aria-current'?: 'page' | undefined;
  children?: ReactNode;
};

/** Not preloaded: opening somebody's profile is recorded. */
export const EvaluationLink = ({ of, ...props }: Props) => (
  <Link {...placeOf(of)} preload={false} {...props} />
);

export const placeOf = ({ id, student, diploma, work_process }: EvaluationPlace) => ({
  to: '/evaluation-students/$studentId/$diplomaId/$workProcessId/$evaluationId' as const,
  params: {
    studentId: String(student.id),
    diplomaId: String(diploma.diploma_id),
    workProcessId: String(work_process.work_process_id),
    evaluationId: String(id),
  },
});

type ChartLinkProps = {
  studentId: number;
  diplomaId: number;
  className?: string;
  children?: ReactNode;
};

export const ChartLink = ({ studentId, diplomaId, ...props }: ChartLinkProps) => (
  <Link
    to="/chart/$studentId/$diplomaId"
    params={{ studentId: String(studentId), diplomaId: String(diplomaId) }}
    {...props}
  />
);
