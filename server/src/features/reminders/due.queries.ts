import type { Party, RequestKind } from '@traject/contract/approvals';
import type { LinkPurpose } from '@traject/contract/common/endpoint';
import type { Language } from '@traject/contract/common/languages';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { closesAt } from '../../platform/access/linkExpiry.ts';
import { isRepeat, questionColumns } from '../../platform/access/reminding.ts';
import { daysLater } from '../../platform/database/calendar.ts';
import type { Db } from '../../platform/database/db.ts';
import { isReminded } from '../tasks/tasks.service.ts';

/** Kinds of questions to a client or an employer: each is mailed with a link of its own. */
export const partyKinds = ['approval', 'survey', 'task'] as const;
export type PartyKind = (typeof partyKinds)[number];

type Source = {
  table: RawBuilder<unknown>;
  /** Whether question `q` waits for an answer. */
  waits: RawBuilder<SqlBool>;
  /** Whether its reader is still to be reminded, as far as its trajectory `t` goes. */
  reminded?: RawBuilder<SqlBool>;
  party: RawBuilder<unknown>;
  /** What the mail calls it, beside its kind. */
  about: RawBuilder<unknown>;
};

const none = sql`null::text`;

export const sources: Record<PartyKind, Source> = {
  approval: {
    table: sql`approval_requests`,
    waits: sql`(q.requested and q.decided_at is null and q.closed_at is null)`,
    party: sql`q.party`,
    about: sql`q.kind as asked, (select f.name from approval_request_versions rv
      join trajectory_file_versions v on v.id = rv.version_id join files f on f.id = v.file_id
      where rv.approval_request_id = q.id order by rv.position limit 1) as title`,
  },
  survey: {
    table: sql`surveys`,
    waits: sql`(q.sent_at is not null and q.answered_at is null)`,
    party: sql`replace(l.purpose, 'survey-', '')`,
    about: sql`${none} as asked, ${none} as title`,
  },
  task: {
    table: sql`tasks`,
    waits: sql`(q.sent_at is not null and q.done_at is null)`,
    reminded: isReminded('q'),
    party: sql`q.party`,
    about: sql`${none} as asked, q.title`,
  },
};

export type Due = {
  id: number;
  organisation_id: number;
  trajectory_id: number;
  client_id: number;
  sender_id: number | null;
  recipient_name: string;
  recipient_email: string;
  language: Language;
  party: Party;
  asked: RequestKind | null;
  title: string | null;
  number: number;
  asked_at: Date;
  purpose: LinkPurpose;
  created_at: Date;
  expires_at: Date;
  ends: Date;
  client: string;
  client_first_name: string;
  organisation: string;
  sender: string;
};

/** No link lives this long, so older questions need not be looked at. */
export const longAgo = (now: Date) => new Date(now.getTime() - 400 * 86_400_000);

/** The newest link that asked question `q`, and not a reminder of it. */
export const askingLink = (kind: PartyKind) => sql`(
  select links.purpose, links.created_at, links.expires_at, links.mail_id, links.used_at,
    links.revoked_at, ${closesAt('links')} as ends
  from links where links.${sql.ref(questionColumns[kind])} = q.id and not ${isRepeat('links')}
  order by links.id desc limit 1)`;

/** What was tried and not taken by a mail server that is down: the next would come together. */
export const isHeldUp = sql<SqlBool>`(m.sent_at is null and m.refused_at is null
  and m.failed_code is not null and m.good_until > now())`;

/** The reminders of question `q` since it was last asked. */
export const remindersOf = (column: string, asked: RawBuilder<unknown>) => sql`(
  select coalesce(max(sent.number), 0) as number, max(greatest(sent.at, m.sent_at)) as at,
    coalesce(bool_or(${isHeldUp}), false) as held_up
  from reminders sent left join mails m on m.id = sent.mail_id
  where ${sql.ref(`sent.${column}`)} = q.id and sent.asked_at = ${asked})`;

/** By the organisation's rule for its kind: `asked` is when, and `done` what was reminded. */
export const isDue = (asked: RawBuilder<unknown>, now: Date) => sql<SqlBool>`(
  not q.reminders_off and rule.is_on and done.number < rule.most and not done.held_up
  and ${asked} > ${longAgo(now)} and ${asked} < ${now}::timestamptz - interval '1 day'
  and ${now}::timestamptz >= coalesce(${daysLater(sql`done.at`, sql`rule.next_days`)},
    ${daysLater(asked, sql`rule.first_days`)}))`;

/**
 * Locked until the reminder is sent. What somebody else is working on is for the next time: whoever
 * decides or answers has the trajectory first.
 */
export async function findDue(db: Db, kind: PartyKind, { now, most }: { now: Date; most: number }) {
  const { table, waits, reminded = sql`true`, party, about } = sources[kind];
  const asked = sql`q.sent_at`;
  const { rows } = await sql<Due>`
    select q.id, q.organisation_id, q.trajectory_id, q.sender_id, q.recipient_name,
      q.recipient_email, q.language, q.sent_at as asked_at, ${party} as party, ${about},
      done.number + 1 as number, l.purpose, l.created_at, l.expires_at, l.ends, t.client_id,
      client.name as client, client.first_name as client_first_name, o.name as organisation,
      sender.name as sender
    from ${table} q
    join trajectories t on t.id = q.trajectory_id
    join people client on client.id = t.client_id
    join people sender on sender.id = coalesce(q.sender_id, t.counselor_id)
    join organisations o on o.id = q.organisation_id
    join reminder_rules rule on rule.organisation_id = q.organisation_id and rule.kind = ${kind}
    cross join lateral ${askingLink(kind)} l
    left join mails m on m.id = l.mail_id
    cross join lateral ${remindersOf(questionColumns[kind], asked)} done
    where ${waits} and ${reminded} and t.deleted_at is null and ${isDue(asked, now)}
      and l.used_at is null and l.revoked_at is null and l.ends > ${now}
      and not coalesce(${isHeldUp}, false)
    order by q.sent_at, q.id limit ${most}
    for update of q skip locked for key share of t skip locked`.execute(db);
  return rows;
}
