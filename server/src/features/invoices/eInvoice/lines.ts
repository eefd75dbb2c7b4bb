import { amount, taxCategory } from './amounts.ts';
import type { InvoiceDocument } from './document.ts';
import { cac, cbc } from './xml.ts';

export const lineOf = (
  kind: InvoiceDocument['kind'],
  row: InvoiceDocument['rows'][number],
  nr: number,
) =>
  cac(
    kind === 'credit' ? 'CreditNoteLine' : 'InvoiceLine',
    cbc('ID', String(nr)),
    cbc(kind === 'credit' ? 'CreditedQuantity' : 'InvoicedQuantity', quantityOf(row), {
      unitCode: 'C62',
    }),
    amount('LineExtensionAmount', row.total),
    cac(
      'Item',
      cbc('Description', row.text),
      cbc('Name', row.name),
      taxCategory('ClassifiedTaxCategory', row),
    ),
    cac('Price', amount('PriceAmount', Math.abs(row.unit_price))),
  );

/** A price is never negative; the sign goes to the quantity. */
const quantityOf = ({ count, unit_price }: InvoiceDocument['rows'][number]) =>
  String(unit_price < 0 ? -count : count);
