import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type Props = { studentId: number; diplomaId: number; className?: string; children?: ReactNode };

export const ChartLink = ({ studentId, diplomaId, ...props }: Props) => (
  <Link
    to="/chart/$studentId/$diplomaId"
    params={{ studentId: String(studentId), diplomaId: String(diplomaId) }}
    {...props}
  />
);
