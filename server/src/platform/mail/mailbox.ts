import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { AppError } from '../http/errors.ts';
import type { TemplateName } from './templates.ts';

/** Mails that anybody can have sent to any address without signing in. */
const byStrangers: TemplateName[] = [
  ...(['activate', 'address-new', 'already-registered', 'reset'] as const),
  'portal-link',
];
const mostByStrangers = 10;

/**
 * Mails that people in an organisation can have sent to any address. The others are sent once for
 * each thing that happened, to somebody who wants to know: they do not count, and are never held
 * back.
 */
const byPeople: TemplateName[] = [
  ...(['review-client', 'review-employer', 'approve-document', 'read-document'] as const),
  ...(['survey-client', 'survey-employer'] as const),
  ...(['task-client', 'task-employer', 'evaluation-asked', 'evaluation-handed'] as const),
  ...(['invited', 'access-given', 'portal-invited', 'message-to-party'] as const),
  ...(['appointment-asked', 'appointment-changed'] as const),
];
/** A teacher at the end of a lesson, asked by every student at once. */
const mostByPeople = 100;

/** One after the other for each address, so that the limit also holds for many at once. */
export async function isFullForStrangers(db: Db, recipient: string) {
  await sql`select pg_advisory_xact_lock(hashtext(${`mail ${recipient.toLowerCase()}`}))`.execute(
    db,
  );
  const sent = await inPastHour(db, [recipient], byStrangers);
  return (sent.get(recipient) ?? 0) >= mostByStrangers;
}

type Written = { to: string; template: TemplateName };

export async function refuseFull(db: Db, mails: readonly Written[]) {
  const counted = mails.filter(({ template }) => byPeople.includes(template));
  if (counted.length === 0) return;
  const mailboxes = Map.groupBy(counted, ({ to }) => to);
  const sent = await inPastHour(db, [...mailboxes.keys()], byPeople);
  for (const [to, more] of mailboxes)
    if ((sent.get(to) ?? 0) + more.length > mostByPeople)
      throw new AppError(429, [{ key: 'mail.too_many' }], 3600);
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
