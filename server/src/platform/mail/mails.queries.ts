import { sql } from 'kysely';
import type { Db } from '../db.ts';

/**
 * Longer than any mail server takes that is not given up, and shorter than a job that runs: who
 * ended with a mail in hand keeps it no longer than this.
 */
const inHand = sql`interval '10 minutes'`;

const waiting = (db: Db, id: number) =>
  db.selectFrom('mails').where('id', '=', id).where('sent_at', 'is', null).select('id');

/** The mail, for one of those who ask at the same moment; and whether it still is to be sent. */
export async function take(db: Db, id: number) {
  const mail = await db
    .updateTable('mails')
    .set({ tried: true, taken_until: sql`now() + ${inHand}` })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where(sql<boolean>`coalesce(taken_until < now(), true)`)
    .returning(['id', 'recipient', 'template', 'language', 'data'])
    .executeTakeFirst();
  const isWaiting = mail !== undefined || (await waiting(db, id).executeTakeFirst()) !== undefined;
  return { mail, isWaiting };
}

export const release = (db: Db, id: number) =>
  db.updateTable('mails').set({ taken_until: null }).where('id', '=', id).execute();

/** What was sent leaves no link behind. */
export const setSent = (db: Db, id: number) =>
  db
    .updateTable('mails')
    .set({ sent_at: new Date(), data: null, taken_until: null })
    .where('id', '=', id)
    .execute();
