import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { AppError } from '../http/errors.ts';
import type { TemplateName } from './templates.ts';

/** Mails that anybody can have sent to any address without signing in. */
const byStrangers: TemplateName[] = ['activate', 'address-new', 'already-registered', 'reset'];
const mostByStrangers = 10;

/**
 * Mails that people in an organisation can have sent to any address. The others are sent once for
 * each thing that happened, to somebody who wants to know: they do not count, and are never held
 * back.
 */
const byPeople: TemplateName[] = [
  ...(['review-client', 'review-employer', 'approve-document', 'read-document'] as const),
  ...(['survey-client', 'survey-employer', 'evaluation-asked'] as const),
  ...(['invited', 'access-given'] as const),
  ...(['appointment-asked', 'appointment-changed'] as const),
];
/** A teacher at the end of a lesson, asked by every student at once. */
const mostByPeople = 100;

/** One after the other for each address, so that the limit also holds for many at once. */
export async function isFullForStrangers(db: Db, recipient: string) {
  await sql`select pg_advisory_xact_lock(hashtext(${`mail ${recipient.toLowerCase()}`}))`.execute(
    db,
  );
  return (await inPastHour(db, recipient, byStrangers)) >= mostByStrangers;
}

export async function refuseFull(db: Db, recipient: string, template: TemplateName) {
  if (!byPeople.includes(template)) return;
  if ((await inPastHour(db, recipient, byPeople)) >= mostByPeople)
    throw new AppError(429, [{ key: 'mail.too_many' }], 3600);
}

async function inPastHour(db: Db, recipient: string, templates: TemplateName[]) {
  const { count } = await db
    .selectFrom('mails')
    .where('recipient', '=', recipient)
    .where('template', 'in', templates)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
