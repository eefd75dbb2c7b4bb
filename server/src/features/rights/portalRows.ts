import { sql } from 'kysely';
import { type Rows, row } from './rows.ts';

const of =
  (table: string, without: string[] = []): Rows =>
  ({ trajectories }) =>
    sql`select ${row('x', { without })} from ${sql.table(table)} x
    where x.trajectory_id = any(${trajectories}::integer[]) order by x.id`;

/** The pages about a client, and what was written and changed there. */
export const portalRows: Record<string, Rows> = {
  portal_pages: of('portal_pages'),
  portal_contacts: of('portal_contacts', ['created_by']),
  portal_changes: of('portal_changes'),
  messages: of('messages'),
  // The browsers that know their address.
  portal_sessions: ({ id, organisation_id }) => sql`
    select ${row('s', { without: ['token_hash', 'device_hash'] })}
    from portal_sessions s join people p on p.email = s.email
    where p.id = ${id} and s.organisation_id = ${organisation_id} order by s.id`,
};
