import type nl from './bookkeeping.nl.ts';

const texts: typeof nl = {
  labels: {
    payer: 'Payer',
    sort: 'Order',
    format: 'Kind of file',
  },
  words: {
    title: 'Invoices and payments',
    heads: [
      'Kind',
      'Invoice number',
      'Date',
      'Due date',
      'Payer',
      'VAT',
      'VAT %',
      'Without VAT',
      'VAT amount',
      'With VAT',
      'Paid',
      'Description',
    ],
    kinds: {
      invoice: 'Invoice',
      credit: 'Credit note',
      payment: 'Payment',
      write_off: 'Write-off',
    },
    categories: {
      standard: 'Taxed',
      zero: 'Zero rate',
      exempt: 'Exempt',
      reverse: 'Reverse charge',
      outside: 'Outside VAT',
    },
  },
};
export default texts;
