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
    'invoice.no_reverse_number':
      'The VAT number of the paying party is missing. It is required where VAT is reverse-charged.',
    'invoice.no_vat_reason': 'An exempt row does not say why it is exempt.',
    'invoice.is_final': 'This invoice is final. It can no longer be changed or deleted.',
    'invoice.not_final': 'This invoice is still a draft.',
    'invoice.no_e_invoice': 'No e-invoice was chosen for this invoice.',
    'invoice.closed': 'The books are closed up to and including {{until}}. Choose a later date.',
    'invoice.closed_already':
      'The books are already closed up to and including {{until}}. Choose a later date.',
    'invoice.close_ahead': 'A period can only be closed once it is over.',
    'invoice.far_date': 'The invoice date is more than {{days}} days in the future.',
    'invoice.not_creditable': 'Only a final invoice can be credited.',
    'invoice.credited_already':
      'Part of this invoice has been credited already. Create a credit note for the rest.',
    'invoice.credited_too_much': 'More is credited than was invoiced: {{amount}} at this VAT rate.',
    'invoice.credited_vat':
      'Because of rounding, this would credit more VAT than was invoiced. Credit a larger part at once.',
    'invoice.credited_total':
      'A credit note takes something back, and no more than is left of the invoice. Credit a discount together with the rows it belongs to.',
    'invoice.below_zero': 'The total is below zero. Credit the invoice that it is about instead.',
    'invoice.same_series':
      'Invoices and credit notes would get the same numbers. Choose another form for credit notes in the invoice settings.',
    'invoice.other_rows': 'The rows have changed in the meantime. Please try again.',
    'invoice.no_rows': 'The invoice has no rows yet.',
    'invoice.too_long':
      'This invoice is too long to print. Shorten the texts or divide the rows over several invoices.',
  },
  labels: {
    invoice_number: 'Invoice number',
    declaration_reference: 'Declaration reference',
    invoice_date: 'Invoice date',
    billed_name: 'Invoice to',
    billed_address: 'Address on the invoice',
    billed_vat_number: 'VAT number of the customer',
    payer_id: 'Payer',
    order_number: 'Purchase order',
    payer_reference: 'Payer’s reference',
    concerns: 'Concerns',
    service_from: 'Service from',
    service_to: 'Service until',
    e_invoice: 'E-invoice',
    number_form: 'Form of invoice numbers',
    credit_form: 'Form of credit note numbers',
    footer: 'Text at the bottom',
    until: 'Closed up to and including',
    due_date: 'Pay by',
    total_with_vat: 'Total incl. VAT',
    vat_category: 'Kind of VAT',
    vat_reason: 'Reason without VAT',
    text: 'Text',
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
    draft: 'Draft invoice',
    draft_credit: 'Draft credit note',
    draft_only: 'This is a draft and not an invoice yet.',
    credit_number: 'Credit note number',
    credits: 'For invoice',
    service: 'Date of service',
    concerns: 'Concerns',
    order_number: 'Purchase order',
    payer_reference: 'Your reference',
    categories: { exempt: 'exempt', reverse: 'reverse-charged', outside: 'outside VAT' },
    reversed: 'VAT reverse-charged.',
    scan: 'Scan to pay',
    trajectory: (id) => `Trajectory ${id}`,
    credited: (amount) =>
      `${amount} is deducted from the invoice. If you have paid already, you get it back.`,
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
