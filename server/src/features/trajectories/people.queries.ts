import type { AccountType } from '@traject/contract/common/access';
import type { Db } from '../../platform/db.ts';
import { wrongField } from '../../platform/errors.ts';

type Member = { account_id: number; organisation_id: number; account_type: AccountType };

const memberOf = (db: Db, { account_id, organisation_id, account_type }: Member) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('accounts', 'accounts.id', 'm.account_id')
    .where('m.account_id', '=', account_id)
    .where('m.organisation_id', '=', organisation_id)
    .where('m.account_type', '=', account_type)
    // Whoever takes the part away waits until this change is done, and then sees it.
    .forKeyShare('m')
    .select('m.account_id');

type Client = { client_id: number; organisation_id: number };
type Counselor = { counselor_id: number; organisation_id: number };

export const checkClient = (db: Db, { client_id, organisation_id }: Client) =>
  memberOf(db, {
    account_id: client_id,
    organisation_id,
    account_type: 'client',
  }).executeTakeFirstOrThrow(() => wrongField('client_id', 'unknown_choice'));

export const checkCounselor = (db: Db, { counselor_id, organisation_id }: Counselor) =>
  memberOf(db, { account_id: counselor_id, organisation_id, account_type: 'counselor' })
    .where('accounts.deactivated_at', 'is', null)
    .executeTakeFirstOrThrow(() => wrongField('counselor_id', 'unknown_choice'));
