import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { isInState } from '../../platform/mail/mailState.ts';

/** An invoice counts as sent from the moment of its link, which tells what made it so. */
export const linkedAt = async (db: Db, mail_id: number) =>
  (
    await db
      .selectFrom('links')
      .where('mail_id', '=', mail_id)
      .select('created_at')
      .executeTakeFirstOrThrow()
  ).created_at;

const isLost = sql`(${isInState('m', 'refused')} or ${isInState('m', 'too_old')})`;

/**
 * What reached nobody was not sent: it counts from the first mail that was not lost, if there is
 * one. What somebody marked as sent stays so.
 */
export const settleSent = (db: Db, invoice_id?: number) =>
  sql`update invoices i set sent_at = f.sent_at
    from (select l.invoice_id, min(l.created_at) filter (where not ${isLost}) as sent_at,
        array_agg(l.created_at) as mailed
      from links l join mails m on m.id = l.mail_id
      where m.template = 'invoice' and l.invoice_id is not null
        and l.invoice_id = coalesce(${invoice_id ?? null}::integer, l.invoice_id)
      group by l.invoice_id) f
    where i.id = f.invoice_id and i.sent_at is distinct from f.sent_at
      and (i.sent_at is null or i.sent_at = any(f.mailed))`.execute(db);
