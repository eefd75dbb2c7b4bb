import {
  type ClientChange,
  type ClientInput,
  type ClientSearchAnswer,
  type ClientSearchInput,
  clientForm,
} from '@traject/contract/clients';
import type { Language } from '@traject/contract/common/languages';
import { whereChanged } from '@traject/contract/common/laterRules';
import * as z from 'zod/mini';
import { organisationsFor, selfIn } from '../../platform/access/access.ts';
import type { ClientScope } from '../../platform/access/scope.ts';
import type { Self, User } from '../../platform/access/session.ts';
import { isClientSeenBy, isSeenBy, lastDay } from '../../platform/access/visibility.ts';
import type { Db } from '../../platform/database/db.ts';
import { nextVersion, refuseStale } from '../../platform/database/versionedUpdate.ts';
import { forbidden, refuseTaken, unprocessable, wrongField } from '../../platform/http/errors.ts';
import { parseOrRefuse } from '../../platform/http/parse.ts';
import { type Clock, today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { moveParty } from '../appointments/appointments.service.ts';
import { refuseSameAddress } from '../approvals/approvals.service.ts';
import { addPerson } from '../people/people.service.ts';
import { trajectoriesOfClient } from '../trajectories/trajectories.service.ts';
import { getDetails } from './clients.queries.ts';
import * as clients from './write.queries.ts';

/** The one glimpse across organisations: that an address belongs to a client elsewhere, no more. */
export async function searchClient(
  { clock }: World,
  db: Db,
  { user, language, ...asked }: ClientSearchInput & { user: User; language: Language },
): Promise<ClientSearchAnswer> {
  const { organisation_id, email } = asked;
  checkOrganisation(user, organisation_id);
  const known = await clients.findByEmail(db, organisation_id, email);
  if (known && !known.is_client) return { status: 'type_mismatch' };
  if (known && !(await isSeen(clock, db, { id: known.id, user }))) return { status: 'closed' };
  const isSeenByThem = isSeenBy({ user, access: 'trajectories' }, today(clock));
  const trajectories = await trajectoriesOfClient(db, { isSeen: isSeenByThem, email, language });
  const there = trajectories.length > 0 && { trajectories };
  if (known) return { status: 'ok', client: await getDetails(db, known.id), ...there };
  const isElsewhere = await clients.isClientElsewhere(db, organisation_id, email);
  return { status: isElsewhere ? 'organisation_mismatch' : 'nonexistant', ...there };
}

type Saving = { input: ClientInput; user: User; language: Language };

/**
 * Makes the record of a client, or updates the one with this address. Somebody known elsewhere
 * simply gets a record here too: what is kept there stays there.
 */
export async function saveClient(world: World, db: Db, saving: Saving): Promise<ClientScope> {
  const { input, user, language } = saving;
  const { organisation_id, ...given } = input;
  checkOrganisation(user, organisation_id);
  const known = await clients.findByEmail(db, organisation_id, given.email);
  if (known && !known.is_client) throw unprocessable('client.type_mismatch');
  if (known && !(await isSeen(world.clock, db, { id: known.id, user })))
    throw unprocessable('client.closed');
  if (known) {
    const client = { id: known.id, organisation_id };
    await changeClient(world, db, { client, change: given, user, language });
    return client;
  }
  const self = selfIn(user, organisation_id);
  return (await addClient(db, given, self)) ?? saveClient(world, db, saving);
}

/** An address is unique in an organisation: a colleague's client is there, and stays closed. */
const isSeen = (clock: Clock, db: Db, { id, user }: { id: number; user: User }) =>
  clients.isSeen(db, id, isClientSeenBy({ user, access: 'trajectories' }, today(clock)));

/** Returns nothing when somebody else made a record with this address at the same moment. */
async function addClient(
  db: Db,
  given: Omit<ClientInput, 'organisation_id'>,
  { id: added_by, organisation_id }: Self,
) {
  const { email, first_name, last_name } = given;
  const person = await addPerson(db, { email, first_name, last_name, organisation_id, added_by });
  if (!person) return undefined;
  await clients.addMembership(db, person.id, organisation_id);
  await clients.addProfile(db, { ...partsOf(given).profile, person_id: person.id });
  return { id: person.id, organisation_id };
}

type Change = {
  client: ClientScope;
  change: ClientChange;
  user: User;
  language: Language;
};

export async function changeClient(world: World, db: Db, asked: Change) {
  const { client, change, user, language } = asked;
  // The trajectories first, as everywhere, so that this and a decision wait for each other.
  const trajectoryIds = change.email ? await clients.lockTrajectoriesOf(db, client.id) : [];
  const stored = await clients.lockClient(db, client.id);
  const { version, ...given } = change;
  const self = selfIn(user, client.organisation_id);
  await refuseStale(db, stored, { seen: version, self });
  const rules = z.pick(clientForm, namesIn(given) as never);
  parseOrRefuse(whereChanged(rules, given, stored), given, language);
  const { person, profile } = partsOf(given);
  const isElsewhere = person.email && person.email !== stored.email.toLowerCase();
  if (isElsewhere) {
    await refuseMore(db, client, user);
    // Whoever is in for a while would stay, at an address of their own.
    const stays = isClientSeenBy({ user, access: 'trajectories' }, lastDay);
    if (!(await clients.isSeen(db, client.id, stays))) throw forbidden('member.for_a_while');
    // The address of a record is where its mail goes; nobody signs in with it.
    await world.links.revokeInvitations(db, client.id);
    await world.links.revokeOfParty(db, trajectoryIds, 'client');
  }
  const next = nextVersion(stored, { self, clock: world.clock });
  await clients.setProfile(db, client.id, { ...profile, ...next });
  if (Object.values(person).some((value) => value !== undefined))
    await clients.setPerson(db, client.id, person).catch(refuseTaken('client.email_taken'));
  if (!isElsewhere) return;
  await refuseSameAddress(db, trajectoryIds);
  await moveParty(world, db, trajectoryIds, 'client');
}

const namesIn = (given: Omit<ClientChange, 'version'>) =>
  Object.fromEntries(Object.keys(given).map((name) => [name, true as const]));

/**
 * The owner of the address accepts everything a record is: if more than a client, admins decide.
 */
async function refuseMore(db: Db, { id, organisation_id }: ClientScope, user: User) {
  const isOnlyClient = await clients.lockIsOnlyClient(db, id);
  if (!isOnlyClient && !organisationsFor(user, 'administration').includes(organisation_id))
    throw unprocessable('client.more_than_client');
}

function checkOrganisation(user: User, organisation_id: number) {
  if (!organisationsFor(user, 'trajectories').includes(organisation_id))
    throw wrongField('organisation_id', 'unknown_choice');
}

/** Splits what belongs to the person from what belongs to the profile; the city has two names. */
function partsOf({ email, first_name, last_name, city_name, ...rest }: ClientChange) {
  return {
    person: { email, first_name, last_name },
    profile: city_name === undefined ? rest : { ...rest, city: city_name },
  };
}
