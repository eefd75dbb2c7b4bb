import { type AccountType, abilitiesOf } from '@traject/contract/common/access';
import { isSelf } from '../../platform/access/access.ts';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { unprocessable } from '../../platform/http/errors.ts';
import type { ErrorKey } from '../../platform/texts/texts.ts';
import * as members from './members.queries.ts';

type Place = { person_id: number; organisation_id: number };
type Taking = { types: readonly AccountType[]; left: readonly AccountType[] };

/** Unfinished work keeps somebody in the role they need for it. */
export async function checkTaking(db: Db, place: Place, { types, left }: Taking) {
  const ties = await members.tiesOf(db, place);
  if (types.includes('client') && ties.client) throw unprocessable('person.has_trajectories');
  if (types.includes('counselor') && ties.counselor)
    throw unprocessable('person.has_open_trajectories');
  if (types.includes('student') && ties.student) throw unprocessable('person.has_enrolments');
  const stays = abilitiesOf(left).includes('evaluating');
  if (types.length > 0 && ties.evaluator && !stays) throw unprocessable('person.has_evaluations');
  if (types.includes('admin') && (await members.countOtherAdmins(db, place)) === 0)
    throw unprocessable('person.last_admin');
}

/** Why this admin cannot shut somebody out or let them back in, if they cannot. */
export async function refusalOf(
  db: Db,
  person: PersonScope,
  user: User,
): Promise<ErrorKey | undefined> {
  if (isSelf(user, person.id)) return 'person.self';
  if (await isLastAdmin(db, person)) return 'person.last_admin';
  return undefined;
}

/** Whether the organisation would be left without an admin. */
export async function isLastAdmin(db: Db, { id: person_id, organisation_id }: PersonScope) {
  const place = { person_id, organisation_id };
  const types = await members.typesOf(db, place);
  return types.includes('admin') && (await members.countOtherAdmins(db, place)) === 0;
}
