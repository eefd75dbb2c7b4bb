import type { Organisation } from '@traject/contract/organisations';
import type { ErrorKey } from '../../platform/texts/texts.ts';
import type { StoredInvoice } from './invoices.queries.ts';

/** What Dutch law requires on an invoice and this one lacks. */
export function missingOn(invoice: StoredInvoice, organisation: Organisation): ErrorKey[] {
  const wanted: [boolean, ErrorKey][] = [
    [
      !!organisation.address && !!organisation.postal_code && !!organisation.city,
      'invoice.no_organisation_address',
    ],
    [!!organisation.kvk_number, 'invoice.no_kvk_number'],
    [!!organisation.vat_number, 'invoice.no_vat_number'],
    [!!organisation.iban, 'invoice.no_iban'],
    [!!invoice.billed_name, 'invoice.no_billed_name'],
    [!!invoice.billed_address, 'invoice.no_billed_address'],
    [invoice.rows.length > 0, 'invoice.no_rows'],
  ];
  return wanted.filter(([isThere]) => !isThere).map(([, key]) => key);
}
