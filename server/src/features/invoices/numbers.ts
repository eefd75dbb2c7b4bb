import type { InvoiceKind } from '@traject/contract/invoices';
import type { Db } from '../../platform/database/db.ts';
import { numberIn, prefixOf, type Style, styleOf, styleOfForm } from './numberStyle.ts';
import { findSeries, highestAfter, highestInYear, lastNumbers } from './numbers.queries.ts';
import { formsOf } from './settings.queries.ts';

/** For an organisation without a numbering of its own. */
const ours: Style = { before: '{yyyy}-', digits: 4 };

type Wanted = { organisation_id: number; kind?: InvoiceKind; year: number };

/** The number after the highest, in the style of this organisation: what a draft is offered. */
export async function nextNumber(db: Db, wanted: Wanted): Promise<string> {
  const { organisation_id, year } = wanted;
  const style = await styleNow(db, wanted);
  const highest =
    style.before === ours.before
      ? await highestInYear(db, organisation_id, year)
      : await highestAfter(db, organisation_id, prefixOf(style, year));
  return numberIn(style, { year, counter: highest + 1 });
}

/** As it was set, as the numbers were given until now, or as the last drafts were numbered. */
export async function styleNow(db: Db, { kind = 'invoice', ...of }: Wanted): Promise<Style> {
  const form = (await formsOf(db, of.organisation_id))[kind];
  if (form) return styleOfForm(form);
  const series = await findSeries(db, { ...of, kind });
  return series ? styleOfForm(series.form) : latestStyle(await lastNumbers(db, { ...of, kind }));
}

/** The style of two of the last three; one on its own was an exception. */
function latestStyle(last: { invoice_number: string; invoice_date: string }[]): Style {
  const styles = last.flatMap((invoice) => styleOf(invoice) ?? []).slice(0, 3);
  const common = styles.find(
    ({ before }) => styles.filter((other) => other.before === before).length > 1,
  );
  return common ?? styles[0] ?? ours;
}
