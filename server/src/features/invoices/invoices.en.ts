import type nl from './invoices.nl.ts';

const texts: typeof nl = {
  errors: {
    'invoice.number_taken':
      'Invoice number {{number}} already exists. The first free number is {{next}}.',
    'invoice.product_taken':
      'There is already a product called ‘{{name}}’. Choose it from the list.',
    'invoice.too_many_rows': 'An invoice can have at most {{most}} rows.',
    'invoice.no_organisation_address':
      'The organisation’s address is missing. An administrator can fill it in.',
    'invoice.no_kvk_number':
      'The organisation’s KvK number is missing. An administrator can fill it in.',
    'invoice.no_vat_number':
      'The organisation’s VAT number is missing. An administrator can fill it in.',
    'invoice.no_iban': 'The organisation’s IBAN is missing. An administrator can fill it in.',
    'invoice.no_billed_name': 'The recipient of the invoice is missing. Fill it in on the invoice.',
    'invoice.no_billed_address':
      'The address of the paying party is missing. Fill it in on the invoice.',
    'invoice.no_rows': 'The invoice has no rows yet.',
  },
  labels: {
    invoice_number: 'Invoice number',
    declaration_reference: 'Declaration reference',
    invoice_date: 'Invoice date',
    billed_name: 'Invoice to',
    billed_address: 'Address on the invoice',
    billed_vat_number: 'VAT number of the customer',
    rows: 'Rows',
    invoice_product: 'Product',
    count: 'Count',
    unit_price: 'Price per unit',
    vat_percentage: 'VAT',
    default_price: 'Price',
    product_name: 'Product',
  },
  words: {
    invoice: 'Invoice',
    credit: 'Credit note',
    number: 'Invoice number',
    date: 'Invoice date',
    due: 'Pay by',
    reference: 'Reference',
    vat_number: 'VAT number',
    product: 'Product',
    count: 'Count',
    unit_price: 'Price per unit',
    vat: 'VAT',
    amount: 'Amount',
    total: 'Total excl. VAT',
    vat_over: (rate, over) => `VAT ${rate} on ${over}`,
    total_with_vat: 'Total incl. VAT',
    pay: ({ amount, due, iban, name, invoice_number }) =>
      `Please pay ${amount} by ${due} to account ${iban} of ${name}, and mention invoice number ${invoice_number}.`,
    nothing_to_pay: 'You do not have to pay.',
    paid_back: (amount) => `You do not have to pay. You get ${amount} back.`,
  },
};
export default texts;
