import type { VatCategory } from '@traject/contract/common/vat';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { onInvoices } from './agreed.queries.ts';

export type Proposed = {
  trajectory_id: number;
  agreed_product_id: number;
  invoice_product_id: number;
  product_name: string;
  kind: 'hours' | 'fixed';
  count: number;
  unit_price: number;
  vat_percentage: number;
  vat_category: VatCategory;
  vat_reason: string;
  /** Of the hours, in one row. */
  hours_ids: number[];
  first_on: string | null;
  last_on: string | null;
};

/**
 * What is still to be billed: hours in the order in which they were worked, as far as the budget
 * goes, and what is left of things at a fixed price.
 */
export const billable = (until: string) => sql<Proposed>`with running as (
    select w.id, w.agreed_product_id, w.worked_on, w.count, w.invoice_row_id, sum(w.count) over (
      partition by w.agreed_product_id order by w.invoice_row_id is null, w.worked_on, w.id) as upto
    from worked_hours w),
  hours as (
    select r.agreed_product_id, sum(r.count) as count, array_agg(r.id order by r.id) as ids,
      min(r.worked_on)::text as first_on, max(r.worked_on)::text as last_on
    from running r join agreed_products a on a.id = r.agreed_product_id
    where r.invoice_row_id is null and r.worked_on <= ${until}::date and r.upto <= a.count
    group by 1),
  fixed as (
    select a.id, a.count - ${onInvoices} as count
    from agreed_products a where a.kind = 'fixed')
  select a.trajectory_id, a.id as agreed_product_id, a.invoice_product_id, p.name as product_name,
    a.kind, coalesce(h.count, f.count)::float8 as count, a.unit_price, a.vat_percentage,
    a.vat_category, a.vat_reason, coalesce(h.ids, '{}') as hours_ids, h.first_on, h.last_on
  from agreed_products a join invoice_products p on p.id = a.invoice_product_id
  left join hours h on h.agreed_product_id = a.id
  left join fixed f on f.id = a.id and f.count > 0
  where (a.kind = 'hours' and h.count > 0) or (a.kind = 'fixed' and f.count > 0)`;

export async function billableOf(db: Db, trajectoryId: number, until: string) {
  const { rows } = await sql<Proposed>`select * from (${billable(until)}) x
    where x.trajectory_id = ${trajectoryId} order by x.agreed_product_id`.execute(db);
  return rows;
}

/** Nobody else bills or changes them meanwhile, nor the hours worked for them. */
export async function lockAgreed(db: Db, trajectoryId: number) {
  const agreed = await db
    .selectFrom('agreed_products')
    .where('trajectory_id', '=', trajectoryId)
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute();
  return agreed.map(({ id }) => id);
}
