import type { AccountType } from '@traject/contract/common/access';
import type { Expression, SqlBool } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { wrongField } from '../../platform/http/errors.ts';

type Member = { person_id: number; organisation_id: number; account_type: AccountType };

const memberOf = (db: Db, { person_id, organisation_id, account_type }: Member) =>
  db
    .selectFrom('memberships as c')
    .innerJoin('people', 'people.id', 'c.person_id')
    .where('c.person_id', '=', person_id)
    .where('c.organisation_id', '=', organisation_id)
    .where('c.account_type', '=', account_type)
    // Locked, so that taking the role away waits until this change is done, and then sees it.
    .forKeyShare('c')
    .select('c.person_id');

type Client = { client_id: number; organisation_id: number };
type Counselor = { counselor_id: number; organisation_id: number };

export const checkClient = (db: Db, client: Client, isSeen: Expression<SqlBool>) =>
  memberOf(db, { ...client, person_id: client.client_id, account_type: 'client' })
    .where(isSeen)
    .executeTakeFirstOrThrow(() => wrongField('client_id', 'unknown_choice'));

export const checkCounselor = (
  db: Db,
  { counselor_id, organisation_id }: Counselor,
  field: 'counselor_id' | 'to_id' = 'counselor_id',
) =>
  memberOf(db, { person_id: counselor_id, organisation_id, account_type: 'counselor' })
    .where('people.deactivated_at', 'is', null)
    .executeTakeFirstOrThrow(() => wrongField(field, 'unknown_choice'));
