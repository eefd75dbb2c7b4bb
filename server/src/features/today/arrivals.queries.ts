import type { Today } from '@traject/contract/today';
import { sql } from 'kysely';
import { type Asked, isAsked, listOf, named } from './parts.ts';

/** What came in since yesterday morning, from clients and employers; newest first. */
export const arrivals = (asked: Asked) =>
  listOf<Today['arrivals']>({
    shown: 30,
    from: sql`select * from (
      ${decisions(asked)} union all ${surveys(asked)} union all
      ${returned(asked)} union all ${done(asked)}) came order by at desc, kind, record_id limit 100`,
    says: sql`json_build_object('kind', f.kind, 'record_id', f.record_id, 'at', f.at, 'who', f.who,
      'what', f.what, 'reason', f.reason, 'trajectory', ${named})`,
  });

const since = ({ today }: Asked) =>
  sql`((${today}::date - 1)::timestamp at time zone 'Europe/Amsterdam')`;

/** The document that a request was about first. */
const document = sql`(select f.name from approval_request_versions rv
  join trajectory_file_versions v on v.id = rv.version_id join files f on f.id = v.file_id
  where rv.approval_request_id = r.id order by rv.position limit 1)`;

const decisions = (asked: Asked) => sql`
  select case when r.approved then 'accepted' else 'rejected' end as kind, r.trajectory_id,
    case r.kind when 'approve-document' then (select v.trajectory_file_id
      from approval_request_versions rv join trajectory_file_versions v on v.id = rv.version_id
      where rv.approval_request_id = r.id order by rv.position limit 1)
      else r.trajectory_id end as record_id,
    r.decided_at as at, r.recipient_name as who,
    case r.kind when 'approve-document' then ${document} end as what, r.reason
  from approval_requests r join trajectories t on t.id = r.trajectory_id
  where r.decided_at >= ${since(asked)} and ${isAsked(asked)}`;

const surveys = (asked: Asked) => sql`
  select 'survey', s.trajectory_id, s.id, s.answered_at, s.recipient_name, s.title, null
  from surveys s join trajectories t on t.id = s.trajectory_id
  where s.answered_at >= ${since(asked)} and ${isAsked(asked)}`;

/** A copy that a colleague added did not come in. */
const returned = (asked: Asked) => sql`
  select 'returned', d.trajectory_id, d.id, b.created_at, r.recipient_name, f.name, null
  from trajectory_file_returns b join trajectory_files d on d.id = b.trajectory_file_id
  join files f on f.id = b.file_id join trajectories t on t.id = d.trajectory_id
  join approval_requests r on r.id = b.approval_request_id
  where b.created_at >= ${since(asked)} and ${isAsked(asked)}`;

const done = (asked: Asked) => sql`
  select 'task', k.trajectory_id, k.id, k.done_at, k.recipient_name, k.title, k.answer
  from tasks k join trajectories t on t.id = k.trajectory_id
  where k.done_at >= ${since(asked)} and k.party is not null and k.done_by is null
    and k.recipient_name is not null and ${isAsked(asked)}`;
