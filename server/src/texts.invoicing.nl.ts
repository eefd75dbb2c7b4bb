import bookkeeping from './features/bookkeeping/bookkeeping.nl.ts';
import hours from './features/hours/hours.nl.ts';
import invoiceMailsMails from './features/invoiceMails/invoiceMails.mails.nl.ts';
import invoiceMails from './features/invoiceMails/invoiceMails.nl.ts';
import invoiceRepeats from './features/invoiceRepeats/invoiceRepeats.nl.ts';
import eInvoices from './features/invoices/eInvoice/eInvoice.nl.ts';
import invoices from './features/invoices/invoices.nl.ts';
import payers from './features/payers/payers.nl.ts';
import payments from './features/payments/payments.nl.ts';

/** What the server says about invoices, and about the money and the work behind them. */
const texts = {
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
