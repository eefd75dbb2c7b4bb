import { type Expression, type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { peopleWith } from '../../platform/database/search.ts';
import type { Tables } from '../../platform/database/tables.gen.ts';
import { staleVersion } from '../../platform/database/versionedUpdate.ts';
import { lockProfile } from '../people/people.service.ts';

export const findByEmail = (db: Db, organisation_id: number, email: string) =>
  db
    .selectFrom('people as p')
    .where('p.organisation_id', '=', organisation_id)
    .where('p.id', '=', peopleWith(email))
    .select('p.id')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('memberships as m')
          .whereRef('m.person_id', '=', 'p.id')
          .where('m.account_type', '=', 'client')
          .select('m.person_id'),
      )
        .$castTo<boolean>()
        .as('is_client'),
    )
    .executeTakeFirst();

export const isSeen = async (db: Db, id: number, condition: Expression<SqlBool>) =>
  (await db
    .selectFrom('memberships as c')
    .where('c.person_id', '=', id)
    .where('c.account_type', '=', 'client')
    .where(condition)
    .select('c.person_id')
    .executeTakeFirst()) !== undefined;

export async function isClientElsewhere(db: Db, organisation_id: number, email: string) {
  const { rows } = await sql<{ found: boolean }>`
    select is_client_elsewhere(${email}, ${organisation_id}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

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
    .select(['date_of_birth', 'postal_code', 'phone_number', 'mobile_number'])
    .executeTakeFirstOrThrow();
}

/** Locked, so that nobody gives them another role meanwhile. */
export async function lockIsOnlyClient(db: Db, id: number) {
  await db.selectFrom('people').where('id', '=', id).select('id').forNoKeyUpdate().execute();
  const other = await db
    .selectFrom('memberships')
    .where('person_id', '=', id)
    .where('account_type', '<>', 'client')
    .select('account_type')
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

type Profile = Updateable<Tables['profiles']> & { version: number };

export const setProfile = (db: Db, clientId: number, profile: Profile) =>
  db
    .updateTable('profiles')
    .set(profile)
    .where('person_id', '=', clientId)
    .where('version', '=', profile.version - 1)
    .returning('person_id')
    .executeTakeFirstOrThrow(staleVersion);

export const setPerson = (db: Db, clientId: number, person: Partial<Person>) =>
  db.updateTable('people').set(person).where('id', '=', clientId).execute();
