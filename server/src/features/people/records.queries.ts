import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { peopleWith } from '../../platform/database/search.ts';
import { notFound } from '../../platform/http/errors.ts';

const record = (db: Db) =>
  db
    .selectFrom('people')
    .select(['id', 'organisation_id', 'account_id', 'email', 'first_name', 'language'])
    .select(['deactivated_at', 'joined_at'])
    .forNoKeyUpdate();

export type LockedRecord = Awaited<ReturnType<typeof lockRecord>>;

export const lockRecord = (db: Db, id: number) =>
  record(db).where('id', '=', id).executeTakeFirstOrThrow(notFound);

export const lockByEmail = (db: Db, organisation_id: number, email: string) =>
  record(db)
    .where('organisation_id', '=', organisation_id)
    .where('id', '=', peopleWith(email))
    .executeTakeFirst();

export const setDeactivated = (db: Db, id: number, deactivated_at: Date | null) =>
  db.updateTable('people').set({ deactivated_at }).where('id', '=', id).execute();

export const hasProfile = async (db: Db, person_id: number) => {
  const profile = db.selectFrom('profiles').where('person_id', '=', person_id);
  return (await profile.select('person_id').executeTakeFirst()) !== undefined;
};

/** Only for a record that nothing else refers to. */
export const forgetRecord = (db: Db, id: number) =>
  db
    .deleteFrom('people as p')
    .where('p.id', '=', id)
    .where('p.account_id', 'is', null)
    .where(
      sql<boolean>`not exists (select from memberships where person_id = p.id)
        and not exists (select from trajectories where p.id in (client_id, counselor_id))
        and not exists (select from enrolments where student_id = p.id)
        and not exists (select from evaluations where p.id in (evaluator_id, asked_by))
        and not exists (select from tasks where person_id = p.id)
        and not exists (select from appointments where owner_id = p.id)
        and not exists (select from appointment_guests where person_id = p.id)
        and not exists (select from handovers where p.id in (from_id, to_id))`,
    )
    .execute();

export const lockTrajectoriesOf = async (db: Db, client_id: number) => {
  const trajectories = db.selectFrom('trajectories').where('client_id', '=', client_id);
  const rows = await trajectories.select('id').orderBy('id').forUpdate().execute();
  return rows.map(({ id }) => id);
};

type Correction = { email?: string; first_name?: string; last_name?: string };

export const correct = (db: Db, id: number, correction: Correction) =>
  db.updateTable('people').set(correction).where('id', '=', id).execute();
