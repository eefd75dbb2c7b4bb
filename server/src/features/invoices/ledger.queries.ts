import type { InvoiceState } from '@traject/contract/invoices';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

export const allInvoices = (db: Db) => db.selectFrom('invoices as i').selectAll('i');

/** Invoices `i`, each with what came in and was given up `l`, and what was credited `c`. */
export const withLedger = (db: Db, of = allInvoices(db)) =>
  db
    .selectFrom(of.as('i'))
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('payments as p')
          .whereRef('p.invoice_id', '=', 'i.id')
          .where('p.undone_at', 'is', null)
          .select([sumOf('payment').as('paid'), sumOf('write_off').as('written_off')])
          .as('l'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      () =>
        db
          .selectNoFrom(credited.as('credited'))
          // Computed once for each invoice, however often it is asked for.
          .offset(0)
          .as('c'),
      (join) => join.onTrue(),
    );

/** Most invoices have no credit note, and are not asked what their rows add up to. */
const credited = sql<number>`case when exists (select from invoices n
    where n.credits_id = i.id and n.finalised_at is not null)
  then credited_on(i.id, i.total_with_vat) else 0 end`;

const sumOf = (kind: 'payment' | 'write_off') =>
  sql<number>`coalesce(sum(p.amount) filter (where p.kind = ${sql.lit(kind)}), 0)::bigint`;

/** Invoiced, less what was credited, paid and written off; a credit note has nothing open itself. */
export const open = sql<number>`(case when i.kind = 'credit' or i.finalised_at is null then 0
  else i.total_with_vat - c.credited - l.paid - l.written_off end)::bigint`;

/** The first that holds. Less than nothing open is money to pay back: still, it was paid. */
export const stateOn = (today: string) => sql<InvoiceState>`(case
  when i.finalised_at is null then 'draft'
  when i.kind = 'credit' then case when i.sent_at is null then 'final' else 'sent' end
  when ${open} * sign(i.total_with_vat) <= 0 then case
    when l.written_off <> 0 then 'written_off'
    when c.credited > 0 and l.paid = 0 then 'credited'
    else 'paid' end
  when i.due_date < ${today}::date then 'overdue'
  when l.paid <> 0 then 'partly_paid'
  when i.sent_at is not null then 'sent'
  else 'final' end)`;
