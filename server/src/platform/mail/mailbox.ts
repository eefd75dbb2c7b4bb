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

/** What one organisation sends opens nothing of another, and uses up nothing of what others may. */
export type Asked = { to: string; template: TemplateName; organisation_id?: number | null };

/**
 * Strangers fill a mailbox without keeping out its owner: beyond the limit they cause nothing more
 * while an earlier mail of the same kind still opens what this one would. Once that link was used
 * or is over, the next is mailed. What opens nothing is never needed beyond the limit.
 */
export async function isFullForStrangers(db: Db, given: Asked, now: Date) {
  const asked = { ...given, to: given.to.toLowerCase() };
  if (!(await isOverLimit(db, asked.to))) return false;
  return asked.template === 'already-registered' || (await holdsWorkingLink(db, asked, now));
}

/** One after the other for each address, so that the limit also holds for many at once. */
async function isOverLimit(db: Db, to: string) {
  await sql`select pg_advisory_xact_lock(hashtext(${`mail ${to}`}))`.execute(db);
  const rows = await inPastHour(db, [to], byStrangers);
  return rows.reduce((all, { count }) => all + Number(count), 0) >= mostByStrangers;
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
export async function hasRoom(db: Db, mails: readonly Asked[]) {
  const counted = mails.filter(({ template }) => byPeople.includes(template));
  if (counted.length === 0) return true;
  const mailboxes = Map.groupBy(counted, mailboxOf);
  const rows = await inPastHour(db, [...new Set(counted.map(({ to }) => to))], byPeople);
  const sent = new Map(rows.map((row) => [mailboxOf({ ...row, to: row.recipient }), row.count]));
  return [...mailboxes].every(
    ([mailbox, more]) => Number(sent.get(mailbox) ?? 0) + more.length <= mostByPeople,
  );
}

const mailboxOf = ({ to, organisation_id }: Omit<Asked, 'template'>) =>
  `${organisation_id ?? ''} ${to}`;

export async function refuseFull(db: Db, mails: readonly Asked[]) {
  if (!(await hasRoom(db, mails))) throw new AppError(429, [{ key: 'mail.too_many' }], 3600);
}

const inPastHour = (db: Db, recipients: string[], templates: TemplateName[]) =>
  db
    .selectFrom('mails')
    .where('recipient', '=', sql<string>`any(${recipients})`)
    .where('template', 'in', templates)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .groupBy(['recipient', 'organisation_id'])
    .select(['recipient', 'organisation_id', ({ fn }) => fn.countAll<number>().as('count')])
    .execute();
