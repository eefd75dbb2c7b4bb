import type { PageQuery } from '@traject/contract/common/page';
import type { InvoiceBatch, InvoiceBatchLine } from '@traject/contract/invoiceBatches';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import { metaOf, offsetOf } from '../../platform/http/page.ts';

type Wanted = { organisation_id: number; created_by: number; trajectory_ids: number[] } & Pick<
  InvoiceBatch,
  'invoice_date' | 'until' | 'finalise'
>;

/** With a line for each trajectory of this organisation; others are not there. */
export async function addBatch(db: Db, { trajectory_ids, ...values }: Wanted) {
  const batch = await db
    .insertInto('invoice_batches')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into invoice_batch_lines (organisation_id, invoice_batch_id, trajectory_id)
    select t.organisation_id, ${batch.id}, t.id from trajectories t
    where t.id = any(${trajectory_ids}::integer[]) and t.deleted_at is null
      and t.organisation_id = ${values.organisation_id} order by t.id`.execute(db);
  return batch.id;
}

const batches = (db: Db, organisation_id: number) =>
  db
    .selectFrom('invoice_batches as b')
    .where('b.organisation_id', '=', organisation_id)
    .select(['b.id', 'b.invoice_date', 'b.until', 'b.finalise'])
    .select([
      sql<string>`to_json(b.created_at) #>> '{}'`.as('created_at'),
      sql<string | null>`to_json(b.done_at) #>> '{}'`.as('done_at'),
      countOf(sql`true`).as('wanted'),
      countOf(sql`l.outcome in ('draft', 'final')`).as('made'),
      countOf(sql`l.outcome = 'refused'`).as('refused'),
    ]);

const countOf = (which: ReturnType<typeof sql>) =>
  sql<number>`(select count(*) from invoice_batch_lines l
    where l.invoice_batch_id = b.id and ${which})`;

/** Newest first. */
export async function listBatches(db: Db, organisation_id: number, page: PageQuery) {
  const [data, { total }] = await Promise.all([
    batches(db, organisation_id)
      .orderBy('b.id', 'desc')
      .limit(page.per_page)
      .offset(offsetOf(page))
      .execute(),
    db
      .selectFrom('invoice_batches')
      .where('organisation_id', '=', organisation_id)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { data, meta: metaOf(page, total, data.length) };
}

export async function findBatch(db: Db, organisation_id: number, id: number) {
  const batch = await batches(db, organisation_id)
    .where('b.id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  const { rows } = await sql<InvoiceBatchLine>`select l.trajectory_id, c.name as client, l.outcome,
      l.reasons, case when i.id is not null then json_build_object('id', i.id,
        'invoice_number', i.invoice_number, 'total_with_vat', coalesce(i.total_with_vat, 0)) end
        as invoice
    from invoice_batch_lines l join trajectories t on t.id = l.trajectory_id
    join people c on c.id = t.client_id left join invoices i on i.id = l.invoice_id
    where l.invoice_batch_id = ${id} order by l.outcome = 'refused' desc, c.name, t.id`.execute(db);
  return { ...batch, lines: rows };
}

export const batchToMake = (db: Db, id: number) =>
  db.selectFrom('invoice_batches').where('id', '=', id).selectAll().executeTakeFirst();

/** Those without an outcome yet. */
export const openLines = (db: Db, invoice_batch_id: number) =>
  db
    .selectFrom('invoice_batch_lines')
    .where('invoice_batch_id', '=', invoice_batch_id)
    .where('outcome', 'is', null)
    .orderBy('trajectory_id')
    .select('trajectory_id')
    .execute();

type Line = { invoice_batch_id: number; trajectory_id: number };

/** Whoever has it makes the invoice; undefined if that was done. */
export const lockLine = (db: Db, { invoice_batch_id, trajectory_id }: Line) =>
  db
    .selectFrom('invoice_batch_lines')
    .where('invoice_batch_id', '=', invoice_batch_id)
    .where('trajectory_id', '=', trajectory_id)
    .where('outcome', 'is', null)
    .select('trajectory_id')
    .forUpdate()
    .executeTakeFirst();

type Outcome = {
  outcome: NonNullable<InvoiceBatchLine['outcome']>;
  invoice_id?: number;
  reasons?: string[];
};

export const setOutcome = (db: Db, { invoice_batch_id, trajectory_id }: Line, outcome: Outcome) =>
  db
    .updateTable('invoice_batch_lines')
    .set(outcome)
    .where('invoice_batch_id', '=', invoice_batch_id)
    .where('trajectory_id', '=', trajectory_id)
    .execute();

export const setDone = (db: Db, id: number, done_at: Date) =>
  db.updateTable('invoice_batches').set({ done_at }).where('id', '=', id).execute();

export const billedTrajectory = (db: Db, id: number) =>
  db
    .selectFrom('trajectories')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(['id', 'organisation_id', 'client_id'])
    .executeTakeFirstOrThrow(notFound);
