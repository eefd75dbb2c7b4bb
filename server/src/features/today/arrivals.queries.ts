import type { Today } from '@traject/contract/today';
import { sql } from 'kysely';
import { type Asked, around, listOf, named } from './parts.ts';

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

const decisions = (asked: Asked) =>
  around(asked, {
    all: sql`select r.* from approval_requests r where r.decided_at is not null`,
    as: 'r',
    trajectory: 'r.trajectory_id',
    organisation: 'r.organisation_id',
    where: sql`r.decided_at >= ${since(asked)}`,
    says: sql`case when r.approved then 'accepted' else 'rejected' end as kind, r.trajectory_id,
      case r.kind when 'approve-document' then (select v.trajectory_file_id
        from approval_request_versions rv join trajectory_file_versions v on v.id = rv.version_id
        where rv.approval_request_id = r.id order by rv.position limit 1)
        else r.trajectory_id end as record_id,
      r.decided_at as at, r.recipient_name as who,
      case r.kind when 'approve-document' then ${document} end as what, r.reason`,
    order: sql`r.decided_at desc`,
  });

const surveys = (asked: Asked) =>
  around(asked, {
    all: sql`select s.* from surveys s where s.answered_at is not null`,
    as: 's',
    trajectory: 's.trajectory_id',
    organisation: 's.organisation_id',
    where: sql`s.answered_at >= ${since(asked)}`,
    says: sql`'survey', s.trajectory_id, s.id, s.answered_at, s.recipient_name, s.title, null`,
    order: sql`s.answered_at desc`,
  });

/** A copy that a colleague added did not come in. */
const returned = (asked: Asked) =>
  around(asked, {
    all: sql`select r.trajectory_id, r.recipient_name, b.*
      from trajectory_file_returns b join approval_requests r on r.id = b.approval_request_id
      where b.approval_request_id is not null`,
    as: 'b',
    trajectory: 'r.trajectory_id',
    organisation: 'b.organisation_id',
    also: sql`join files f on f.id = b.file_id`,
    where: sql`b.created_at >= ${since(asked)}`,
    says: sql`'returned', b.trajectory_id, b.trajectory_file_id, b.created_at, b.recipient_name,
      f.name, null`,
    order: sql`b.created_at desc`,
  });

const done = (asked: Asked) =>
  around(asked, {
    all: sql`select k.* from tasks k where k.party is not null and k.done_by is null
      and k.recipient_name is not null`,
    as: 'k',
    trajectory: 'k.trajectory_id',
    organisation: 'k.organisation_id',
    where: sql`k.done_at >= ${since(asked)}`,
    says: sql`'task', k.trajectory_id, k.id, k.done_at, k.recipient_name, k.title, k.answer`,
    order: sql`k.done_at desc`,
  });
