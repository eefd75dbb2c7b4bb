import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { unprocessable } from '../../platform/http/errors.ts';
import { euro } from './paper.ts';

type Credit = { id: number; credits_id: number; organisation_id: number };
type Group = {
  invoiced: number;
  own: number;
  left: number;
  vat: number;
  vat_left: number;
  /** What the rest would have as VAT if it were credited at once. */
  vat_of_left: number;
};

/** No more than was invoiced, at each rate and in all, over all credit notes of the invoice. */
export async function refuseTooMuch(db: Db, credit: Credit) {
  const groups = await groupsOf(db, credit);
  for (const { invoiced, own, left } of groups)
    if (own * invoiced > 0 || !isWithin(left, invoiced))
      throw unprocessable('invoice.credited_too_much', { amount: euro(Math.abs(invoiced)) });
  if (groups.some(takesTooMuchVat)) throw unprocessable('invoice.credited_vat');
  const sum = (amount: (group: Group) => number) =>
    groups.reduce((total, group) => total + amount(group), 0);
  const isWhole = groups.every(({ left }) => left === 0);
  const whole = sum(({ invoiced, vat }) => invoiced + vat);
  const rest = sum(({ left, vat_left }) => left + vat_left);
  if (!isWhole && !isWithin(rest, whole)) throw unprocessable('invoice.credited_total');
}

const isWithin = (rest: number, whole: number) =>
  rest >= Math.min(0, whole) && rest <= Math.max(0, whole);

/** Each paper rounds its own VAT; what is left must do for the last one, but for a cent. */
const takesTooMuchVat = ({ left, vat, vat_left, vat_of_left }: Group) =>
  left !== 0 && (!isWithin(vat_left, vat) || (vat_of_left - vat_left) * Math.sign(left) > 1);

async function groupsOf(db: Db, { id, credits_id }: Credit) {
  const { rows } = await sql<Group>`with papers as (
      select i.id, r.vat_category, r.vat_percentage as rate,
        sum(round(r.count * r.unit_price)) as total,
        round(sum(round(r.count * r.unit_price)) * r.vat_percentage / 1000) as vat
      from invoices i join invoice_rows r on r.invoice_id = i.id
      where i.id = ${credits_id} or i.id = ${id}
        or (i.credits_id = ${credits_id} and i.finalised_at is not null)
      group by i.id, r.vat_category, r.vat_percentage)
    select coalesce(sum(total) filter (where id = ${credits_id}), 0)::float8 as invoiced,
      coalesce(sum(total) filter (where id = ${id}), 0)::float8 as own,
      coalesce(sum(vat) filter (where id = ${credits_id}), 0)::float8 as vat,
      sum(total)::float8 as left, sum(vat)::float8 as vat_left,
      round(sum(total) * rate / 1000)::float8 as vat_of_left
    from papers group by vat_category, rate`.execute(db);
  return rows;
}
