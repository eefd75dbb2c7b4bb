import { isSameSeries } from '@traject/contract/invoiceSettings';
import type { InvoiceKind } from '@traject/contract/invoices';
import type { Db } from '../../platform/database/db.ts';
import { unprocessable } from '../../platform/http/errors.ts';
import {
  formOf,
  mostCounted,
  numberIn,
  prefixOf,
  type Style,
  styleOf,
  styleOfForm,
} from './numberStyle.ts';
import {
  findSeries,
  highestAfter,
  highestInYear,
  holderOf,
  lastNumbers,
} from './numbers.queries.ts';
import { formsOf } from './settings.queries.ts';

/** For an organisation without a numbering of its own. */
const ours: Style = { before: '{yyyy}-', digits: 4 };

type Wanted = { organisation_id: number; kind?: InvoiceKind; year: number };

/**
 * What a draft is offered, in the style of this organisation: a free number after the highest. Whoever
 * holds the settings of the organisation keeps it free.
 */
export async function nextNumber(db: Db, wanted: Wanted): Promise<string> {
  const { organisation_id, year } = wanted;
  const style = await styleNow(db, wanted);
  const given = (await lastGiven(db, wanted, style)) ?? 0;
  const highest =
    style.before === ours.before
      ? await highestInYear(db, organisation_id, year)
      : await highestAfter(db, organisation_id, prefixOf(style, year));
  // After the highest that can be counted, those in between are left.
  const from = highest < mostCounted ? Math.max(given, highest) : given;
  for (let counter = from + 1; ; counter++) {
    const number = numberIn(style, { year, counter });
    if (!(await holderOf(db, organisation_id, number))) return number;
  }
}

/** The counter of the last final one; undefined where the series is new. */
export async function lastGiven(db: Db, { kind = 'invoice', ...of }: Wanted, style: Style) {
  const series = await findSeries(db, { ...of, kind });
  const isSame =
    series && prefixOf(styleOfForm(series.form), series.year) === prefixOf(style, of.year);
  return isSame ? series.last : undefined;
}

/** Also where one of the two follows from how they numbered until now. */
export async function refuseSameSeries(db: Db, of: Omit<Wanted, 'kind'>) {
  const invoice = formOf(await styleNow(db, { ...of, kind: 'invoice' }));
  const credit = formOf(await styleNow(db, { ...of, kind: 'credit' }));
  if (isSameSeries(invoice, credit)) throw unprocessable('invoice.same_series');
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
