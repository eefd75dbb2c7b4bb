import { sql, type UpdateObject } from 'kysely';
import { hashOf, tokenIn } from '../access/links.ts';
import type { Db } from '../database/db.ts';
import type { Tables } from '../database/tables.gen.ts';
import { isInState } from './mailState.ts';
import { traitsOf } from './templates.ts';

/** A worker keeps renewing its hold on a mail; one that died loses it after this time. */
const inHand = sql<Date>`now() + interval '20 seconds'`;

const waiting = (db: Db, id: number) =>
  db.selectFrom('mails').where('id', '=', id).where(isInState('mails', 'waiting')).select('id');

/**
 * Claims the mail for one of several workers, unless it is of a kind that is held now; also says
 * whether it is still to be sent.
 */
export async function take(db: Db, id: number, held: readonly string[] = []) {
  const mail = await db
    .updateTable('mails')
    .set({ tried: true, tries: sql`tries + 1`, taken_until: inHand })
    .where('id', '=', id)
    .where(isInState('mails', 'waiting'))
    .where(sql<boolean>`coalesce(taken_until < now(), true)`)
    .where(sql<boolean>`template <> all(${held}::text[])`)
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

type Carrying = { id: number; data: { link: string } };

/** From then on the links know the mails that carry them, whichever were made first. */
export async function bindLinks(db: Db, mails: Carrying[]) {
  const bound = mails.flatMap(({ id, data }) => {
    const token = tokenIn(data.link);
    return token ? [{ id, hash: hashOf(token).toString('hex') }] : [];
  });
  if (bound.length === 0) return;
  // A receipt repeats the link that was used; it is not the mail that asked.
  await sql`update links set mail_id = x.id
    from jsonb_to_recordset(${JSON.stringify(bound)}::jsonb) as x (id integer, hash text)
    where token_hash = decode(x.hash, 'hex') and used_at is null`.execute(db);
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

/** How long a stored mail is worth sending, from now on; not after what it is about. */
export const goodStill = (template: string) =>
  sql<Date>`least(now() + make_interval(mins => ${traitsOf(template).minutes}::integer),
    (data ->> 'ends')::timestamptz)`;

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
 * What its link opened is decided, replaced or withdrawn; marked by triggers since there is the column.
 * One that asks for evaluations says more than its link, for them too.
 */
const markNeedless = (db: Db) =>
  sql`update mails m set needless = true from links l
    where l.mail_id = m.id and m.sent_at is null and m.refused_at is null and not m.needless
      and m.template not in ('evaluation-asked', 'evaluation-reminder')
      and m.good_until <= now() and coalesce(l.used_at, l.revoked_at) is not null`.execute(db);

/**
 * An unsent mail keeps its text for a month, so that it can be sent again; it leaves the queue at
 * once.
 */
export async function sweepMails(db: Db, now: Date) {
  await markNeedless(db);
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
