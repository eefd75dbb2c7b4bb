import type { AccountType } from '@traject/contract/common/access';
import { trajectoryStates } from '@traject/contract/common/trajectoryStates';
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

const finished = trajectoryStates.filter(({ kind }) => kind === 'finished').map(({ id }) => id);

/** Whoever changes who is admin of an organisation takes turns with the others. */
export const lockOrganisations = (db: Db, ids: number[]) =>
  db
    .selectFrom('organisations')
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .orderBy('id')
    .select('id')
    .forNoKeyUpdate()
    .execute();

type Place = { account_id: number; organisation_id: number };

/** What somebody is there now; nobody gives or takes it at the same time. */
export async function lockTypes(db: Db, { account_id, organisation_id }: Place) {
  const rows = await db
    .selectFrom('memberships')
    .where('account_id', '=', account_id)
    .where('organisation_id', '=', organisation_id)
    .select('account_type')
    .forUpdate()
    .execute();
  return rows.map(({ account_type }) => account_type as AccountType);
}

export const addTypes = (db: Db, place: Place, types: readonly AccountType[]) =>
  db
    .insertInto('memberships')
    .values(types.map((account_type) => ({ ...place, account_type })))
    // Whom only students asked so far is vouched for by an admin now.
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'organisation_id', 'account_type'])
        .doUpdateSet({ asked_by_student: false }),
    )
    .execute();

export const removeTypes = (db: Db, place: Place, types: readonly AccountType[]) =>
  db
    .deleteFrom('memberships')
    .where('account_id', '=', place.account_id)
    .where('organisation_id', '=', place.organisation_id)
    .where('account_type', 'in', types)
    .execute();

/** What keeps somebody in a part: each is a reason not to take it away. */
export const tiesOf = (db: Db, { account_id, organisation_id }: Place) =>
  db
    .selectNoFrom(({ exists, selectFrom }) => {
      const trajectories = selectFrom('trajectories as t')
        .where('t.organisation_id', '=', organisation_id)
        .select('t.id');
      return [
        exists(trajectories.where('t.client_id', '=', account_id))
          .$castTo<boolean>()
          .as('client'),
        exists(
          trajectories
            .where('t.counselor_id', '=', account_id)
            .where('t.deleted_at', 'is', null)
            .where('t.trajectory_state_id', 'not in', finished),
        )
          .$castTo<boolean>()
          .as('counselor'),
        exists(
          selectFrom('enrolments')
            .where('student_id', '=', account_id)
            .where('organisation_id', '=', organisation_id)
            .select('student_id'),
        )
          .$castTo<boolean>()
          .as('student'),
        exists(
          selectFrom('evaluations as e')
            .where('e.evaluator_id', '=', account_id)
            .where('e.organisation_id', '=', organisation_id)
            .where('e.done_at', 'is', null)
            .where('e.expires_at', '>', sql<Date>`now()`)
            .select('e.id'),
        )
          .$castTo<boolean>()
          .as('evaluator'),
      ];
    })
    .executeTakeFirstOrThrow();

/** Of an organisation, besides one: those who can still sign in and let others in. */
export const countOtherAdmins = async (db: Db, { account_id, organisation_id }: Place) => {
  const { count } = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .where('m.organisation_id', '=', organisation_id)
    .where('m.account_type', '=', 'admin')
    .where('m.account_id', '<>', account_id)
    .where('a.deactivated_at', 'is', null)
    .where('a.password_hash', 'is not', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

export async function administeredBy(db: Db, account_id: number) {
  const rows = await db
    .selectFrom('memberships')
    .where('account_id', '=', account_id)
    .where('account_type', '=', 'admin')
    .select('organisation_id')
    .execute();
  return rows.map(({ organisation_id }) => organisation_id);
}

export const isMemberOutside = async (db: Db, account_id: number, organisations: number[]) =>
  (await outside(db, 'memberships', { account_id, organisations })) !== undefined;

/** Somebody keeps a file of them elsewhere, or did when they were there. */
export const hasFileOutside = async (db: Db, account_id: number, organisations: number[]) =>
  (await outside(db, 'file_keepers', { account_id, organisations })) !== undefined;

type Outside = { account_id: number; organisations: number[] };

const outside = (
  db: Db,
  table: 'memberships' | 'file_keepers',
  { account_id, organisations }: Outside,
) =>
  db
    .selectFrom(table)
    .where('account_id', '=', account_id)
    .where('organisation_id', '<>', sql<number>`all(${organisations}::integer[])`)
    .select('account_id')
    .limit(1)
    .executeTakeFirst();
