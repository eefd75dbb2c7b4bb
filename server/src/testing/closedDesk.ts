import { aClosedOrganisation } from './colleagues.ts';
import { anAccount, tokenOf } from './factories.ts';
import type { openApp } from './openApp.ts';
import { aClient, aTrajectory } from './trajectories.ts';

type App = Pick<Awaited<ReturnType<typeof openApp>>, 'db' | 'as' | 'world'>;

export const askedFor = 'Marieke is ziek en de cliënt belt.';

/** A closed organisation with a coordinator, two counselors and a trajectory of the second. */
export async function aClosedDesk({ db, as, world }: App) {
  const house = await aClosedOrganisation(db);
  const person = (first_name: string, type: 'counselor' | 'coordinator' | 'admin') =>
    anAccount(db, { first_name, last_name: 'Mulder', in: [[type, house]] });
  const [noor, marieke] = [await person('Noor', 'counselor'), await person('Marieke', 'counselor')];
  const [peter, hanneke] = [await person('Peter', 'coordinator'), await person('Hanneke', 'admin')];
  const client = await aClient(db, house, { first_name: 'Fatima', last_name: 'El Amrani' });
  const trajectory = await aTrajectory(db, house, { counselor: marieke, client });
  const asker = as(await tokenOf(world, noor));
  const ask = (about = String(trajectory.id)) =>
    asker.post('/access-requests', { organisation_id: house.id, about, reason: askedFor });
  const path = `/trajectories/${trajectory.id}`;
  const coordinator = as(await tokenOf(world, peter));
  const admin = as(await tokenOf(world, hanneke));
  return {
    house,
    noor,
    marieke,
    peter,
    hanneke,
    client,
    trajectory,
    asker,
    ask,
    path,
    coordinator,
    admin,
  };
}

/** The mails of an organisation, the oldest first. */
export const mailsIn = ({ db }: Pick<App, 'db'>, { id }: { id: number }) =>
  db
    .selectFrom('mails')
    .where('organisation_id', '=', id)
    .orderBy('id')
    .select(['recipient', 'template', 'data'])
    .execute();
