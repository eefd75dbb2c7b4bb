import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { unprocessable } from '../../platform/http/errors.ts';
import { euro } from './paper.ts';

type Credit = { id: number; credits_id: number; organisation_id: number };
type Group = { invoiced: number | null; own: number | null; left: number };

/** No more than was invoiced at that rate, over all credit notes of the invoice. */
export async function refuseTooMuch(db: Db, { id, credits_id }: Credit) {
  const { rows } = await sql<Group>`select
      sum(round(r.count * r.unit_price)) filter (where i.id = ${credits_id})::float8 as invoiced,
      sum(round(r.count * r.unit_price)) filter (where i.id = ${id})::float8 as own,
      sum(round(r.count * r.unit_price))::float8 as left
    from invoices i join invoice_rows r on r.invoice_id = i.id
    where i.id = ${credits_id} or i.id = ${id}
      or (i.credits_id = ${credits_id} and i.finalised_at is not null)
    group by r.vat_percentage, r.vat_category`.execute(db);
  for (const { invoiced, own, left } of rows) {
    const whole = invoiced ?? 0;
    const adds = (own ?? 0) * whole > 0;
    if (adds || left < Math.min(0, whole) || left > Math.max(0, whole))
      throw unprocessable('invoice.credited_too_much', { amount: euro(Math.abs(whole)) });
  }
}
