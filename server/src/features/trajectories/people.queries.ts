import type { AccountType } from '@traject/contract/common/access';
import type { Db } from '../../platform/database/db.ts';
import { wrongField } from '../../platform/http/errors.ts';

type Member = { person_id: number; organisation_id: number; account_type: AccountType };

const memberOf = (db: Db, { person_id, organisation_id, account_type }: Member) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('people', 'people.id', 'm.person_id')
    .where('m.person_id', '=', person_id)
    .where('m.organisation_id', '=', organisation_id)
    .where('m.account_type', '=', account_type)
    // Locked, so that taking the role away waits until this change is done, and then sees it.
    .forKeyShare('m')
    .select('m.person_id');

type Client = { client_id: number; organisation_id: number };
type Counselor = { counselor_id: number; organisation_id: number };

export const checkClient = (db: Db, { client_id, organisation_id }: Client) =>
  memberOf(db, {
    person_id: client_id,
    organisation_id,
    account_type: 'client',
  }).executeTakeFirstOrThrow(() => wrongField('client_id', 'unknown_choice'));

export const checkCounselor = (db: Db, { counselor_id, organisation_id }: Counselor) =>
  memberOf(db, { person_id: counselor_id, organisation_id, account_type: 'counselor' })
    .where('people.deactivated_at', 'is', null)
    .executeTakeFirstOrThrow(() => wrongField('counselor_id', 'unknown_choice'));
