import type { Approval, Party } from '@traject/contract/approvals';
import { sql } from 'kysely';
import { closesAt } from '../../platform/access/linkExpiry.ts';
import { isRepeat, nextReminder } from '../../platform/access/reminding.ts';
import { stateOfMail } from '../../platform/mail/mailState.ts';

/** For a query over document versions `v`: the state of each with a party. */
export const approvalOfVersion = (party: Party, now: Date) => sql<Approval>`coalesce((
  select ${standing(now)} from approval_request_versions rv
  join approval_requests r on r.id = rv.approval_request_id ${newestLink}
  where rv.version_id = v.id and rv.party = ${party}), ${nothingSent})`;

/** For a query over trajectories `t`: the state of the open review, if there is one. */
export const openReview = (now: Date) => sql<Approval | null>`(
  select ${standing(now)} from approval_requests r ${newestLink}
  where r.trajectory_id = t.id and r.kind <> 'approve-document'
    and r.decided_at is null and r.closed_at is null)`;

/** Each link stands for one time it was sent, or reminded of; the address is in its mail. */
const earlier = sql`(
  select coalesce(json_agg(json_build_object('sent_at', coalesce(x.at, e.created_at),
    'opened_at', e.opened_at, 'email', m.recipient, 'reminder', x.number) order by e.id desc), '[]')
  from links e left join mails m on m.id = e.mail_id left join reminders x on x.link_id = e.id
  where e.approval_request_id = r.id and e.id <> l.id and e.opened_by_name is null)`;

const next = (now: Date) =>
  nextReminder({ kind: 'approval', of: 'r', asked: 'sent_at', ends: sql`l.expires_at`, now });

/** The state of request `r` with the newest link `l` that asked it, at a given moment. */
const standing = (now: Date) => sql`json_build_object(
  'requested', r.requested, 'approved', r.approved, 'reason', r.reason,
  'state', case
    when r.approved then 'approved'
    when r.decided_at is not null then 'rejected'
    when r.withdrawn then 'withdrawn'
    when r.closed_at is not null then 'superseded'
    when l.expires_at <= ${now} then 'expired'
    when r.opened_at is not null then 'opened'
    else 'sent' end,
  'recipient', json_build_object('name', r.recipient_name, 'email', r.recipient_email),
  'sent_at', r.sent_at, 'opened_at', r.opened_at, 'decided_at', r.decided_at,
  'expires_at', l.expires_at, 'mail', ${stateOfMail('l.mail_id')}, 'earlier', ${earlier},
  'reminders_off', r.reminders_off, 'next_reminder_at', case when r.requested
    and r.decided_at is null and r.closed_at is null then ${next(now)} end)`;

const newestLink = sql`left join lateral (
  select id, least(${closesAt('links')}, revoked_at) as expires_at, mail_id from links
  where approval_request_id = r.id and not ${isRepeat('links')}
  order by id desc limit 1) l on true`;

const nothingSent = sql`json_build_object('requested', false, 'approved', null, 'reason', null,
  'state', 'none', 'recipient', null, 'sent_at', null, 'opened_at', null, 'decided_at', null,
  'expires_at', null, 'mail', null, 'earlier', '[]'::json, 'reminders_off', false,
  'next_reminder_at', null)`;
