import type { PageQuery } from '@traject/contract/common/page';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import { metaOf, offsetOf } from '../../platform/http/page.ts';
import { summed, wholeInvoices } from './invoices.queries.ts';

/** Newest first. */
export async function listKept(
  db: Db,
  organisationId: number,
  { page, today }: { page: PageQuery; today: string },
) {
  const [stored, { total }] = await Promise.all([
    wholeInvoices(db, today)
      .where(isKept(organisationId))
      .select(keptSince(today).as('kept_since'))
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

export const findKept = async (db: Db, { organisationId, keptInvoiceId }: Key, today: string) =>
  summed(
    await wholeInvoices(db, today)
      .where('i.id', '=', keptInvoiceId)
      .where(isKept(organisationId))
      .executeTakeFirstOrThrow(notFound),
  );

/** Of a trajectory that is erased or deleted; a draft was never sent. */
const isKept = (organisationId: number) => sql<boolean>`(i.organisation_id = ${organisationId}
  and i.finalised_at is not null
  and not exists (select from trajectories t where t.id = i.trajectory_id and t.deleted_at is null))`;

/** What was never sent. The others stay when their trajectories are erased. */
export const dropDrafts = (db: Db, trajectoryIds: number[]) =>
  sql`delete from invoices i where i.trajectory_id = any(${trajectoryIds}::integer[])
    and i.finalised_at is null`.execute(db);

/** An invoice and the credit notes about it, which are kept equally long. */
const family = sql`from invoices m where coalesce(i.credits_id, i.id) in (m.id, m.credits_id)`;
const dayOf = (moment: string) => sql`(${sql.raw(moment)} at time zone 'Europe/Amsterdam')::date`;

/** Its last booking, on whichever day that was made. */
const booked = sql`(select max(greatest(p.paid_on, ${dayOf('p.created_at')}, ${dayOf('p.undone_at')}))
  from payments p where p.invoice_id = m.id)`;
const isOpen = sql`m.kind = 'invoice' and m.finalised_at is not null
  and sign(m.total_with_vat) * (m.total_with_vat - credited_on(m.id, m.total_with_vat) - coalesce((
    select sum(p.amount) from payments p where p.invoice_id = m.id and p.undone_at is null), 0)) > 0`;

/**
 * The last day on which something was done with it, from which the years count; while something is
 * open, that is today. Of those from before there were final invoices neither is known.
 */
const keptSince = (today: string) => sql<string>`(select max(greatest(m.invoice_date, ${booked},
  case when not m.upgraded then ${dayOf('m.finalised_at')} end,
  case when not m.upgraded and ${isOpen} then ${today}::date end)) ${family})`;

type Period = { today: string; firstKeptYear: number };

/** Of erased trajectories, and of years for which the law no longer requires them. */
const outdated = (organisationId: number, { today, firstKeptYear }: Period) => {
  const first = `${firstKeptYear}-01-01`;
  return sql<boolean>`(i.organisation_id = ${organisationId} and i.trajectory_id is null
    and i.invoice_date < ${first}
    and not exists (select ${family} and m.trajectory_id is not null)
    and ${keptSince(today)} < ${first})`;
};

export async function countOutdated(db: Db, organisationId: number, period: Period) {
  const { count } = await db
    .selectFrom('invoices as i')
    .where(outdated(organisationId, period))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** With their papers; for this statement alone the database lets go of what is final. */
export async function dropOutdated(db: Db, organisationId: number, period: Period) {
  const allowed = sql<boolean>`(select set_config('traject.outdated_invoices', 'yes', true)) = 'yes'`;
  const dropped = await db
    .deleteFrom('invoices as i')
    .where(allowed)
    .where(outdated(organisationId, period))
    .returning(['i.pdf_file_id', 'i.xml_file_id', 'i.logo_file_id'])
    .execute();
  await sql`select set_config('traject.outdated_invoices', '', true)`.execute(db);
  await dropFiles(db, dropped);
  return dropped.length;
}

type Dropped = Record<'pdf_file_id' | 'xml_file_id' | 'logo_file_id', number | null>;

/** A logo only where nobody else has it. */
async function dropFiles(db: Db, dropped: Dropped[]) {
  const papers = dropped.flatMap((one) => [one.pdf_file_id ?? [], one.xml_file_id ?? []].flat());
  const logos = dropped.flatMap(({ logo_file_id }) => logo_file_id ?? []);
  await sql`delete from files where id = any(${papers}::integer[])`.execute(db);
  await sql`delete from files f where f.id = any(${logos}::integer[])
    and not exists (select from invoices i where i.logo_file_id = f.id)
    and not exists (select from organisations o where o.logo_file_id = f.id)`.execute(db);
}
