import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Moved } from './moving.queries.ts';

/** Where somebody worked along or was a guest before it became theirs. */
export type Places = { members: object[]; guests: object[] };

/** The new counselor works on it as such, and is not invited to their own appointments. */
export async function dropPlaces(db: Db, moved: Moved, person_id: number): Promise<Places> {
  const { rows } = await sql<Places>`with members as (
      delete from trajectory_members where person_id = ${person_id}
        and trajectory_id = any(${moved.trajectory}::integer[])
      returning trajectory_id, reason, until, added_by, added_at),
    guests as (
      delete from appointment_guests where person_id = ${person_id}
        and appointment_id = any(${moved.appointment}::integer[])
      returning appointment_id, answer, answered_at)
    select coalesce((select json_agg(m) from members m), '[]') as members,
      coalesce((select json_agg(g) from guests g), '[]') as guests`.execute(db);
  return rows[0] ?? { members: [], guests: [] };
}

/** As it was before, as far as it went back. */
export async function putPlacesBack(
  db: Db,
  { to_id, places }: { to_id: number; places: unknown },
  back: Moved,
) {
  const { members, guests } = places as Places;
  await sql`insert into trajectory_members
      (organisation_id, trajectory_id, person_id, reason, until, added_by, added_at)
    select t.organisation_id, t.id, ${to_id}, x.reason, x.until,
      (select id from people where id = x.added_by), x.added_at
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as x
        (trajectory_id integer, reason text, until date, added_by integer, added_at timestamptz)
      join trajectories t on t.id = x.trajectory_id
    where t.id = any(${back.trajectory}::integer[]) on conflict do nothing`.execute(db);
  await sql`insert into appointment_guests
      (organisation_id, appointment_id, person_id, name, email, language, answer, answered_at)
    select a.organisation_id, a.id, p.id, p.name, p.email, p.language, x.answer, x.answered_at
    from jsonb_to_recordset(${JSON.stringify(guests)}::jsonb) as x
        (appointment_id integer, answer text, answered_at timestamptz)
      join appointments a on a.id = x.appointment_id
      join people p on p.id = ${to_id} and p.erased_at is null
    where a.id = any(${back.appointment}::integer[]) on conflict do nothing`.execute(db);
}
