import type { ErrorKey } from '../../platform/texts/texts.ts';
import type { InvoiceDocument } from './eInvoice/document.ts';
import { isTooLong } from './printing.ts';

/** What Dutch law requires on an invoice and this one lacks, or why it cannot be printed. */
export function missingOn(document: InvoiceDocument): ErrorKey[] {
  const { sender, rows } = document;
  const isReversed = rows.some(({ vat_category }) => vat_category === 'reverse');
  const wanted: [boolean, ErrorKey][] = [
    [!!sender.address && !!sender.postal_code && !!sender.city, 'invoice.no_organisation_address'],
    [!!sender.kvk_number, 'invoice.no_kvk_number'],
    [!!sender.vat_number, 'invoice.no_vat_number'],
    [!!sender.iban, 'invoice.no_iban'],
    [!!document.billed_name, 'invoice.no_billed_name'],
    [!!document.billed_address, 'invoice.no_billed_address'],
    [!isReversed || !!document.billed_vat_number, 'invoice.no_reverse_number'],
    [rows.every(isExplained), 'invoice.no_vat_reason'],
    [rows.length > 0, 'invoice.no_rows'],
    [!isTooLong(document), 'invoice.too_long'],
    [document.kind === 'credit' || document.total_with_vat >= 0, 'invoice.below_zero'],
  ];
  return wanted.filter(([isThere]) => !isThere).map(([, key]) => key);
}

/** 'Vrijgesteld' alone does not say why; of the other categories the name says it. */
const isExplained = ({ vat_category, vat_reason }: InvoiceDocument['rows'][number]) =>
  vat_category !== 'exempt' || vat_reason !== '';
