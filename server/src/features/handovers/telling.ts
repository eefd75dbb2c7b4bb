import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { World } from '../../platform/program/world.ts';
import { tellOfOwner } from '../appointments/appointments.service.ts';
import type { findPerson } from './handovers.queries.ts';
import type { Moved } from './moving.queries.ts';

type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;
type Told = { from: Person; to: Person; moved: Moved; tell_clients: boolean };

/** The new counselor hears how much it is; no mail to a colleague names a client. */
export async function tellGiven(world: World, db: Db, { from, to, moved, tell_clients }: Told) {
  await tellColleague(world, db, { template: 'caseload-given', person: to, other: from, moved });
  await tellOfOwner(world, db, moved.appointment);
  if (tell_clients) await tellClients(world, db, { counselor: to, moved });
}

export async function tellBack(world: World, db: Db, { from, to, moved, tell_clients }: Told) {
  await tellColleague(world, db, { template: 'caseload-back', person: from, other: to, moved });
  await tellColleague(world, db, { template: 'caseload-gone', person: to, other: from, moved });
  await tellOfOwner(world, db, moved.appointment);
  if (tell_clients) await tellClients(world, db, { counselor: from, moved });
}

type ToColleague = {
  template: 'caseload-given' | 'caseload-back' | 'caseload-gone';
  person: Person;
  other: Person;
  moved: Moved;
};

/** Whoever left is not mailed. */
async function tellColleague(
  { mail, address }: World,
  db: Db,
  { template, person, other, moved }: ToColleague,
) {
  if (person.deactivated_at) return;
  const { email: to, first_name, language, organisation_id } = person;
  const data = {
    first_name,
    link: address('/trajectories'),
    name: other.name,
    trajectories: moved.trajectory.length,
    tasks: moved.task.length,
    appointments: moved.appointment.length,
  };
  const concerns = [person.id, other.id];
  await mail.send(db, { to, template, language, data, organisation_id, concerns });
}

/** Each client once, however many of their trajectories went along. */
async function tellClients(
  { mail, address }: World,
  db: Db,
  { counselor, moved }: { counselor: Person; moved: Moved },
) {
  const { rows } = await sql<Client>`
    select distinct on (c.id) c.id, c.email, c.first_name, c.language, t.id as trajectory_id
    from trajectories t join people c on c.id = t.client_id
    where t.id = any(${moved.trajectory}::integer[]) and c.erased_at is null
    order by c.id, t.id desc`.execute(db);
  const mails = rows.map(({ id, email: to, first_name, language, trajectory_id }) => ({
    ...{ to, template: 'counselor-changed' as const, language },
    data: { first_name, link: address('/'), counselor: counselor.name },
    ...{ organisation_id: counselor.organisation_id, trajectory_id },
    concerns: [id, counselor.id],
  }));
  await mail.sendMany(db, mails);
}

type Client = {
  id: number;
  email: string;
  first_name: string;
  language: 'nl' | 'en';
  trajectory_id: number;
};
