import type { AccountType } from '@traject/contract/common/access';
import { type Insertable, sql, type Updateable } from 'kysely';
import { changedMeanwhile } from '../../platform/change.ts';
import type { Db } from '../../platform/db.ts';
import { lockProfile } from '../../platform/profiles.ts';
import type { Tables } from '../../platform/tables.gen.ts';

type Memberships = { code: AccountType; organisation_id: number }[];

export const findByEmail = (db: Db, email: string) =>
  db
    .selectFrom('people as a')
    .where('email', '=', email)
    .select(['a.id', memberships.as('memberships')])
    .executeTakeFirst();

const memberships = sql<Memberships>`coalesce((
  select json_agg(json_build_object('code', account_type, 'organisation_id', organisation_id))
  from memberships where person_id = a.id), '[]')`;

type Person = { email: string; first_name: string; last_name: string };

export const addMembership = (db: Db, person_id: number, organisation_id: number) =>
  db
    .insertInto('memberships')
    .values({ person_id, organisation_id, account_type: 'client' })
    .execute();

export const addProfile = (db: Db, profile: Insertable<Tables['profiles']>) =>
  db.insertInto('profiles').values(profile).execute();

export async function lockTrajectoriesOf(db: Db, clientId: number) {
  const rows = await db
    .selectFrom('trajectories')
    .where('client_id', '=', clientId)
    .orderBy('id')
    .select('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function lockClient(db: Db, clientId: number) {
  await lockProfile(db, clientId);
  return db
    .selectFrom('profiles as p')
    .innerJoin('people as a', 'a.id', 'p.person_id')
    .where('p.person_id', '=', clientId)
    .select(['a.id', 'a.email', 'first_name', 'last_name'])
    .select(['p.version', 'p.updated_at', 'p.updated_by'])
    .select([hasOwnAccount.as('signs_in'), playsOtherPart.as('plays_other_part')])
    .executeTakeFirstOrThrow();
}

/** Who was only asked for an evaluation, and never came, plays no part yet. */
const playsOtherPart = sql<boolean>`exists (
  select from memberships m where m.person_id = a.id and m.account_type <> 'client'
    and (m.account_type <> 'evaluator' or a.password_hash is not null))`;

/** Somebody with a password or another part to play signs in; their address is theirs to keep. */
const hasOwnAccount = sql<boolean>`a.password_hash is not null or ${playsOtherPart}`;

type Profile = Updateable<Tables['profiles']> & { version: number };

export const setProfile = (db: Db, clientId: number, profile: Profile) =>
  db
    .updateTable('profiles')
    .set(profile)
    .where('person_id', '=', clientId)
    .where('version', '=', profile.version - 1)
    .returning('person_id')
    .executeTakeFirstOrThrow(changedMeanwhile);

export const setAccount = (db: Db, clientId: number, person: Partial<Person>) =>
  db.updateTable('people').set(person).where('id', '=', clientId).execute();
