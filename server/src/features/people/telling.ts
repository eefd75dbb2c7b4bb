import type { Db } from '../../platform/database/db.ts';
import type { World } from '../../platform/program/world.ts';
import { findDetails } from '../organisations/organisations.service.ts';
import { findAdmins } from './members.queries.ts';
import { findShown } from './people.queries.ts';

export type Waiting = { person_id: number; organisation_id: number };

/** The limit per hour and organisation; those left out still show in the menu. */
const mostPerHour = 10;

/** Does nothing if they were let in by the list, or have been answered meanwhile. */
export async function tellWaiting(world: World, db: Db, { person_id, organisation_id }: Waiting) {
  const person = await findShown(db, person_id);
  if (person.state !== 'waiting') return;
  if ((await world.limits.add(db, `waiting told ${organisation_id}`, 60)) > mostPerHour) return;
  const { name: organisation } = await findDetails(db, organisation_id);
  const link = world.address(`/admin/people/${person_id}`);
  for (const admin of await findAdmins(db, organisation_id))
    await world.mail.send(db, {
      to: admin.email,
      template: 'access-asked',
      language: admin.language,
      data: { first_name: admin.first_name, name: person.name, organisation, link },
      organisation_id,
      concerns: [admin.id, person_id],
    });
}
