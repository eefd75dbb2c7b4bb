import type { Portal } from '@traject/contract/common/portalShapes';
import { sql } from 'kysely';
import { pagesOf } from '../../platform/access/portalPages.ts';
import type { PartySession } from '../../platform/access/portalSessions.ts';
import type { Db } from '../../platform/database/db.ts';
import { stepOf } from './pages.queries.ts';
import { face } from './reading.queries.ts';

type Row = Portal['pages'][number];
type Found = Pick<Row, 'id' | 'party' | 'client'> & {
  trajectory_id: number;
  trajectory_state_id: number;
  unread: number;
  next: string | null;
};

/** The pages that somebody opens, those that are still going on first. */
export async function listPages(db: Db, { email }: PartySession, now: Date) {
  const { rows } = await sql<Found>`select g.id, g.party, g.trajectory_id, t.trajectory_state_id,
      json_build_object('name', client.name) as client,
      (select count(*)::integer from messages m where m.trajectory_id = t.id and m.party = g.party
        and m.person_id is not null and m.read_at is null) as unread,
      (select to_json(min(a.starts_at)) #>> '{}' from appointments a
        join appointment_guests x on x.appointment_id = a.id and x.party = g.party
        where a.trajectory_id = t.id and a.cancelled_at is null and a.ends_at > ${now}) as next
    from ${pagesOf(email, now)} g
    join trajectories t on t.id = g.trajectory_id
    join people client on client.id = t.client_id
    order by g.party, client.name, g.id`.execute(db);
  return rows.map(({ trajectory_state_id, ...row }) => ({
    ...row,
    step: stepOf(row.party, trajectory_state_id),
  }));
}

export const findFace = (db: Db, organisationId: number) =>
  db
    .selectFrom('organisations as organisation')
    .where('organisation.id', '=', organisationId)
    .select([face.as('face'), 'organisation.logo_file_id'])
    .executeTakeFirstOrThrow();
