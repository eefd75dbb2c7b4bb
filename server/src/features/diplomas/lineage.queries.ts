import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { processNumber } from '../evaluations/evaluations.service.ts';

const processes = (db: Db, diploma_id: number) =>
  db
    .selectFrom('work_processes as w')
    .innerJoin('core_tasks as t', 't.id', 'w.core_task_id')
    .where('t.diploma_id', '=', diploma_id)
    .orderBy('t.position')
    .orderBy('w.position')
    .select(['w.id', 'w.code', 'w.title', 'w.lineage_id', processNumber.as('number')]);

export const listProcesses = (db: Db, diploma_id: number) => processes(db, diploma_id).execute();

/** Locked, so that two who say it at once do not mix; who enrols somebody meanwhile is not held up. */
export const lockDiploma = (db: Db, id: number) =>
  db
    .selectFrom('diplomas')
    .where('id', '=', id)
    .select(['id', 'organisation_id', 'archived', 'replaces_id'])
    .forNoKeyUpdate()
    .executeTakeFirst();

type Pair = { id: number; lineage_id: number };

export const setLineages = (db: Db, pairs: Pair[]) =>
  sql`update work_processes w set lineage_id = p.lineage_id
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as p (id integer, lineage_id integer)
    where w.id = p.id and w.lineage_id <> p.lineage_id`.execute(db);

type Switching = { from_id: number; to_id: number; student_ids: number[] | undefined };

/** Those who are on the earlier edition still, in the order in which asking locks them. */
export const lockSwitching = (db: Db, { from_id, student_ids }: Switching) =>
  db
    .selectFrom('enrolments')
    .where('diploma_id', '=', from_id)
    .where('switched_to_id', 'is', null)
    .$if(student_ids !== undefined, (some) =>
      some.where('student_id', '=', sql<number>`any(${student_ids ?? []}::integer[])`),
    )
    .select(['student_id', 'organisation_id', 'workplace'])
    .orderBy('student_id')
    .forUpdate()
    .execute();

type Enrolment = { student_id: number; organisation_id: number; workplace: string };

export async function switchOver(db: Db, { from_id, to_id }: Switching, rows: Enrolment[]) {
  const students = rows.map(({ student_id }) => student_id);
  await db
    .insertInto('enrolments')
    .values(rows.map((row) => ({ ...row, diploma_id: to_id })))
    // Somebody who was on it before and went back has a way out of it that no longer counts.
    .onConflict((known) =>
      known.columns(['student_id', 'diploma_id']).doUpdateSet({ switched_to_id: null }),
    )
    .execute();
  await db
    .updateTable('enrolments')
    .set({ switched_to_id: to_id })
    .where('diploma_id', '=', from_id)
    .where('student_id', '=', sql<number>`any(${students}::integer[])`)
    .execute();
}

/** Groups of this year in which nobody is left on the earlier edition go over as a whole. */
export async function switchGroups(db: Db, { from_id, to_id }: Switching) {
  const moved = await db
    .updateTable('groups as g')
    .set({ diploma_id: to_id })
    .where('g.diploma_id', '=', from_id)
    .where('g.archived_at', 'is', null)
    .where(
      sql<boolean>`exists (select from group_people p where p.group_id = g.id and p.part = 'student')
        and not exists (select from group_people p join enrolments n on n.student_id = p.person_id
          where p.group_id = g.id and p.part = 'student' and n.diploma_id = ${from_id}
            and n.switched_to_id is null)`,
    )
    .returning('g.id')
    .execute();
  return moved.length;
}
