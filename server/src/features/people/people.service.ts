import type { AccountTypesInput, InviteInput, OnePerson } from '@traject/contract/people';
import { organisationOf, organisationsFor } from '../../platform/access.ts';
import { addAccount } from '../../platform/accounts.ts';
import type { PersonScope } from '../../platform/administrationScope.ts';
import type { Db } from '../../platform/db.ts';
import { unprocessable } from '../../platform/errors.ts';
import type { User } from '../../platform/session.ts';
import type { World } from '../../platform/world.ts';
import * as accounts from './accounts.queries.ts';
import { checkGiving, checkTaking, refusalOf } from './checks.ts';
import * as members from './members.queries.ts';
import { findShown } from './people.queries.ts';
import { sendAccessGiven, sendInvited } from './sending.ts';

/** What other features ask of people. */
export { isLastAdmin } from './checks.ts';
export { lockOrganisations } from './members.queries.ts';

export async function getPerson(db: Db, id: number, user: User): Promise<OnePerson> {
  const person = await findShown(db, id, organisationsFor(user, 'administration'));
  const refusal = await refusalOf(db, id, user);
  const isOff = person.state === 'deactivated';
  return {
    ...person,
    is_self: id === user.id,
    may_deactivate: !isOff && !refusal,
    may_reactivate: isOff && !refusal,
  };
}

type Inviting = { input: InviteInput; user: User };

/** Who is new gets a link to a password; who has an account is told where it can be used now. */
export async function invite(world: World, db: Db, { input, user }: Inviting): Promise<number> {
  const { account_types, organisation_id, ...person } = input;
  organisationOf(user, 'administration', organisation_id);
  await members.lockOrganisations(db, [organisation_id]);
  await addAccount(db, person, organisation_id);
  const account = await accounts.lockByEmail(db, person.email);
  if (!account) throw unprocessable('person.gone');
  if (account.deactivated_at) throw unprocessable('person.deactivated');
  const place = { account_id: account.id, organisation_id };
  const has = await members.lockTypes(db, place);
  const added = account_types.filter((type) => !has.includes(type));
  // Who never came is simply asked again.
  if (added.length === 0 && account.has_password) throw unprocessable('person.already');
  await checkGiving(db, { account_id: account.id, types: added, user });
  await members.addTypes(db, place, account_types);
  const mail = { account, organisation_id };
  if (account.has_password) await sendAccessGiven(world, db, mail);
  else await sendInvited(world, db, mail);
  return account.id;
}

type Setting = { person: PersonScope; input: AccountTypesInput; user: User };

export async function setAccountTypes(world: World, db: Db, { person, input, user }: Setting) {
  const { organisation_id, account_types } = input;
  organisationOf(user, 'administration', organisation_id);
  await members.lockOrganisations(db, [organisation_id]);
  const account = await accounts.lockAccount(db, person.id);
  const place = { account_id: person.id, organisation_id };
  const has = await members.lockTypes(db, place);
  const added = account_types.filter((type) => !has.includes(type));
  const taken = has.filter((type) => !account_types.includes(type));
  if (added.length > 0 && account.deactivated_at) throw unprocessable('person.deactivated');
  await checkGiving(db, { account_id: person.id, types: added, user });
  await checkTaking(db, place, { types: taken, left: account_types });
  // What stays is said again too: it is the admin's word from now on.
  if (account_types.length > 0) await members.addTypes(db, place, account_types);
  if (taken.length > 0) await members.removeTypes(db, place, taken);
  if (added.length > 0 && account.has_password && person.id !== user.id)
    await sendAccessGiven(world, db, { account, organisation_id });
}

export async function sendInvitation(world: World, db: Db, person: PersonScope) {
  const [organisation_id] = person.organisation_ids;
  const account = await accounts.lockAccount(db, person.id);
  if (account.has_password) throw unprocessable('person.activated');
  if (account.deactivated_at) throw unprocessable('person.deactivated');
  if (!organisation_id) throw unprocessable('person.nowhere');
  await sendInvited(world, db, { account, organisation_id });
}

/** The link is dead and what it led to is over; who left nothing else behind is forgotten. */
export async function withdrawInvitation(world: World, db: Db, person: PersonScope) {
  await members.lockOrganisations(db, person.organisation_ids);
  const account = await accounts.lockAccount(db, person.id);
  if (account.has_password) throw unprocessable('person.activated');
  // Where they are invited too, the link stays good.
  if (!(await members.isMemberOutside(db, person.id, person.organisation_ids)))
    await world.links.revokeOfAccount(db, person.id);
  const isKnown = await accounts.hasProfile(db, person.id);
  for (const organisation_id of person.organisation_ids) {
    const place = { account_id: person.id, organisation_id };
    const has = await members.lockTypes(db, place);
    const { client, counselor, student, evaluator } = await members.tiesOf(db, place);
    if (counselor) throw unprocessable('person.has_open_trajectories');
    if (evaluator) throw unprocessable('person.has_evaluations');
    // A client's and a student's file is not the invitation's to end.
    const stays = { client: client || isKnown, student: student || isKnown };
    const ended = has.filter((type) => !(type in stays && stays[type as keyof typeof stays]));
    if (ended.length > 0) await members.removeTypes(db, place, ended);
  }
  if (!isKnown) await accounts.forgetAccount(db, person.id);
}

type Closing = { person: PersonScope; user: User };

export async function deactivate(world: World, db: Db, { person, user }: Closing) {
  await members.lockOrganisations(db, person.organisation_ids);
  await accounts.lockAccount(db, person.id);
  const refusal = await refusalOf(db, person.id, user);
  if (refusal) throw unprocessable(refusal);
  await accounts.setDeactivated(db, person.id, world.clock());
  await world.sessions.closeAll(db, person.id);
  await world.links.revokeOfAccount(db, person.id);
}

export async function reactivate(db: Db, { person, user }: Closing) {
  await accounts.lockAccount(db, person.id);
  const refusal = await refusalOf(db, person.id, user);
  if (refusal) throw unprocessable(refusal);
  await accounts.setDeactivated(db, person.id, null);
}

type Member = { account_id: number; organisation_id: number };

/** For who came by a list; nothing for who can sign in already, or no longer belongs there. */
export async function inviteMember(world: World, db: Db, { account_id, organisation_id }: Member) {
  const account = await accounts.lockAccount(db, account_id);
  const types = await members.lockTypes(db, { account_id, organisation_id });
  if (account.has_password || account.deactivated_at || types.length === 0) return;
  await sendInvited(world, db, { account, organisation_id });
}
