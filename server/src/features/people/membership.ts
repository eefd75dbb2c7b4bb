import type { AccountTypesInput, InviteInput, OnePerson } from '@traject/contract/people';
import { isSelf, organisationOf } from '../../platform/access/access.ts';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { unprocessable } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import { copiedToken } from '../auth/auth.service.ts';
import { addPerson } from './addPerson.ts';
import { checkTaking, refusalOf } from './checks.ts';
import * as members from './members.queries.ts';
import { findShown } from './people.queries.ts';
import * as records from './records.queries.ts';
import { sendAccessGiven, sendInvited } from './sending.ts';

export async function getPerson(db: Db, person: PersonScope, user: User): Promise<OnePerson> {
  const found = await findShown(db, person.id);
  const refusal = await refusalOf(db, person, user);
  const isOff = found.state === 'deactivated';
  return {
    ...found,
    is_self: isSelf(user, person.id),
    may_deactivate: !isOff && !refusal,
    may_reactivate: isOff && !refusal,
  };
}

type Inviting = { input: InviteInput; user: User };

/**
 * Records what the admin decides, and asks the owner of the address. Nobody belongs before they
 * accept; somebody who accepted this organisation before is told their roles.
 */
export async function invite(
  world: World,
  db: Db,
  { input, user }: Inviting,
): Promise<PersonScope> {
  const { account_types, ...person } = input;
  const organisation_id = organisationOf(user, 'administration', input.organisation_id);
  await members.lockOrganisation(db, organisation_id);
  await addPerson(db, person);
  const record = await records.lockByEmail(db, organisation_id, person.email);
  if (!record) throw unprocessable('person.gone');
  if (record.deactivated_at) throw unprocessable('person.deactivated');
  const place = { person_id: record.id, organisation_id };
  const has = await members.lockTypes(db, place);
  const isNew = account_types.some((type) => !has.includes(type));
  // Somebody who never came is simply invited again.
  if (!isNew && record.account_id) throw unprocessable('person.already');
  await members.addTypes(db, place, account_types);
  if (record.account_id) await sendAccessGiven(world, db, record);
  else await sendInvited(world, db, record);
  return { id: record.id, organisation_id };
}

type Setting = { person: PersonScope; input: AccountTypesInput; user: User };

export async function setAccountTypes(world: World, db: Db, { person, input, user }: Setting) {
  const { organisation_id } = person;
  const { account_types } = input;
  await members.lockOrganisation(db, organisation_id);
  const record = await records.lockRecord(db, person.id);
  const place = { person_id: person.id, organisation_id };
  const has = await members.lockTypes(db, place);
  const added = account_types.filter((type) => !has.includes(type));
  const taken = has.filter((type) => !account_types.includes(type));
  if (added.length > 0 && record.deactivated_at) throw unprocessable('person.deactivated');
  await checkTaking(db, place, { types: taken, left: account_types });
  // Roles that stay are written again too: the admin vouches for them from now on.
  if (account_types.length > 0) await members.addTypes(db, place, account_types);
  if (taken.length > 0) await members.removeTypes(db, place, taken);
  if (account_types.length === 0) await revokeAll(world, db, person.id);
  if (added.length > 0 && record.account_id && !isSelf(user, person.id))
    await sendAccessGiven(world, db, record);
}

export async function sendInvitation(world: World, db: Db, person: PersonScope) {
  const record = await records.lockRecord(db, person.id);
  if (record.account_id) throw unprocessable('person.activated');
  if (record.deactivated_at) throw unprocessable('person.deactivated');
  const types = await members.typesOf(db, { ...person, person_id: person.id });
  if (types.length === 0) throw unprocessable('person.nowhere');
  await sendInvited(world, db, record);
}

/** Only for people already invited by mail, so that the owner of the address knows about it. */
export async function copyInvitation(world: World, db: Db, person: PersonScope) {
  await records.lockRecord(db, person.id);
  const { state } = await findShown(db, person.id);
  if (state !== 'invited') throw unprocessable('person.not_invited');
  const { token, expires_at } = await copiedToken(world, db, person.id);
  return { link: world.address(`/auth/activate/${token}`), expires_at: expires_at.toISOString() };
}

/** The link dies and its roles end; a person with no other data here is forgotten. */
export async function withdrawInvitation(world: World, db: Db, person: PersonScope) {
  await members.lockOrganisation(db, person.organisation_id);
  const record = await records.lockRecord(db, person.id);
  if (record.account_id) throw unprocessable('person.activated');
  await world.links.revokeInvitations(db, person.id);
  const isKnown = await records.hasProfile(db, person.id);
  const place = { person_id: person.id, organisation_id: person.organisation_id };
  const has = await members.lockTypes(db, place);
  const { client, counselor, student, evaluator } = await members.tiesOf(db, place);
  if (counselor) throw unprocessable('person.has_open_trajectories');
  if (evaluator) throw unprocessable('person.has_evaluations');
  // An invitation does not end the role that a client's or a student's file depends on.
  const stays = { client: client || isKnown, student: student || isKnown };
  const ended = has.filter((type) => !(type in stays && stays[type as keyof typeof stays]));
  if (ended.length > 0) await members.removeTypes(db, place, ended);
  if (!isKnown) await records.forgetRecord(db, person.id);
}

type Closing = { person: PersonScope; user: User };

/** Closes this organisation only: its admins have no say in where else somebody belongs. */
export async function deactivate(world: World, db: Db, { person, user }: Closing) {
  await members.lockOrganisation(db, person.organisation_id);
  await records.lockRecord(db, person.id);
  const refusal = await refusalOf(db, person, user);
  if (refusal) throw unprocessable(refusal);
  await records.setDeactivated(db, person.id, world.clock());
  await revokeAll(world, db, person.id);
}

export async function reactivate(db: Db, { person, user }: Closing) {
  await records.lockRecord(db, person.id);
  const refusal = await refusalOf(db, person, user);
  if (refusal) throw unprocessable(refusal);
  await records.setDeactivated(db, person.id, null);
}

/**
 * For people from an import; does nothing for those who have accepted or no longer belong there.
 */
export async function inviteMember(world: World, db: Db, person: PersonScope) {
  const record = await records.lockRecord(db, person.id);
  const types = await members.lockTypes(db, { ...person, person_id: person.id });
  if (record.account_id || record.deactivated_at || types.length === 0) return;
  await sendInvited(world, db, record);
}

/** Nothing that they were sent or made opens anything any more. */
async function revokeAll({ links }: World, db: Db, personId: number) {
  await links.revokeInvitations(db, personId);
  await links.revokeInvitations(db, personId, 'calendar');
}
