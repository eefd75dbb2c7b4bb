import type { AccountType } from '@traject/contract/common/access';
import { trajectoryStates } from '@traject/contract/common/trajectoryStates';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

export const finishedStates = trajectoryStates
  .filter(({ kind }) => kind === 'finished')
  .map(({ id }) => id);

/** Changes to an organisation's admins take turns. */
export const lockOrganisation = (db: Db, id: number) =>
  db.selectFrom('organisations').where('id', '=', id).select('id').forNoKeyUpdate().execute();

type Place = { person_id: number; organisation_id: number };

const typesIn = (db: Db, { person_id, organisation_id }: Place) =>
  db
    .selectFrom('memberships')
    .where('person_id', '=', person_id)
    .where('organisation_id', '=', organisation_id)
    .select(({ ref }) => ref('account_type').$castTo<AccountType>().as('type'));

export const typesOf = async (db: Db, place: Place) =>
  (await typesIn(db, place).execute()).map(({ type }) => type);

/** Somebody's current roles there, locked so that they cannot change meanwhile. */
export const lockTypes = async (db: Db, place: Place) =>
  (await typesIn(db, place).forUpdate().execute()).map(({ type }) => type);

export const addTypes = (db: Db, place: Place, types: readonly AccountType[]) =>
  db
    .insertInto('memberships')
    .values(types.map((account_type) => ({ ...place, account_type })))
    // Somebody whom only students asked so far is now vouched for by an admin.
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'organisation_id', 'account_type'])
        .doUpdateSet({ asked_by_student: false }),
    )
    .execute();

export const removeTypes = (db: Db, place: Place, types: readonly AccountType[]) =>
  db
    .deleteFrom('memberships')
    .where('person_id', '=', place.person_id)
    .where('organisation_id', '=', place.organisation_id)
    .where('account_type', 'in', types)
    .execute();

/** What keeps somebody in a role: each is a reason not to take it away. */
export const tiesOf = (db: Db, { person_id, organisation_id }: Place) =>
  db
    .selectNoFrom(({ exists, selectFrom }) => {
      const trajectories = selectFrom('trajectories as t')
        .where('t.organisation_id', '=', organisation_id)
        .select('t.id');
      return [
        exists(trajectories.where('t.client_id', '=', person_id))
          .$castTo<boolean>()
          .as('client'),
        exists(
          trajectories
            .where('t.counselor_id', '=', person_id)
            .where('t.deleted_at', 'is', null)
            .where('t.trajectory_state_id', 'not in', finishedStates),
        )
          .$castTo<boolean>()
          .as('counselor'),
        exists(
          selectFrom('enrolments')
            .where('student_id', '=', person_id)
            .where('organisation_id', '=', organisation_id)
            .select('student_id'),
        )
          .$castTo<boolean>()
          .as('student'),
        exists(
          selectFrom('evaluations as e')
            .where('e.evaluator_id', '=', person_id)
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

/** The admins of an organisation who accepted their invitation and can let others in. */
const admins = (db: Db, organisation_id: number) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('people as p', 'p.id', 'm.person_id')
    .where('m.organisation_id', '=', organisation_id)
    .where('m.account_type', '=', 'admin')
    .where('p.deactivated_at', 'is', null)
    .where('p.account_id', 'is not', null);

export const findAdmins = (db: Db, organisation_id: number) =>
  admins(db, organisation_id).select(['p.id', 'p.email', 'p.first_name', 'p.language']).execute();

export const countOtherAdmins = async (db: Db, { person_id, organisation_id }: Place) => {
  const { count } = await admins(db, organisation_id)
    .where('m.person_id', '<>', person_id)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};
