/** The electronic form in which a payer wants its invoices. */
export const eInvoiceForms = ['none', 'nlcius', 'peppol'] as const;
export const invoiceKinds = ['invoice', 'credit'] as const;
/** Each follows from what happened to an invoice; none of them is set. */
export const invoiceStates = [
  'draft',
  'final',
  'sent',
  'overdue',
  'partly_paid',
  'paid',
  'credited',
  'written_off',
] as const;
