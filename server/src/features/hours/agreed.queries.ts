import type { VatCategory } from '@traject/contract/common/vat';
import type { AgreedProduct } from '@traject/contract/hours';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { ownedRows } from '../../platform/database/ownedRows.ts';
import { notFound, wrongField } from '../../platform/http/errors.ts';

export const agreedProducts = ownedRows('agreed_products', 'trajectory_id');

/**
 * Of the agreement `a`. Credit notes count below zero, so that what was credited can be billed again;
 * but a draft of one may still be deleted, and has credited nothing.
 */
export const onInvoices = sql<number>`coalesce((select sum(r.count) from invoice_rows r
  join invoices i on i.id = r.invoice_id where r.agreed_product_id = a.id
    and (i.kind = 'invoice' or i.finalised_at is not null)), 0)`;
const worked = sql<number>`coalesce((select sum(w.count) from worked_hours w
  where w.agreed_product_id = a.id), 0)`;
const billedHours = sql<number>`coalesce((select sum(w.count) from worked_hours w
  where w.agreed_product_id = a.id and w.invoice_row_id is not null), 0)`;
const used = sql<number>`(case a.kind when 'hours' then ${worked} else ${onInvoices} end)`;

const agreedOf = (db: Db, trajectoryId: number) =>
  db
    .selectFrom('agreed_products as a')
    .innerJoin('invoice_products as p', 'p.id', 'a.invoice_product_id')
    .where('a.trajectory_id', '=', trajectoryId)
    .select(['a.id', 'a.invoice_product_id', 'a.unit_price', 'a.vat_percentage', 'a.vat_reason'])
    .select(['a.remark', 'a.version', 'p.name as product_name'])
    .select(({ ref }) => [
      ref('a.kind').$castTo<AgreedProduct['kind']>().as('kind'),
      ref('a.vat_category').$castTo<VatCategory>().as('vat_category'),
      sql<number>`a.count::float8`.as('count'),
      sql<number>`${used}::float8`.as('used'),
      sql<number>`(case a.kind when 'hours' then ${billedHours} else ${onInvoices} end)::float8`.as(
        'billed',
      ),
      sql<number>`(a.count - ${used})::float8`.as('left'),
    ]);

export const listAgreed = (db: Db, trajectoryId: number) =>
  agreedOf(db, trajectoryId).orderBy('a.id').execute();

export const getAgreed = (db: Db, trajectoryId: number, id: number) =>
  agreedOf(db, trajectoryId).where('a.id', '=', id).executeTakeFirstOrThrow(notFound);

type Asked = { trajectoryId: number; id: number; now?: number | undefined };

/** One of the trajectory's own organisation; an archived one may stay where it was agreed. */
export const findProduct = (db: Db, { trajectoryId, id, now }: Asked) =>
  db
    .selectFrom('invoice_products')
    .where('id', '=', id)
    .where('organisation_id', '=', ({ selectFrom }) =>
      selectFrom('trajectories').where('id', '=', trajectoryId).select('organisation_id'),
    )
    .$if(id !== now, (query) => query.where('archived', '=', false))
    .select(['vat_percentage', 'vat_reason'])
    .select(({ ref }) => ref('vat_category').$castTo<VatCategory>().as('vat_category'))
    .executeTakeFirstOrThrow(() => wrongField('invoice_product', 'unknown_choice'));
