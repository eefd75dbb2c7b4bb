import type { InvoiceDocument } from './document.ts';
import { sayable } from './xml.ts';

/** What banks take: EPC069-12, version 2 in UTF-8. */
const most = { cents: 99_999_999_999, bytes: 331, name: 70, remittance: 140 };

/** What a payer's banking app reads from the QR code, or nothing where there is nothing to pay. */
export function paymentQr(document: InvoiceDocument): string | null {
  const { kind, total_with_vat, sender } = document;
  const name = oneLine(sender.name, most.name);
  const iban = sender.iban.replace(/\s/g, '');
  const remittance = oneLine(document.invoice_number ?? '', most.remittance);
  const payable = kind === 'invoice' && total_with_vat >= 1 && total_with_vat <= most.cents;
  if (!payable || !name || !iban || !remittance) return null;
  const amount = `EUR${(total_with_vat / 100).toFixed(2)}`;
  const payload = ['BCD', '002', '1', 'SCT', '', name, iban, amount, '', '', remittance].join('\n');
  return Buffer.byteLength(payload) <= most.bytes ? payload : null;
}

const oneLine = (text: string, longest: number) =>
  [...sayable(text).replace(/\s+/g, ' ')].slice(0, longest).join('').trim();
