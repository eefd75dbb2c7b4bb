import type { Me } from '@traject/contract/auth';

/** Somebody who only invoices is never asked about a student. */
export const meetsStudents = ({ abilities }: Pick<Me, 'abilities'>) =>
  abilities.includes('evaluating') || !abilities.includes('invoicing');
