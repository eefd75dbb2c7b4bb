import type { PageQuery } from '@traject/contract/common/page';
import type { KeptInvoice } from '@traject/contract/rights';
import type { Db } from '../../platform/database/db.ts';
import { type Clock, today } from '../../platform/program/clock.ts';
import * as kept from './kept.queries.ts';

/** After the year of the invoice, as the tax office counts. */
const keptYears = 7;

export async function listKept(db: Db, organisationId: number, page: PageQuery) {
  const { data, meta } = await kept.listKept(db, organisationId, page);
  return { data: data.map(shown), meta };
}

const shown = (invoice: Awaited<ReturnType<typeof kept.findKept>>): KeptInvoice => {
  const { id, invoice_number, invoice_date, billed_name, total_with_vat } = invoice;
  const kept_until = `${Number(invoice_date.slice(0, 4)) + keptYears}-12-31`;
  return { id, invoice_number, invoice_date, billed_name, total_with_vat, kept_until };
};

const firstKept = (clock: Clock) => Number(today(clock).slice(0, 4)) - keptYears;

export const countOutdated = (db: Db, organisationId: number, clock: Clock) =>
  kept.countOutdated(db, organisationId, firstKept(clock));

export const dropOutdated = (db: Db, organisationId: number, clock: Clock) =>
  kept.dropOutdated(db, organisationId, firstKept(clock));
