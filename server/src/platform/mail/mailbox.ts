import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { AppError } from '../http/errors.ts';
import { causes } from './causes.ts';
import { isInState } from './mailState.ts';
import { type TemplateName, templateNames } from './templates.ts';

const causedBy = (cause: 'stranger' | 'person') =>
  templateNames.filter((name) => causes[name] === cause);

const byStrangers = causedBy('stranger');
const mostByStrangers = 10;

const byPeople = causedBy('person');
/** A teacher at the end of a lesson, asked by every student at once. */
const mostByPeople = 100;

type Mailbox = { to: string; template: TemplateName };
/** What a stranger asks for; what one organisation sends opens nothing of another. */
export type Asked = Mailbox & { organisation_id?: number };

/** One after the other for each address, so that the limit also holds for many at once. */
export async function isOverLimit(db: Db, { to, template }: Mailbox) {
  await sql`select pg_advisory_xact_lock(hashtext(${`mail ${to.toLowerCase()}`}))`.execute(db);
  const sent = await inPastHour(db, [to], [...new Set([...byStrangers, template])]);
  return (sent.get(to) ?? 0) >= mostByStrangers;
}

/**
 * Strangers fill a mailbox without keeping out its owner: beyond the limit they cause nothing more
 * while an earlier mail of the same kind still opens what this one would. Once that link was used
 * or is over, the next is mailed. What opens nothing is never needed beyond the limit.
 */
export async function isFullForStrangers(db: Db, asked: Asked, now: Date) {
  if (!(await isOverLimit(db, asked))) return false;
  return asked.template === 'already-registered' || (await holdsWorkingLink(db, asked, now));
}

/**
 * A mail that still waits will arrive. One that was refused counts too: another would be refused
 * like it, and mail servers hold that against the sender.
 */
const holdsWorkingLink = async (db: Db, { to, template, organisation_id }: Asked, now: Date) =>
  (await db
    .selectFrom('links')
    .innerJoin('mails', 'mails.id', 'links.mail_id')
    .leftJoin('portal_sessions as s', 's.id', 'links.portal_session_id')
    .where('mails.recipient', '=', to)
    .where('mails.template', '=', template)
    .where('mails.organisation_id', 'is not distinct from', organisation_id ?? null)
    .where(({ not }) => not(isInState('mails', 'too_old')))
    .where('links.used_at', 'is', null)
    .where('links.revoked_at', 'is', null)
    .where('links.expires_at', '>', now)
    .where('s.revoked_at', 'is', null)
    .select('links.id')
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Whether all of these may be sent to their mailboxes now. */
export async function hasRoom(db: Db, mails: readonly Mailbox[]) {
  const counted = mails.filter(({ template }) => byPeople.includes(template));
  if (counted.length === 0) return true;
  const mailboxes = Map.groupBy(counted, ({ to }) => to);
  const sent = await inPastHour(db, [...mailboxes.keys()], byPeople);
  return [...mailboxes].every(([to, more]) => (sent.get(to) ?? 0) + more.length <= mostByPeople);
}

export async function refuseFull(db: Db, mails: readonly Mailbox[]) {
  if (!(await hasRoom(db, mails))) throw new AppError(429, [{ key: 'mail.too_many' }], 3600);
}

async function inPastHour(db: Db, recipients: string[], templates: TemplateName[]) {
  const rows = await db
    .selectFrom('mails')
    .where('recipient', '=', sql<string>`any(${recipients})`)
    .where('template', 'in', templates)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .groupBy('recipient')
    .select(['recipient', ({ fn }) => fn.countAll<number>().as('count')])
    .execute();
  return new Map(rows.map(({ recipient, count }) => [recipient, Number(count)]));
}
