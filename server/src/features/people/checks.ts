import type { AccountType } from '@traject/contract/common/access';
import { organisationsFor } from '../../platform/access.ts';
import type { PersonScope } from '../../platform/administrationScope.ts';
import type { Db } from '../../platform/db.ts';
import { unprocessable } from '../../platform/errors.ts';
import type { User } from '../../platform/session.ts';
import type { ErrorKey } from '../../platform/texts/texts.ts';
import * as members from './members.queries.ts';

type Giving = { account_id: number; types: readonly AccountType[]; user: User };

/**
 * A client's and a student's file goes with the account: nobody gets to see what another
 * organisation keeps of somebody by making them theirs too.
 */
export async function checkGiving(db: Db, { account_id, types, user }: Giving) {
  if (!types.includes('client') && !types.includes('student')) return;
  const own = organisationsFor(user, 'administration');
  if (await members.hasFileOutside(db, account_id, own))
    throw unprocessable('person.elsewhere_file');
}

type Place = { account_id: number; organisation_id: number };

type Taking = { types: readonly AccountType[]; left: readonly AccountType[] };

/** What is not finished keeps somebody in the part they play in it. */
export async function checkTaking(db: Db, place: Place, { types, left }: Taking) {
  const ties = await members.tiesOf(db, place);
  if (types.includes('client') && ties.client) throw unprocessable('person.has_trajectories');
  if (types.includes('counselor') && ties.counselor)
    throw unprocessable('person.has_open_trajectories');
  if (types.includes('student') && ties.student) throw unprocessable('person.has_enrolments');
  // Any part but a client's lets somebody evaluate.
  const stays = left.some((type) => type !== 'client');
  if (types.length > 0 && ties.evaluator && !stays) throw unprocessable('person.has_evaluations');
  if (types.includes('admin') && (await members.countOtherAdmins(db, place)) === 0)
    throw unprocessable('person.last_admin');
}

/** Why an account cannot be closed or opened by this admin, if it cannot. */
export async function refusalOf(
  db: Db,
  account_id: number,
  user: User,
): Promise<ErrorKey | undefined> {
  if (account_id === user.id) return 'person.self';
  if (await isElsewhere(db, account_id, user)) return 'person.elsewhere';
  const organisation_ids = await members.administeredBy(db, account_id);
  if (await isLastAdmin(db, { id: account_id, organisation_ids })) return 'person.last_admin';
  return undefined;
}

/** Whether one of these organisations would be left without an admin. */
export async function isLastAdmin(db: Db, { id, organisation_ids }: PersonScope) {
  const administered = await members.administeredBy(db, id);
  for (const organisation_id of organisation_ids.filter((one) => administered.includes(one)))
    if ((await members.countOtherAdmins(db, { account_id: id, organisation_id })) === 0)
      return true;
  return false;
}

const isElsewhere = (db: Db, account_id: number, user: User) =>
  members.isMemberOutside(db, account_id, organisationsFor(user, 'administration'));
