import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type Props = { trajectoryId: number; id: number; className?: string; children?: ReactNode };

/** Not preloaded: opening an invoice is recorded. */
export const InvoiceLink = ({ trajectoryId, id, ...props }: Props) => (
  <Link
    to="/trajectory/$trajectoryId/invoice/$invoiceId"
    params={{ trajectoryId: String(trajectoryId), invoiceId: String(id) }}
    preload={false}
    {...props}
  />
);
