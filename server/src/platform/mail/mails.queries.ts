import { sql } from 'kysely';
import type { Db } from '../db.ts';

/** Who has a mail in hand says so again and again; who ended with one keeps it no longer than this. */
const inHand = sql<Date>`now() + interval '20 seconds'`;

const waiting = (db: Db, id: number) =>
  db
    .selectFrom('mails')
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('refused_at', 'is', null)
    .select('id');

/** The mail, for one of those who ask at the same moment; and whether it still is to be sent. */
export async function take(db: Db, id: number) {
  const mail = await db
    .updateTable('mails')
    .set({ tried: true, taken_until: inHand })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('refused_at', 'is', null)
    .where(sql<boolean>`coalesce(taken_until < now(), true)`)
    .returning(['id', 'recipient', 'template', 'language', 'data'])
    .returning(['organisation_id', 'trajectory_id', 'concerns'])
    .executeTakeFirst();
  const isWaiting = mail !== undefined || (await waiting(db, id).executeTakeFirst()) !== undefined;
  return { mail, isWaiting };
}

export const keepInHand = (db: Db, id: number) =>
  db.updateTable('mails').set({ taken_until: inHand }).where('id', '=', id).execute();

export const setRefused = (db: Db, id: number, refused_code: string) =>
  db
    .updateTable('mails')
    .set({ refused_at: new Date(), refused_code, taken_until: null })
    .where('id', '=', id)
    .execute();

export const release = (db: Db, id: number) =>
  db.updateTable('mails').set({ taken_until: null }).where('id', '=', id).execute();

/** What was sent leaves no link behind. */
export const setSent = (db: Db, id: number) =>
  db
    .updateTable('mails')
    .set({ sent_at: new Date(), data: null, taken_until: null })
    .where('id', '=', id)
    .execute();
