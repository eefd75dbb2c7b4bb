import type { InvoiceMail, InvoiceMailKind, ReminderLevel } from '@traject/contract/invoiceMails';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { notFound, unprocessable } from '../../platform/http/errors.ts';
import { stateOfMail } from '../../platform/mail/mailState.ts';

/** Each was sent with a link of its own, which tells whether it was opened; newest first. */
export const listMails = (db: Db, invoice_id: number, now: Date): Promise<InvoiceMail[]> =>
  db
    .selectFrom('links as l')
    .leftJoin('mails as m', 'm.id', 'l.mail_id')
    .leftJoin('invoice_reminders as r', 'r.mail_id', 'l.mail_id')
    .where('l.invoice_id', '=', invoice_id)
    .orderBy('l.id', 'desc')
    .select(['l.id', 'm.recipient as to', stateOfMail('l.mail_id').as('mail')])
    .select([
      kind.as('kind'),
      sql<InvoiceMail['link']>`case when l.revoked_at is not null then 'withdrawn'
        when l.expires_at > ${now} then 'works' else 'ended' end`.as('link'),
      sql<ReminderLevel | null>`r.level`.as('level'),
      sql<string>`to_json(l.created_at) #>> '{}'`.as('sent_at'),
      sql<string | null>`to_json(l.opened_at) #>> '{}'`.as('opened_at'),
    ])
    .execute();

const kind = sql<InvoiceMailKind>`case when r.level is null then 'invoice' else 'reminder' end`;

/** Whoever pays it or sends it meanwhile waits. */
export async function lockFinal(db: Db, id: number) {
  const { finalised_at } = await db
    .selectFrom('invoices')
    .where('id', '=', id)
    .select('finalised_at')
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  if (!finalised_at) throw unprocessable('invoice.not_final');
}

/** Where the payer gets its invoices now, or else got them when this one was made. */
export async function payerAddress(db: Db, id: number) {
  const { email } = await db
    .selectFrom('invoices as i')
    .leftJoin('payers as p', 'p.id', 'i.payer_id')
    .where('i.id', '=', id)
    .select(payerEmail.as('email'))
    .executeTakeFirstOrThrow(notFound);
  return email;
}

/** For a query over invoices `i` with their payers `p`. */
export const payerEmail = sql<string>`coalesce(nullif(p.email, ''), i.payer ->> 'email', '')`;

/** Whom a mail about it names: the client, where there is still one. */
export async function clientOf(db: Db, trajectory_id: number | null) {
  const found = await db
    .selectFrom('trajectories')
    .where('id', '=', trajectory_id)
    .select('client_id')
    .executeTakeFirst();
  return found ? [found.client_id] : [];
}

/** The first time only. */
export const markOpened = (db: Db, link_id: number, opened_at: Date) =>
  db
    .updateTable('links')
    .set({ opened_at })
    .where('id', '=', link_id)
    .where('opened_at', 'is', null)
    .execute();

export const linkEnd = async (db: Db, link_id: number) =>
  (
    await db
      .selectFrom('links')
      .where('id', '=', link_id)
      .select(sql<string>`to_json(expires_at) #>> '{}'`.as('expires_at'))
      .executeTakeFirstOrThrow(notFound)
  ).expires_at;
