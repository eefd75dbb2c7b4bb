import type { PageQuery } from '@traject/contract/common/page';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import { metaOf, offsetOf } from '../../platform/http/page.ts';
import { summed, wholeInvoices } from './invoices.queries.ts';

/** Newest first. */
export async function listKept(db: Db, organisationId: number, page: PageQuery) {
  const [stored, { total }] = await Promise.all([
    wholeInvoices(db)
      .where(isKept(organisationId))
      .orderBy('i.invoice_date', 'desc')
      .orderBy('i.id', 'desc')
      .limit(page.per_page)
      .offset(offsetOf(page))
      .execute(),
    db
      .selectFrom('invoices as i')
      .where(isKept(organisationId))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { data: stored.map(summed), meta: metaOf(page, total, stored.length) };
}

type Key = { organisationId: number; keptInvoiceId: number };

export const findKept = async (db: Db, { organisationId, keptInvoiceId }: Key) =>
  summed(
    await wholeInvoices(db)
      .where('i.id', '=', keptInvoiceId)
      .where(isKept(organisationId))
      .executeTakeFirstOrThrow(notFound),
  );

/** Of a trajectory that is erased or deleted; without rows there was nothing billed. */
const isKept = (organisationId: number) => sql<boolean>`(i.organisation_id = ${organisationId}
  and exists (select from invoice_rows r where r.invoice_id = i.id)
  and not exists (select from trajectories t where t.id = i.trajectory_id and t.deleted_at is null))`;

/** Without rows nothing was billed. The others stay when their trajectories are erased. */
export const dropDrafts = (db: Db, trajectoryIds: number[]) =>
  sql`delete from invoices i where i.trajectory_id = any(${trajectoryIds}::integer[])
    and not exists (select from invoice_rows r where r.invoice_id = i.id)`.execute(db);

/** Of erased trajectories, and of years for which the law no longer requires them. */
const outdated = (organisationId: number, firstKeptYear: number) =>
  sql<boolean>`organisation_id = ${organisationId} and trajectory_id is null
    and invoice_date < ${`${firstKeptYear}-01-01`}`;

export async function countOutdated(db: Db, organisationId: number, firstKeptYear: number) {
  const { count } = await db
    .selectFrom('invoices')
    .where(outdated(organisationId, firstKeptYear))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function dropOutdated(db: Db, organisationId: number, firstKeptYear: number) {
  const { numDeletedRows } = await db
    .deleteFrom('invoices')
    .where(outdated(organisationId, firstKeptYear))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
