/** Above everything that an invoice, a payment or an hour changes: of a trajectory, or of all. */
export const invoicesKey = (trajectoryId?: number) =>
  trajectoryId === undefined ? ['invoices'] : ['invoices', trajectoryId];
