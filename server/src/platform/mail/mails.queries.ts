import { type RawBuilder, sql, type UpdateObject } from 'kysely';
import { hashOf, tokenIn } from '../access/links.ts';
import type { Db } from '../database/db.ts';
import type { Tables } from '../database/tables.gen.ts';
import type { Addressed } from './letter.ts';
import { isInState } from './mailState.ts';
import { traitsOf } from './templates.ts';

/** A worker keeps renewing its hold on a mail; one that died loses it after this time. */
const inHand = sql<Date>`now() + interval '20 seconds'`;

const waiting = (db: Db, id: number) =>
  db.selectFrom('mails').where('id', '=', id).where(isInState('mails', 'waiting')).select('id');

/** Claims the mail for one of several workers; also says whether it is still to be sent. */
export async function take(db: Db, id: number) {
  const mail = await db
    .updateTable('mails')
    .set({ tried: true, tries: sql`tries + 1`, taken_until: inHand })
    .where('id', '=', id)
    .where(isInState('mails', 'waiting'))
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
    .set({ refused_at: new Date(), refused_code, failed_code: null, taken_until: null })
    .where('id', '=', id)
    .execute();

export const release = (db: Db, id: number, failed_code: string) =>
  db.updateTable('mails').set({ failed_code, taken_until: null }).where('id', '=', id).execute();

/** A sent mail leaves no link behind. */
export const setSent = (db: Db, id: number) =>
  db
    .updateTable('mails')
    .set({ sent_at: new Date(), data: null, failed_code: null, taken_until: null })
    .where('id', '=', id)
    .execute();

/** From then on the link knows the mail that carries it, whichever was made first. */
export async function bindLink(db: Db, mail_id: number, { link }: { link: string }) {
  const token = tokenIn(link);
  if (!token) return;
  await db
    .updateTable('links')
    .set({ mail_id })
    .where('token_hash', '=', hashOf(token))
    // A receipt repeats the link that was used; it is not the mail that asked.
    .where('used_at', 'is', null)
    .execute();
}

/** Unsent mails that were never queued: written by an earlier release without a mail server. */
export const leftBehind = (db: Db) =>
  db
    .selectFrom('mails')
    .where('turn', 'is', null)
    .where('data', 'is not', null)
    .where(isInState('mails', 'waiting'))
    .select('id')
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();

/** How long a mail of this kind is worth sending, from now on; not after what it is about. */
export const goodUntil = (template: string, data: Addressed) =>
  until(template, sql`${data.ends ?? null}`);

/** The same for one that is stored. */
export const goodStill = (template: string) => until(template, sql`data ->> 'ends'`);

const until = (template: string, ends: RawBuilder<unknown>) =>
  sql<Date>`least(now() + make_interval(mins => ${traitsOf(template).minutes}::integer),
    (${ends})::timestamptz)`;

type Changes = UpdateObject<Tables, 'mails'>;

/** Takes its place among those that wait. */
export async function takeTurn(db: Db, id: number, changes: Changes = {}) {
  const { turn, urgent } = await db
    .updateTable('mails')
    .set({ ...changes, turn: sql`mail_turn(urgent, organisation_id)`, tried: false })
    .where('id', '=', id)
    .returning(['turn', 'urgent'])
    .executeTakeFirstOrThrow();
  return { id, turn: turn ?? 0, urgent };
}

/**
 * An unsent mail keeps its text for a month, so that it can be sent again; it leaves the queue at
 * once.
 */
export async function sweepMails(db: Db, now: Date) {
  const monthAgo = new Date(now.getTime() - 30 * 24 * 60 * 60 * 1000);
  await db
    .updateTable('mails')
    .set({ tried: true })
    .where('tried', '=', false)
    .where('sent_at', 'is', null)
    .where('good_until', '<=', now)
    .execute();
  await db
    .updateTable('mails')
    .set({ data: null })
    .where('data', 'is not', null)
    .where('sent_at', 'is', null)
    .where(({ fn }) => fn.coalesce('refused_at', 'good_until'), '<', monthAgo)
    .execute();
}
