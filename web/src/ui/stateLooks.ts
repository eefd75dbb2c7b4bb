import type { trajectoryStates } from '@traject/contract/common/trajectoryStates';
import type { InvoiceState } from '@traject/contract/invoices';
import type { Tint } from './colorRoles.ts';

export type StateCode = (typeof trajectoryStates)[number]['code'];
/** A trajectory and an invoice each have states; no two are named alike. */
export type AnyState = StateCode | InvoiceState;

/** How full the ring is, or what stands on the disc. */
type Mark = number | 'check' | 'minus';

export const stateLooks: Record<AnyState, { tint: Tint; mark: Mark }> = {
  new: { tint: 'blue', mark: 0 },
  awaiting_client: { tint: 'amber', mark: 0.25 },
  proposal_needed: { tint: 'violet', mark: 0.5 },
  awaiting_employer: { tint: 'orange', mark: 0.75 },
  in_progress: { tint: 'teal', mark: 1 },
  completed_internal: { tint: 'green', mark: 'check' },
  completed_external_inside_sector: { tint: 'olive', mark: 'check' },
  completed_external_outside_sector: { tint: 'sea', mark: 'check' },
  completed_without_placement: { tint: 'gray', mark: 'minus' },
  draft: { tint: 'gray', mark: 0 },
  final: { tint: 'blue', mark: 0.25 },
  sent: { tint: 'violet', mark: 0.5 },
  overdue: { tint: 'orange', mark: 0.5 },
  partly_paid: { tint: 'amber', mark: 0.75 },
  paid: { tint: 'green', mark: 'check' },
  credited: { tint: 'gray', mark: 'minus' },
  written_off: { tint: 'gray', mark: 'minus' },
};
