import { sql } from 'kysely';
import { isTeacher } from '../../platform/access/teaching.ts';
import type { Db } from '../../platform/database/db.ts';
import { deadLink } from '../../platform/http/errors.ts';
import { type Holder, viewerOf } from './holder.ts';

export const findHander = (db: Db, id: number) =>
  db
    .selectFrom('people as p')
    .innerJoin('organisations as o', 'o.id', 'p.organisation_id')
    .where('p.id', '=', id)
    .where('p.deactivated_at', 'is', null)
    .select(['p.id', 'p.name', 'p.email', 'p.organisation_id', 'o.name as organisation'])
    .executeTakeFirstOrThrow(deadLink);

export type Hander = Awaited<ReturnType<typeof findHander>>;

/**
 * Which of these still wait for them. The enrolments first, as where something is asked: of two who
 * ask or give the same person the same, the second sees what the first did.
 */
export async function lockWaiting(db: Db, holder: Holder, ids: readonly number[]) {
  const mine = viewerOf(holder).is('e.evaluator_id');
  await sql`select from enrolments n where exists (select from evaluations e
      where e.id = any(${ids}) and ${mine}
        and e.student_id = n.student_id and e.diploma_id = n.diploma_id)
    order by n.student_id, n.diploma_id for update`.execute(db);
  return db
    .selectFrom('evaluations as e')
    .innerJoin('people as s', 's.id', 'e.student_id')
    .where('e.id', '=', sql<number>`any(${ids})`)
    .where(mine)
    .where('e.done_at', 'is', null)
    .where('e.expires_at', '>', holder.now)
    .where('s.deactivated_at', 'is', null)
    .select(['e.id', 'e.student_id', 'e.role', 'e.asked_by', 'e.expires_at', 'e.handed_over_at'])
    .select(['s.name as student', 's.email as student_email'])
    .orderBy('e.id')
    .forUpdate('e')
    .execute();
}

export type Handed = Awaited<ReturnType<typeof lockWaiting>>[number];

type Going = { ids: readonly number[]; to: number; now: Date };

/** What the colleague was asked already, they are not asked twice. */
export async function dropDoubles(db: Db, { ids, to, now }: Going) {
  const { rows } = await sql<{ id: number }>`delete from evaluations e
    where e.id = any(${ids}) and exists (select from evaluations o where o.evaluator_id = ${to}
      and o.student_id = e.student_id and o.work_process_id = e.work_process_id
      and o.role = e.role and o.done_at is null and o.expires_at > ${now})
    returning e.id`.execute(db);
  return rows.map(({ id }) => id);
}

type Moved = Going & { by: number; mail_id: number };

/** At what the one looked, the other has not. */
export async function giveTo(db: Db, { ids, to, by, now, mail_id }: Moved) {
  await db
    .updateTable('evaluations')
    .set({ evaluator_id: to, handed_over_by: by, handed_over_at: now, mail_id })
    .where('id', '=', sql<number>`any(${ids})`)
    .execute();
  const seen = db.deleteFrom('evidence_seen');
  await seen.where('evaluation_id', '=', sql<number>`any(${ids})`).execute();
}

type Teacher = { person_id: number; student_id: number };

/** Who teaches these students now. */
export async function teachersOf(db: Db, students: readonly number[]) {
  const { rows } = await sql<Teacher>`select distinct t.person_id, pupil.person_id as student_id
    from group_people pupil join groups g on g.id = pupil.group_id and g.archived_at is null
    join group_people t on t.group_id = g.id and ${isTeacher}
    where pupil.person_id = any(${students}) and pupil.part = 'student'
    order by 1, 2`.execute(db);
  return rows;
}

/** Those who can sign in and read about it. */
export const findReaders = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('people')
    .where('id', '=', sql<number>`any(${ids})`)
    .where('deactivated_at', 'is', null)
    .where('account_id', 'is not', null)
    .select(['id', 'email', 'first_name', 'language'])
    .orderBy('id')
    .execute();
