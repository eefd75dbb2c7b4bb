import type { ReminderLevel } from '@traject/contract/invoiceMails';
import { type SqlBool, sql } from 'kysely';
import { daysLater } from '../../platform/database/calendar.ts';
import type { Db } from '../../platform/database/db.ts';
import { isInState } from '../../platform/mail/mailState.ts';
import { open, withLedger } from '../invoices/invoices.service.ts';
import { payerEmail } from './invoiceMails.queries.ts';

/** Between two reminders, also where the program was off for weeks. */
export const leastDays = 5;

const waits = (alias: string) => sql<SqlBool>`(${sql.ref(`${alias}.sent_at`)} is null
  and ${sql.ref(`${alias}.dismissed_at`)} is null)`;

type Moment = { now: Date; today: string };

/**
 * Proposes the next reminder of what was sent and is not paid in time, each once. What was frozen
 * when final invoices came is left alone: nobody here knows whether it was paid.
 */
export const propose = (db: Db, { now, today }: Moment) =>
  db
    .insertInto('invoice_reminders')
    .columns(['organisation_id', 'invoice_id', 'level', 'proposed_at'])
    .expression(
      withLedger(db)
        .innerJoin('invoice_settings as s', 's.organisation_id', 'i.organisation_id')
        .innerJoinLateral(earlier.as('e'), (join) => join.onTrue())
        .innerJoinLateral(next.as('n'), (join) => join.onTrue())
        .where('i.kind', '=', 'invoice')
        .where('i.sent_at', 'is not', null)
        .where('i.upgraded', '=', false)
        .where(open, '>', 0)
        .where(sql<SqlBool>`not e.waits and i.due_date + n.days <= ${today}::date`)
        .where(sql<SqlBool>`coalesce(e.at <= ${daysLater(now, -leastDays)}, true)`)
        .select(['i.organisation_id', 'i.id', 'n.level'])
        .select(sql<Date>`${now}::timestamptz`.as('proposed_at')),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();

const earlier = sql<{ level: number; at: Date | null; waits: boolean }>`(
  select coalesce(max(r.level), 0) as level, max(coalesce(r.sent_at, r.dismissed_at)) as at,
    coalesce(bool_or(${waits('r')}), false) as waits
  from invoice_reminders r where r.invoice_id = i.id)`;

/** The next that the organisation has days for. */
const next = sql<{ level: number; days: number }>`(
  select v.level, v.days from (values (1, s.reminder_days_1), (2, s.reminder_days_2),
    (3, s.reminder_days_3)) as v (level, days)
  where v.level > e.level and v.days is not null order by v.level limit 1)`;

const waiting = (db: Db) =>
  withLedger(db)
    .innerJoin('invoice_reminders as r', 'r.invoice_id', 'i.id')
    .innerJoin('invoice_settings as s', 's.organisation_id', 'i.organisation_id')
    .leftJoin('payers as p', 'p.id', 'i.payer_id')
    .where(waits('r'))
    .where('i.sent_at', 'is not', null)
    .where(open, '>', 0);

const level = sql<ReminderLevel>`r.level`;

/** Those that leave by themselves, and have somewhere to go. */
export const findAutomatic = (db: Db) =>
  waiting(db)
    .where('s.reminders_automatic', '=', true)
    .where(payerEmail, '<>', '')
    .orderBy('r.id')
    .select(['r.id', 'r.organisation_id', 'r.invoice_id'])
    .execute();

/** The longest overdue first. */
export const listWaiting = (db: Db, organisation_id: number, today: string) =>
  waiting(db)
    .where('r.organisation_id', '=', organisation_id)
    .orderBy('i.due_date')
    .orderBy('r.id')
    .limit(200)
    .select(['r.id', level.as('level'), payerEmail.as('email'), open.as('open')])
    .select(['i.invoice_number', 'i.trajectory_id', 'i.id as invoice_id', 'i.billed_name'])
    .select(['i.sender', 's.mail_text', 's.reminder_text_1', 's.reminder_text_2'])
    .select([
      's.reminder_text_3',
      sql<number>`i.total_with_vat`.as('total_with_vat'),
      sql<string>`i.due_date`.as('due_date'),
      sql<number>`${today}::date - i.due_date`.as('days_overdue'),
      sql<string>`to_json(r.proposed_at) #>> '{}'`.as('proposed_at'),
    ])
    .execute();

type Key = { organisationId: number; reminderId: number };

export const findReminder = (db: Db, { organisationId, reminderId }: Key) =>
  db
    .selectFrom('invoice_reminders as r')
    .where('r.organisation_id', '=', organisationId)
    .where('r.id', '=', reminderId)
    .select(['r.id', 'r.organisation_id', 'r.invoice_id', level.as('level')])
    .select(waits('r').as('waits'))
    .executeTakeFirst();

/** The one that waits, or else the one after the last; nothing after the final one. */
export async function nextLevel(db: Db, invoice_id: number) {
  const { level } = await db
    .selectFrom('invoice_reminders as r')
    .where('r.invoice_id', '=', invoice_id)
    .select(
      sql<number>`coalesce(min(r.level) filter (where ${waits('r')}), max(r.level) + 1, 1)`.as(
        'level',
      ),
    )
    .executeTakeFirstOrThrow();
  return level > 3 ? undefined : (level as ReminderLevel);
}

/** By a mail that arrived, or still may. */
export async function isJustReminded(db: Db, invoice_id: number, now: Date) {
  const { rows } = await sql`select from invoice_reminders r left join mails m on m.id = r.mail_id
    where r.invoice_id = ${invoice_id}
      and r.sent_at > ${daysLater(now, -leastDays)}
      and not coalesce(${isInState('m', 'refused')} or ${isInState('m', 'too_old')}, false)
    limit 1`.execute(db);
  return rows.length > 0;
}

type Sent = {
  organisation_id: number;
  invoice_id: number;
  level: ReminderLevel;
  sent_at: Date;
  mail_id: number;
};

/** Whether it was proposed or somebody thought of it. */
export const setReminded = (db: Db, { sent_at, mail_id, ...about }: Sent) =>
  db
    .insertInto('invoice_reminders')
    .values({ ...about, proposed_at: sent_at, sent_at, mail_id })
    .onConflict((conflict) =>
      conflict.columns(['invoice_id', 'level']).doUpdateSet({ sent_at, mail_id }),
    )
    .execute();

export const setDismissed = (db: Db, id: number, dismissed_at: Date) =>
  db.updateTable('invoice_reminders').set({ dismissed_at }).where('id', '=', id).execute();
