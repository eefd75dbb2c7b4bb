import type { AccountType } from '@traject/contract/common/access';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { peopleWith } from '../../platform/database/search.ts';
import type { Tables } from '../../platform/database/tables.gen.ts';
import { wrongField } from '../../platform/http/errors.ts';

export type Known = {
  id: number;
  email: string;
  is_off: boolean;
  is_waiting: boolean;
  types: AccountType[];
};

type Asked = { organisation_id: number; emails: string[] };

/** People the organisation already knows, by address; records elsewhere are not looked at. */
export async function knownBy(
  db: Db,
  { organisation_id, emails }: Asked,
): Promise<Map<string, Known>> {
  const rows = await db
    .selectFrom('people as a')
    .where('a.organisation_id', '=', organisation_id)
    .where('a.id', '=', peopleWith(...emails))
    .select([
      'a.id',
      'a.email',
      sql<boolean>`a.deactivated_at is not null`.as('is_off'),
      sql<boolean>`a.joined_at is null`.as('is_waiting'),
      sql<AccountType[]>`array(select account_type from memberships
        where person_id = a.id)`.as('types'),
    ])
    .execute();
  return new Map(rows.map((row) => [row.email.toLowerCase(), row]));
}

export const findLanguage = async (db: Db, organisation_id: number) => {
  const { language } = await db
    .selectFrom('organisations')
    .where('id', '=', organisation_id)
    .select('language')
    .executeTakeFirstOrThrow();
  return language;
};

export const checkDiploma = (db: Db, id: number, organisation_id: number) =>
  db
    .selectFrom('diplomas')
    .where('id', '=', id)
    .where('organisation_id', '=', organisation_id)
    .where('archived', '=', false)
    .select('id')
    .executeTakeFirstOrThrow(() => wrongField('diploma_id', 'unknown_choice'));

/** Returns those whose address was still free. */
export const addRecords = (db: Db, records: Insertable<Tables['people']>[]) =>
  db
    .insertInto('people')
    .values(records)
    .onConflict((conflict) => conflict.columns(['organisation_id', 'email']).doNothing())
    .returning(['id', 'email'])
    .execute();

export const addProfiles = (db: Db, profiles: Insertable<Tables['profiles']>[]) =>
  db.insertInto('profiles').values(profiles).execute();

/** Returns those who did not have the role yet. */
export async function addMemberships(db: Db, memberships: Insertable<Tables['memberships']>[]) {
  const added = await db
    .insertInto('memberships')
    .values(memberships)
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .execute();
  return new Set(added.map(({ person_id }) => person_id));
}

export async function addEnrolments(db: Db, enrolments: Insertable<Tables['enrolments']>[]) {
  const added = await db
    .insertInto('enrolments')
    .values(enrolments)
    .onConflict((conflict) => conflict.doNothing())
    .returning('student_id')
    .execute();
  return new Set(added.map(({ student_id }) => student_id));
}

type Place = { organisation_id: number; diploma_id: number };

export const setWorkplaces = (
  db: Db,
  { organisation_id, diploma_id }: Place,
  said: { email: string; workplace: string }[],
) =>
  sql`update enrolments n set workplace = s.workplace
    from json_to_recordset(${JSON.stringify(said)}::json) as s (email citext, workplace text)
      join people p on p.email = s.email and p.organisation_id = ${organisation_id}
    where n.student_id = p.id and n.diploma_id = ${diploma_id}
      and n.workplace <> s.workplace`.execute(db);
