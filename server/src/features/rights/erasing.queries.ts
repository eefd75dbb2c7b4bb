import type { Erasure } from '@traject/contract/rights';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import { finished } from './finished.ts';

export type Place = { id: number; organisation_id: number };

const known = (db: Db, id: number) =>
  db.selectFrom('people').where('id', '=', id).select(['email', 'name', 'account_id', 'erased_at']);

export const findKnown = (db: Db, id: number) => known(db, id).executeTakeFirstOrThrow(notFound);

/** Locked, so that nothing new can refer to this record. */
export const lockKnown = (db: Db, id: number) =>
  known(db, id).forUpdate().executeTakeFirstOrThrow(notFound);

const here = ({ organisation_id }: Place, column = 'organisation_id') =>
  sql`${sql.ref(column)} = ${organisation_id}`;

type Ties = { client: boolean; counselor: boolean; evaluator: boolean };

/** Unfinished work that would be lost to others. */
export async function openTies(db: Db, place: Place, now: Date): Promise<Ties> {
  const open = sql`select from trajectories where ${here(place)} and deleted_at is null
    and trajectory_state_id <> all(${finished})`;
  const { rows } = await sql<Ties>`select
    exists (${open} and client_id = ${place.id}) as client,
    exists (${open} and counselor_id = ${place.id}) as counselor,
    exists (select from evaluations where ${here(place)} and evaluator_id = ${place.id}
      and student_id <> evaluator_id and done_at is null and expires_at > ${now}) as evaluator`.execute(
    db,
  );
  return rows[0] as Ties;
}

/** How much of each would be erased, and how much stays. */
export async function countAll(db: Db, place: Place) {
  const theirs = sql`select id from trajectories where ${here(place)} and client_id = ${place.id}`;
  const on = (table: string) =>
    sql`(select count(*) from ${sql.table(table)} x where x.trajectory_id in (${theirs}))`;
  const { rows } = await sql<Erasure['goes'] & Erasure['stays']>`select
    (select count(*) from (${theirs}) t) as trajectories,
    ${on('notes')} as notes,
    ${on('trajectory_files')} as documents,
    ${on('applications')} as applications,
    (select count(*) from evaluations where ${here(place)} and student_id = ${place.id})
      as evaluations,
    ${countFiles(place.id, theirs)} as files,
    (select count(*) from invoices i where i.trajectory_id in (${theirs})
      and i.finalised_at is not null) as invoices,
    (select count(*) from surveys s join trajectories t on t.id = s.trajectory_id
      where t.id in (${theirs}) and t.deleted_at is null and s.answered_at is not null) as surveys,
    (select count(*) from notes n join trajectories t on t.id = n.trajectory_id
      where n.author_id = ${place.id} and t.client_id <> ${place.id} and ${here(place, 't.organisation_id')})
    + (select count(*) from evaluations where ${here(place)} and evaluator_id = ${place.id}
      and student_id <> evaluator_id and done_at is not null) as written,
    (select count(*) from portfolios f where ${here(place)} and f.student_id <> ${place.id}
      and (f.sealed_by = ${place.id} or exists (select from evaluations e
        where e.student_id = f.student_id and e.evaluator_id = ${place.id}
          and e.done_at <= f.sealed_at))) as portfolios`.execute(db);
  return rows[0] as Erasure['goes'] & Erasure['stays'];
}

const countFiles = (id: number, theirs: ReturnType<typeof sql>) => sql`(
  (select count(*) from application_files f join applications a on a.id = f.application_id
    where a.trajectory_id in (${theirs}))
  + (select count(*) from trajectory_file_versions v join trajectory_files d
    on d.id = v.trajectory_file_id where d.trajectory_id in (${theirs}))
  + (select count(*) from trajectory_file_returns r join trajectory_files d
    on d.id = r.trajectory_file_id where d.trajectory_id in (${theirs}))
  + (select count(answer_file_id) from tasks where trajectory_id in (${theirs}))
  + (select count(file_id) from messages where trajectory_id in (${theirs}))
  + (select count(*) from profile_files where person_id = ${id})
  + (select count(file_id) from evidence where student_id = ${id})
  + (select count(*) from portfolios where student_id = ${id})
  + (select count(*) from profiles where person_id = ${id} and picture_file_id is not null))`;
