import { encode } from 'uqr';
import type { InvoiceDocument } from './eInvoice/document.ts';
import { paymentQr } from './eInvoice/paymentQr.ts';
import type { InvoiceLetter } from './invoiceLetter.ts';

/** What a banking app scans: the amount, the account and the number; nothing where nothing is due. */
export function qrOf(document: InvoiceDocument, alt: string): Pick<InvoiceLetter, 'qr'> {
  const payload = document.invoice_number && paymentQr(document);
  if (!payload) return {};
  const { data, size } = encode(payload, { ecc: 'M', border: 0 });
  return { qr: { size, runs: data.flatMap(runsOf), alt } };
}

function runsOf(row: boolean[], y: number) {
  const runs: [number, number, number][] = [];
  for (let x = 0; x < row.length; x++) {
    const start = x;
    while (row[x]) x++;
    if (x > start) runs.push([y, start, x - start]);
  }
  return runs;
}
