import type nl from './invoicePage.nl.ts';

const texts: typeof nl = {
  title: { invoice: 'Invoice {{number}}', credit: 'Credit note {{number}}' },
  open: '{{amount}} is still open.',
  open_until: '{{amount}} is still open. Please pay by {{date}}.',
  paid: 'There is nothing left to pay.',
  credited: 'With this credit note you pay {{amount}} less, or get it back.',
  facts: 'Details of the invoice',
  billed: 'For',
  date: 'Invoice date',
  due: 'Pay by',
  total: 'Total',
  still_open: 'Still open',
  pay: 'How to pay',
  scan: 'Scan with your banking app',
  pdf: 'Download the PDF',
  xml: 'Download the e-invoice (XML)',
  until: 'This page works until {{date}}.',
};
export default texts;
