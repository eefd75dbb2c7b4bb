import { lineTotal } from '@traject/contract/common/money';
import type { InvoiceDocument } from './document.ts';

export type Row = Omit<InvoiceDocument['rows'][number], 'total'>;
type Sums = Pick<InvoiceDocument, 'rows' | 'rates' | 'total' | 'vat' | 'total_with_vat'>;

/** The sums that belong to rows: VAT is rounded once per category and rate. */
export function summed(given: Row[]): Sums {
  const rows = given.map((row) => ({ ...row, total: lineTotal(row) }));
  const rates: Sums['rates'] = [];
  for (const { vat_category, vat_percentage, total } of rows) {
    const same = rates.find(
      (rate) => rate.vat_category === vat_category && rate.vat_percentage === vat_percentage,
    );
    if (same) same.total += total;
    else rates.push({ vat_category, vat_percentage, total, vat: 0 });
  }
  for (const rate of rates) rate.vat = vatOf(rate.total, rate.vat_percentage);
  const total = rates.reduce((sum, rate) => sum + rate.total, 0);
  const vat = rates.reduce((sum, rate) => sum + rate.vat, 0);
  return { rows, rates, total, vat, total_with_vat: total + vat };
}

/** Half a cent away from zero. */
function vatOf(total: number, tenths: number): number {
  const size = (2n * BigInt(Math.abs(total)) * BigInt(tenths) + 1000n) / 2000n;
  return total < 0 && size !== 0n ? -Number(size) : Number(size);
}

export const aRow: Row = {
  name: 'Coachingsgesprek',
  text: '',
  count: 2,
  unit_price: 9500,
  vat_percentage: 210,
  vat_category: 'standard',
  vat_reason: '',
};

/** A plain invoice to a Dutch firm that lacks nothing. */
export const anInvoice: InvoiceDocument = {
  kind: 'invoice',
  invoice_number: '2026-0042',
  invoice_date: '2026-11-02',
  due_date: '2026-12-02',
  declaration_reference: 'TR-1877',
  order_number: '',
  payer_reference: '',
  concerns: '',
  service_from: null,
  service_to: null,
  credited: null,
  sender: {
    name: 'Loopbaanhuis Utrecht',
    address: 'Oudegracht 12',
    postal_code: '3511 AP',
    city: 'Utrecht',
    kvk_number: '30123456',
    vat_number: 'NL123456789B01',
    iban: 'NL91ABNA0417164300',
    payment_term_days: 30,
    language: 'nl',
    accent_color: '',
    footer: '',
    email: 'administratie@loopbaanhuis.example',
  },
  billed_name: 'Bakkerij De Korenmolen B.V.',
  billed_address: 'Molenstraat 3\n3581 BB Utrecht',
  billed_vat_number: '',
  payer: { kvk_number: '30987654', oin: '', email: '', country: 'NL' },
  ...summed([aRow]),
};
