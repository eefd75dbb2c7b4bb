import type { ReminderKind } from '@traject/contract/common/reminding';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { daysLater } from '../database/calendar.ts';

/** How a reminder names the question that it is about. */
export const questionColumns = {
  approval: 'approval_request_id',
  survey: 'survey_id',
  evaluation: 'evaluation_id',
  task: 'task_id',
} as const satisfies Record<ReminderKind, string>;

/**
 * Whether a link, under an alias, stands for an earlier one: it was sent as a reminder, or opened by
 * the reader on their own page.
 */
export const isRepeat = (link: string) => sql<SqlBool>`(
  ${sql.ref(`${link}.opened_by_name`)} is not null or exists (
    select from reminders sent where sent.link_id = ${sql.ref(`${link}.id`)}))`;

type Question = {
  kind: ReminderKind;
  /** The alias of its table. */
  of: string;
  /** The column that says when it was asked. */
  asked: string;
  ends: RawBuilder<unknown>;
  now: Date | RawBuilder<Date>;
};

/** When somebody who does not answer is reminded next; nothing where they will not be. */
export function nextReminder({ kind, of, asked, ends, now }: Question) {
  const askedAt = sql.ref(`${of}.${asked}`);
  const column = sql.ref(`sent.${questionColumns[kind]}`);
  return sql<string | null>`(
    select case when next.at < ${ends} then to_json(next.at) #>> '{}' end
    from (select office_time(greatest(${now}::timestamptz, coalesce(
        ${daysLater(sql`max(sent.at)`, sql`rule.next_days`)},
        ${daysLater(askedAt, sql`rule.first_days`)}))) as at
      from reminder_rules rule left join reminders sent
        on ${column} = ${sql.ref(`${of}.id`)} and sent.asked_at = ${askedAt}
      where rule.organisation_id = ${sql.ref(`${of}.organisation_id`)}
        and rule.kind = ${kind} and rule.is_on
      group by rule.first_days, rule.next_days, rule.most
      having count(sent.id) < rule.most) next
    where not ${sql.ref(`${of}.reminders_off`)})`;
}
