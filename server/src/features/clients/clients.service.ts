import type {
  ClientChange,
  ClientInput,
  ClientSearchAnswer,
  ClientSearchInput,
} from '@traject/contract/clients';
import { organisationsFor } from '../../platform/access.ts';
import { addAccount } from '../../platform/accounts.ts';
import { nextVersion, refuseOlder } from '../../platform/change.ts';
import type { Db } from '../../platform/db.ts';
import { unprocessable, wrongField } from '../../platform/errors.ts';
import type { User } from '../../platform/session.ts';
import type { World } from '../../platform/world.ts';
import { getDetails } from './clients.queries.ts';
import * as clients from './write.queries.ts';

/** What other features read of clients. */
export { getClient } from './clients.queries.ts';

/** The one look over the wall: that an address is known elsewhere, and nothing more than that. */
export async function searchClient(
  db: Db,
  user: User,
  { organisation_id, email }: ClientSearchInput,
): Promise<ClientSearchAnswer> {
  checkOrganisation(user, organisation_id);
  const account = await clients.findByEmail(db, email);
  const status = statusOf(account, organisation_id);
  if (status !== 'ok' || !account) return { status };
  return { status, client: await getDetails(db, account.id) };
}

/** Makes the account of a client, or brings the data of the one who has this address up to date. */
export async function saveClient(
  world: World,
  db: Db,
  { input, user }: { input: ClientInput; user: User },
): Promise<number> {
  const { organisation_id, ...given } = input;
  checkOrganisation(user, organisation_id);
  const known = await clients.findByEmail(db, given.email);
  const status = statusOf(known, organisation_id);
  if (status === 'type_mismatch' || status === 'organisation_mismatch')
    throw unprocessable(`client.${status}`);
  if (known) {
    await changeClient(world, db, { clientId: known.id, change: given, user });
    return known.id;
  }
  return (await addClient(db, given, organisation_id)) ?? saveClient(world, db, { input, user });
}

/** Nothing when somebody else made an account with this address at the same moment. */
async function addClient(
  db: Db,
  given: Omit<ClientInput, 'organisation_id'>,
  organisation_id: number,
) {
  const { email, first_name, last_name } = given;
  const account = await addAccount(db, { email, first_name, last_name }, organisation_id);
  if (!account) return undefined;
  await clients.addMembership(db, account.id, organisation_id);
  await clients.addProfile(db, { ...partsOf(given).profile, person_id: account.id });
  return account.id;
}

type Change = { clientId: number; change: ClientChange; user: User };

export async function changeClient(world: World, db: Db, { clientId, change, user }: Change) {
  // First the trajectories, as everywhere: whoever decides on one waits here, or is waited for.
  const trajectoryIds = change.email ? await clients.lockTrajectoriesOf(db, clientId) : [];
  const stored = await clients.lockClient(db, clientId);
  const { version, ...given } = change;
  await refuseOlder(db, stored, version);
  const { person, profile } = partsOf(given);
  if (person.email && person.email !== stored.email.toLowerCase()) {
    if (stored.signs_in) throw unprocessable('client.email_signs_in');
    await world.links.revokeAll(db, clientId, 'activate');
    await world.links.revokeAll(db, clientId, 'reset');
    await world.links.revokeOfParty(db, trajectoryIds, 'client');
  }
  if (stored.plays_other_part && (person.first_name || person.last_name))
    refuseRename(stored, person);
  const next = nextVersion(stored, { user, clock: world.clock });
  await clients.setProfile(db, clientId, { ...profile, ...next });
  if (Object.values(person).some((value) => value !== undefined))
    await clients.setAccount(db, clientId, person).catch(takenIsRefused);
}

type Name = { first_name?: string | undefined; last_name?: string | undefined };

/** Who is staff or a student somewhere goes by this name there; nobody else changes it for them. */
function refuseRename(stored: Required<Name>, { first_name, last_name }: Name) {
  if ((first_name ?? stored.first_name) === stored.first_name)
    if ((last_name ?? stored.last_name) === stored.last_name) return;
  throw unprocessable('client.name_kept');
}

function checkOrganisation(user: User, organisation_id: number) {
  if (!organisationsFor(user, 'trajectories').includes(organisation_id))
    throw wrongField('organisation_id', 'unknown_choice');
}

type Account = Awaited<ReturnType<typeof clients.findByEmail>>;

function statusOf(account: Account, organisation_id: number): ClientSearchAnswer['status'] {
  if (!account) return 'nonexistant';
  const asClient = account.memberships.filter(({ code }) => code === 'client');
  if (asClient.length === 0) return 'type_mismatch';
  const here = asClient.some((membership) => membership.organisation_id === organisation_id);
  return here ? 'ok' : 'organisation_mismatch';
}

/** What belongs to the account and what to the profile; the city goes by two names. */
function partsOf({ email, first_name, last_name, city_name, ...rest }: ClientChange) {
  return {
    person: { email, first_name, last_name },
    profile: city_name === undefined ? rest : { ...rest, city: city_name },
  };
}

/** Two who take one address at once: the database lets one of them have it. */
function takenIsRefused(error: unknown): never {
  const isTaken = error instanceof Error && 'code' in error && error.code === '23505';
  throw isTaken ? unprocessable('client.email_taken') : error;
}
