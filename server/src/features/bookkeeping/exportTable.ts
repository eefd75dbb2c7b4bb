import type { Language } from '@traject/contract/common/languages';
import type { Db } from '../../platform/database/db.ts';
import { asCsv, csvLines } from '../../platform/files/csv.ts';
import type { XlsxCell } from '../../platform/files/xlsx.ts';
import { texts } from '../../texts.ts';
import { type Paid, type Period, paymentsIn, type Sale, salesIn } from './entries.queries.ts';

export const widths = [16, 18, 12, 12, 34, 22, 10, 14, 14, 14, 14, 50];

type Cells = readonly XlsxCell[];

/** The sales, a row for each rate of VAT, and after them what was paid and written off. */
export async function* tableOf(db: Db, period: Period, language: Language): AsyncGenerator<Cells> {
  const { heads, kinds, categories } = texts[language].words.bookkeeping;
  yield heads;
  for await (const sale of salesIn(db, period))
    for (const cells of rowsOf(sale, { kinds, categories })) yield cells;
  for await (const payment of paymentsIn(db, period)) yield rowOf(payment, kinds);
}

type Words = (typeof texts)['nl']['words']['bookkeeping'];

const dateOf = (date: string | null) => (date ? { date } : null);

const rowsOf = (sale: Sale, { kinds, categories }: Pick<Words, 'kinds' | 'categories'>): Cells[] =>
  sale.rates.map(({ vat_category, vat_percentage, total, vat }) => [
    kinds[sale.kind],
    sale.invoice_number,
    dateOf(sale.invoice_date),
    dateOf(sale.due_date),
    sale.billed_name,
    categories[vat_category],
    vat_percentage / 10,
    { euros: total },
    { euros: vat },
    { euros: total + vat },
    null,
    null,
  ]);

const rowOf = (payment: Paid, kinds: Words['kinds']): Cells => [
  kinds[payment.kind],
  payment.invoice_number,
  dateOf(payment.date),
  null,
  payment.billed_name,
  ...[null, null, null, null, null],
  { euros: payment.amount },
  payment.description,
];

/** The same table for a Dutch spreadsheet, which opens dates and amounts as such. */
export async function* csvOfTable(rows: AsyncIterable<Cells>) {
  let text = asCsv([]);
  for await (const cells of rows) {
    text += csvLines([cells]);
    if (text.length < 65_536) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}
