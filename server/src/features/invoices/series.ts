import type { InvoiceKind } from '@traject/contract/invoices';
import type { Db } from '../../platform/database/db.ts';
import { formOf, numberIn, prefixOf, styleOfForm } from './numberStyle.ts';
import {
  highestGiven,
  holderOf,
  lowestOffered,
  setSeries,
  swapNumbers,
} from './numbers.queries.ts';
import { lastGiven, styleNow } from './numbers.ts';

type Draft = {
  id: number;
  organisation_id: number;
  kind: InvoiceKind;
  invoice_number: string;
  invoice_date: string;
};

/** The number it would get; without gaps, and without one that was given before. */
export async function numberFor(db: Db, draft: Draft) {
  const { organisation_id, kind, invoice_date } = draft;
  const year = Number(invoice_date.slice(0, 4));
  const { form, last } = await seriesOf(db, draft, year);
  const style = styleOfForm(form);
  for (let counter = last + 1; ; counter++) {
    const number = numberIn(style, { year, counter });
    const holder = await holderOf(db, organisation_id, number);
    if (!holder?.finalised_at)
      return { number, holder, series: { organisation_id, kind, year, form, last: counter } };
  }
}

/**
 * Gives the next number of the series, in the transaction that makes the invoice final and holds the
 * settings of its organisation. A draft that was offered this number gets the number of this one.
 */
export async function takeNumber(db: Db, draft: Draft): Promise<string> {
  const { number, holder, series } = await numberFor(db, draft);
  if (holder && holder.id !== draft.id)
    await swapNumbers(db, [draft.id, holder.id], [number, draft.invoice_number]);
  await setSeries(db, series);
  return number;
}

/** A year that is new begins after what was given before, or with 1. */
async function seriesOf(db: Db, draft: Draft, year: number) {
  const { organisation_id, kind } = draft;
  const wanted = { organisation_id, kind, year };
  const style = await styleNow(db, wanted);
  const prefix = prefixOf(style, year);
  const last =
    (await lastGiven(db, wanted, style)) ??
    (await highestGiven(db, organisation_id, prefix)) ??
    Math.max((await lowestOffered(db, draft, prefix)) - 1, 0);
  return { form: formOf(style), last };
}
