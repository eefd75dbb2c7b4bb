import { sql } from 'kysely';
import { type Rows, row } from './rows.ts';

/** Who worked on somebody's trajectories, and what somebody worked on as a colleague. */
export const colleagueRows: Record<string, Rows> = {
  trajectory_members: ({ id, trajectories }) => sql`
    select ${row('m', { without: ['added_by'], names: { colleague: sql`a.name` } })}
    from trajectory_members m join people a on a.id = m.person_id
    where m.person_id = ${id} or m.trajectory_id = any(${trajectories}::integer[])
    order by m.id`,
  team_members: ({ id }) => sql`
    select ${row('m', { names: { team: sql`t.name` } })}
    from team_members m join teams t on t.id = m.team_id
    where m.person_id = ${id} order by m.team_id`,
  access_requests: ({ id, trajectories }) => sql`
    select ${row('r', { without: ['decided_by'], names: { colleague: sql`a.name` } })}
    from access_requests r join people a on a.id = r.asked_by
    where r.asked_by = ${id} or r.trajectory_id = any(${trajectories}::integer[])
    order by r.id`,
  handovers: ({ id }) => sql`
    select ${row('h', { without: ['by_id', 'undone_by'], names: { from: sql`f.name`, to: sql`t.name` } })}
    from handovers h join people f on f.id = h.from_id join people t on t.id = h.to_id
    where h.from_id = ${id} or h.to_id = ${id} order by h.id`,
};
