/** What other features may use. */
export { copyOn } from './crediting.ts';
export { documentOf } from './documents.ts';
export type { InvoiceDocument } from './eInvoice/document.ts';
export { setSent } from './final.queries.ts';
export { finalise, refuseClosed } from './finalising.ts';
export { invoicePdf } from './invoicePdf.ts';
export {
  findFinal,
  findInvoice,
  findShown,
  lockDraft,
  lockInvoice,
  type StoredInvoice,
  shownInvoices,
} from './invoices.queries.ts';
export { dropDrafts, findKept } from './kept.queries.ts';
export { countOutdated, dropOutdated, listKept } from './keptInvoices.ts';
export { makePdf, nameOf } from './keptPdf.ts';
export { allInvoices, open, stateOn, withLedger } from './ledger.queries.ts';
export { payLine } from './letter.ts';
export { day, euro } from './paper.ts';
export { qrOf } from './qr.ts';
export { readInvoice, readInvoices } from './reading.ts';
export { addRow } from './rows.queries.ts';
export { createInvoice, refuseTooMany } from './saving.ts';
export { findSettings, lockSettings } from './settings.queries.ts';
export { firstValues } from './starting.ts';
export { makeXml } from './xml.ts';
