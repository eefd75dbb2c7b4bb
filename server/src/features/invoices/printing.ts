import type { Pdf } from '../../platform/pdf/pdf.ts';
import type { InvoiceDocument } from './eInvoice/document.ts';
import { letterOf } from './letter.ts';

/** Milliseconds of work, as measured: of a row, of each line in it, and of each letter. */
const [perRow, perLine, perLetter] = [2, 1, 1 / 20];
/** Some hundred and fifty full pages; more would not be printed in time. */
const mostWork = 8000;

export function isTooLong({ rows, sender, billed_address }: InvoiceDocument) {
  const reasons = new Set(rows.map(({ vat_reason }) => vat_reason));
  const printed = [...rows.flatMap(({ name, text }) => [name, text]), ...reasons];
  const work = [...printed, sender.footer, billed_address].reduce(
    (sum, text) => sum + text.split('\n').length * perLine + text.length * perLetter,
    rows.length * perRow,
  );
  return work > mostWork;
}

const common = /[\s\x20-\x7e\u00a0-\u017f\u200b–—‘’“”…•€]/u;

/** Characters that no font has would leave it without a paper for ever: they are named at once. */
export async function refuseUnprintable(pdf: Pdf, document: InvoiceDocument, by: string) {
  const letter = letterOf(document);
  const rare = [...new Set(JSON.stringify(letter))].filter((sign) => !common.test(sign));
  if (rare.length === 0) return;
  const { title, language } = letter;
  const text = rare.join(' ');
  const blocks = [{ type: 'p' as const, inlines: [{ text }] }];
  await pdf.render('letter', { title, language, letterhead: { name: '', lines: [] }, blocks }, by);
}
