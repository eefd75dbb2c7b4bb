import type { PageQuery } from '@traject/contract/common/page';
import type { KeptInvoice } from '@traject/contract/rights';
import type { Db } from '../../platform/database/db.ts';
import { type Clock, today } from '../../platform/program/clock.ts';
import * as kept from './kept.queries.ts';
import { countBankLines, dropBankLines } from './keptBank.queries.ts';

/** After the last year in which something was done with it, as the tax office counts. */
const keptYears = 7;

type Asked = { page: PageQuery; clock: Clock };

export async function listKept(db: Db, organisationId: number, { page, clock }: Asked) {
  const { data, meta } = await kept.listKept(db, organisationId, { page, today: today(clock) });
  return { data: data.map(shown), meta };
}

type Stored = Awaited<ReturnType<typeof kept.listKept>>['data'][number];

const shown = (invoice: Stored): KeptInvoice => {
  const { id, invoice_number, invoice_date, billed_name, total_with_vat, kept_since } = invoice;
  const kept_until = `${Number(kept_since.slice(0, 4)) + keptYears}-12-31`;
  return { id, invoice_number, invoice_date, billed_name, total_with_vat, kept_until };
};

const firstKept = (clock: Clock) => Number(today(clock).slice(0, 4)) - keptYears;
const periodOn = (clock: Clock) => ({ today: today(clock), firstKeptYear: firstKept(clock) });

/** With the lines of the bank from which nothing is booked any more. */
export const countOutdated = async (db: Db, organisationId: number, clock: Clock) => ({
  invoices: await kept.countOutdated(db, organisationId, periodOn(clock)),
  bank_lines: await countBankLines(db, organisationId, firstKept(clock)),
});

export const dropOutdated = async (db: Db, organisationId: number, clock: Clock) => ({
  invoices: await kept.dropOutdated(db, organisationId, periodOn(clock)),
  bank_lines: await dropBankLines(db, organisationId, firstKept(clock)),
});
