import { texts } from '../../../texts.ts';
import { amount, taxCategory } from './amounts.ts';
import type { EInvoiceForm, InvoiceDocument } from './document.ts';
import { cac, cbc, sayable } from './xml.ts';

type Rate = InvoiceDocument['rates'][number];

export const taxTotal = (document: InvoiceDocument, form: EInvoiceForm) =>
  cac(
    'TaxTotal',
    amount('TaxAmount', document.vat),
    ...document.rates.map((rate) =>
      cac(
        'TaxSubtotal',
        amount('TaxableAmount', rate.total),
        amount('TaxAmount', rate.vat),
        taxCategory('TaxCategory', rate, ...reasonsOf(document, rate, form)),
      ),
    ),
  );

const reasonCodes: { [category in Rate['vat_category']]?: string } = {
  reverse: 'VATEX-EU-AE',
  outside: 'VATEX-EU-O',
};

/** The code is for Peppol alone: the Dutch rules advise against it. */
function reasonsOf(document: InvoiceDocument, { vat_category }: Rate, form: EInvoiceForm) {
  if (vat_category === 'standard' || vat_category === 'zero') return [];
  const given = document.rows
    .filter((row) => row.vat_category === vat_category)
    .map((row) => sayable(row.vat_reason))
    .filter((reason) => reason !== '');
  const usual = texts[document.sender.language].words.eInvoices[vat_category];
  return [
    cbc('TaxExemptionReasonCode', form === 'peppol' ? (reasonCodes[vat_category] ?? '') : ''),
    cbc('TaxExemptionReason', [...new Set(given)].join('; ') || usual),
  ];
}
