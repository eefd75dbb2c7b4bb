import type { Texts } from '../../platform/texts.ts';
import type nl from './payers.nl.ts';

export default {
  title: 'Payers',
  intro: 'Who pays the invoices. You choose a payer for a new invoice.',
  add: 'Add a payer',
  search: 'Find a payer',
  saved: 'The payer has been saved.',
  failed: 'The payers could not be loaded',
  empty: 'No payers yet',
  empty_text: 'Add those who are invoiced more than once, such as UWV or a municipality.',
  actions: 'Actions',
  address_hint: 'Put the postcode and the place on the last line.',
  fields: {
    address: 'Address',
    vat_number: 'VAT number',
    kvk_number: 'KvK number',
    oin: 'OIN (government)',
    country: 'Country (two letters)',
    email: 'Email for invoices',
    reference: 'Fixed reference',
    e_invoice: 'E-invoice',
  },
  e_invoices: { none: 'None', nlcius: 'NLCIUS (government)', peppol: 'Peppol' },
  archive_effect: 'The payer can no longer be chosen. Existing invoices stay as they are.',
  restore_effect: 'The payer can be chosen on new invoices again.',
} satisfies Texts<typeof nl>;
