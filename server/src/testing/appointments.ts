import type { Db } from '../platform/database/db.ts';

type Trajectory = { id: number; organisation_id: number; counselor_id: number };
type Given = {
  word?: string;
  /** Who is asked, as a party of the trajectory. */
  client?: { name: string; email: string };
  starts_at?: Date;
};

/** An hour with the counselor, tomorrow unless it says otherwise. */
export async function anAppointment(db: Db, trajectory: Trajectory, given: Given = {}) {
  const { word = 'Afspraak', client } = given;
  const { starts_at = new Date(Date.now() + 86_400_000) } = given;
  const { organisation_id, counselor_id: owner_id } = trajectory;
  const ends_at = new Date(starts_at.getTime() + 3_600_000);
  const about = { trajectory_id: trajectory.id, owner_id, kind: 'progress', title: word };
  const made = await db
    .insertInto('appointments')
    .values({ organisation_id, ...about, text: word, place: word, starts_at, ends_at })
    .returning(['id', 'uid'])
    .executeTakeFirstOrThrow();
  if (client) {
    const guest = {
      party: 'client',
      name: client.name,
      email: client.email,
      language: 'nl' as const,
    };
    await db
      .insertInto('appointment_guests')
      .values({ organisation_id, appointment_id: made.id, ...guest })
      .execute();
  }
  return made;
}
