import type { Load } from '@traject/contract/handovers';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

type Whose = { people: number[] | null; organisations: number[]; now: Date; today: string };

/** The busiest first. Counselors without anything are there too: somebody can still go to them. */
export async function readCaseload(db: Db, { people, organisations, now, today }: Whose) {
  const { rows } = await sql<Load>`
    with counted as (
      select counselor_id, sum(total)::integer as open,
        json_agg(json_build_object('trajectory_state_id', trajectory_state_id, 'total', total)
          order by trajectory_state_id) as states
      from trajectory_counts where trajectory_state_id < 6 and total > 0
        and organisation_id = any(${organisations}::integer[])
      group by counselor_id),
    late as (
      select coalesce(k.person_id, t.counselor_id) as counselor_id, count(*)::integer as overdue
      from tasks k join trajectories t on t.id = k.trajectory_id
      where k.done_at is null and k.due_on < ${today}::date and t.deleted_at is null
        and t.trajectory_state_id < 6 and k.organisation_id = any(${organisations}::integer[])
      group by 1),
    asked as (
      select t.counselor_id,
        round(avg(extract(epoch from ${now}::timestamptz - r.sent_at) / 86400))::integer as days
      from approval_requests r join trajectories t on t.id = r.trajectory_id
      where r.requested and r.decided_at is null and r.closed_at is null and t.deleted_at is null
        and t.organisation_id = any(${organisations}::integer[])
      group by t.counselor_id)
    select json_build_object('id', p.id, 'name', p.name) as person,
      json_build_object('id', o.id, 'name', o.name) as organisation,
      (p.deactivated_at is null and c.person_id is not null) as is_active,
      coalesce(n.open, 0) as open, coalesce(n.states, '[]') as states,
      coalesce(l.overdue, 0) as overdue, a.days as average_wait
    from people p join organisations o on o.id = p.organisation_id
      left join memberships c on c.person_id = p.id and c.account_type = 'counselor'
      left join counted n on n.counselor_id = p.id
      left join late l on l.counselor_id = p.id
      left join asked a on a.counselor_id = p.id
    where p.organisation_id = any(${organisations}::integer[]) and p.erased_at is null
      and ((c.person_id is not null and p.deactivated_at is null) or n.open > 0)
      and (${people}::integer[] is null or p.id = any(${people}::integer[]))
    order by coalesce(n.open, 0) desc, p.sort_name, p.id`.execute(db);
  return rows;
}
