import type { AccountType } from '@traject/contract/common/access';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { peopleWith } from '../../platform/database/search.ts';

type Membership = { code: AccountType; asked_by_student: boolean };

const peopleIn = (db: Db, organisation_id: number) =>
  db
    .selectFrom('people as a')
    .where('a.organisation_id', '=', organisation_id)
    .select(['a.id', 'a.email', 'a.name', 'a.first_name', 'a.language', 'a.deactivated_at'])
    .select(({ eb }) => [
      eb('a.account_id', 'is not', null).$castTo<boolean>().as('has_account'),
      sql<Membership[]>`coalesce((select json_agg(json_build_object(
          'code', m.account_type, 'asked_by_student', m.asked_by_student)) from memberships m
        where m.person_id = a.id), '[]')`.as('memberships'),
    ]);

/** Somebody, with their roles in this organisation. */
export const getPerson = (db: Db, organisation_id: number, id: number) =>
  peopleIn(db, organisation_id).where('a.id', '=', id).executeTakeFirstOrThrow();

export const findPerson = (db: Db, organisation_id: number, email: string) =>
  peopleIn(db, organisation_id).where('a.id', '=', peopleWith(email)).executeTakeFirst();

export type Person = Awaited<ReturnType<typeof getPerson>>;

type Joining = { person_id: number; organisation_id: number; asked_by_student: boolean };

/** An evaluator brought in by a student is for everybody once the school asks them too. */
export const addEvaluator = (db: Db, { asked_by_student, ...joining }: Joining) =>
  db
    .insertInto('memberships')
    .values({ ...joining, account_type: 'evaluator', asked_by_student })
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'organisation_id', 'account_type']).doUpdateSet({
        asked_by_student: sql<boolean>`memberships.asked_by_student and excluded.asked_by_student`,
      }),
    )
    .execute();

type Waiting = { id: number; roles: string[]; until: Date };

/** In which roles something waits for each of them, and until when the last of it can be done. */
export async function waitingOf(db: Db, people: readonly { id: number }[], now: Date) {
  const ids = people.map(({ id }) => id);
  const { rows } = await sql<Waiting>`select evaluator_id as id, array_agg(distinct role) as roles,
      max(expires_at) as until
    from evaluations where evaluator_id = any(${ids}) and done_at is null and expires_at > ${now}
    group by evaluator_id`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
