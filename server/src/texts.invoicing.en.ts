import bookkeeping from './features/bookkeeping/bookkeeping.en.ts';
import hours from './features/hours/hours.en.ts';
import invoiceMails from './features/invoiceMails/invoiceMails.en.ts';
import invoiceMailsMails from './features/invoiceMails/invoiceMails.mails.en.ts';
import invoiceRepeats from './features/invoiceRepeats/invoiceRepeats.en.ts';
import eInvoices from './features/invoices/eInvoice/eInvoice.en.ts';
import invoices from './features/invoices/invoices.en.ts';
import payers from './features/payers/payers.en.ts';
import payments from './features/payments/payments.en.ts';
import type nl from './texts.invoicing.nl.ts';

/** What the server says about invoices, and about the money and the work behind them. */
const texts: typeof nl = {
  errors: {
    ...eInvoices.errors,
    ...hours.errors,
    ...invoiceRepeats.errors,
    ...invoiceMails.errors,
    ...invoices.errors,
    ...payments.errors,
    ...payers.errors,
  },
  labels: {
    ...bookkeeping.labels,
    ...hours.labels,
    ...invoiceRepeats.labels,
    ...invoiceMails.labels,
    ...invoices.labels,
    ...payers.labels,
    ...payments.labels,
  },
  words: {
    bookkeeping: bookkeeping.words,
    eInvoices: eInvoices.words,
    hours: hours.words,
    invoiceMails: invoiceMails.words,
    invoices: invoices.words,
  },
  mails: invoiceMailsMails,
};
export default texts;
