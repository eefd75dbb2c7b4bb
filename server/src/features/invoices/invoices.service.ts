/** What other features may use. */
export { invoicePdf } from './invoicePdf.ts';
export { findShown, shownInvoices } from './invoices.queries.ts';
export { dropDrafts, findKept } from './kept.queries.ts';
export { countOutdated, dropOutdated, listKept } from './keptInvoices.ts';
export { readInvoices } from './reading.ts';
