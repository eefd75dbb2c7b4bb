import type nl from './eInvoice.nl.ts';

const texts: typeof nl = {
  errors: {
    'e_invoice.no_sender_name':
      'The organisation’s name is missing. An administrator can fill it in.',
    'e_invoice.unknown_country':
      'The country of the paying party is unknown. Choose it from the list.',
    'e_invoice.no_street':
      'The street of the paying party is missing. Put it in the address, above the postcode and place.',
    'e_invoice.no_place':
      'The postcode and place of the paying party are missing. Put them on the last line of the address, for example ‘1234 AB Utrecht’.',
    'e_invoice.no_payer_number':
      'The KvK number or OIN of the paying party is missing. An e-invoice needs one of them.',
    'e_invoice.no_endpoint':
      'The paying party cannot be reached through Peppol. Fill in its KvK number, its OIN or a valid VAT number.',
    'e_invoice.no_payer_vat_number':
      'The VAT is reverse-charged, but a valid VAT number of the paying party is missing.',
    'e_invoice.no_government_reference':
      'The government asks for an order number or for its own reference. Fill in one of them.',
    'e_invoice.no_reference':
      'An e-invoice needs a reference or an order number of the paying party.',
    'e_invoice.no_credited': 'Name the invoice that is credited.',
    'e_invoice.period_reversed': 'The period ends before it begins.',
    'e_invoice.no_row_name': 'One of the rows has no name.',
    'e_invoice.rate_does_not_fit':
      'The VAT percentage of a row does not fit its kind of VAT. Only the ordinary rate has a percentage, of 0.5% or more.',
    'e_invoice.outside_mixed':
      'What is outside VAT cannot share an e-invoice with other rows. Make two invoices of it.',
    'e_invoice.no_vat_reason': 'Fill in for every exempt row why there is no VAT.',
  },
  words: {
    exempt: 'Exempt from VAT',
    reverse: 'Reverse charge',
    outside: 'Not subject to VAT',
    payment_term: (days) =>
      days === 0
        ? 'Payable immediately.'
        : `Payable within ${days} ${days === 1 ? 'day' : 'days'} of the invoice date.`,
    paid_back: 'You do not have to pay. You get this amount back.',
  },
};
export default texts;
