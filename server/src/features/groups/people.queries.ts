import type { GroupCandidate, GroupPart } from '@traject/contract/groups';
import { type SqlBool, sql } from 'kysely';
import type { GroupScope } from '../../platform/access/scope.ts';
import { letsTeach } from '../../platform/access/teaching.ts';
import type { Db } from '../../platform/database/db.ts';
import { foundPeople, patternsOf } from '../../platform/database/search.ts';
import { notFound } from '../../platform/http/errors.ts';

/** Of the memberships `m`. */
const lets = {
  student: sql<SqlBool>`m.account_type = 'student'`,
  teacher: letsTeach,
} satisfies Record<GroupPart, unknown>;

const mostFound = 20;

/** Who can be put in it and is not there yet, by name. */
export async function findCandidates(
  db: Db,
  { id, organisation_id }: GroupScope,
  { part, q }: { part: GroupPart; q?: string | undefined },
): Promise<GroupCandidate[]> {
  const patterns = q ? await patternsOf(db, q) : undefined;
  return db
    .selectFrom('people as p')
    .where('p.organisation_id', '=', organisation_id)
    .where('p.deactivated_at', 'is', null)
    .where(
      sql<SqlBool>`exists (select from memberships m where m.person_id = p.id and ${lets[part]})`,
    )
    .where(
      sql<SqlBool>`not exists (select from group_people x
        where x.group_id = ${id} and x.person_id = p.id)`,
    )
    .$if(!!patterns, (all) => all.where('p.id', '=', foundPeople(patterns ?? [])))
    .select(['p.id', 'p.name', 'p.email'])
    .orderBy('p.sort_name')
    .orderBy('p.id')
    .limit(mostFound)
    .execute();
}

/** Those among them who may have this part; locked, so that they stay so. */
export async function lockFitting(
  db: Db,
  organisation_id: number,
  { part, ids }: { part: GroupPart; ids: number[] },
) {
  const { rows } = await sql<{ id: number }>`select p.id from people p
    join memberships m on m.person_id = p.id
    where p.organisation_id = ${organisation_id} and p.id = any(${ids}::integer[])
      and p.deactivated_at is null and ${lets[part]}
    order by p.id for key share of m`.execute(db);
  return [...new Set(rows.map(({ id }) => id))];
}

type Placed = { id: number; organisation_id: number };

/** Returns how many were not there yet. */
export async function addPeople(
  db: Db,
  { id: group_id, organisation_id }: Placed,
  { part, ids }: { part: GroupPart; ids: number[] },
) {
  const added = await db
    .insertInto('group_people')
    .values(ids.map((person_id) => ({ group_id, organisation_id, person_id, part })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .execute();
  return added.length;
}

/** Those among them who are in the group, with their part. */
export const partsOf = (db: Db, group_id: number, ids: number[]) =>
  db
    .selectFrom('group_people')
    .where('group_id', '=', group_id)
    .where('person_id', '=', sql<number>`any(${ids}::integer[])`)
    .select(['person_id', 'part'])
    .execute();

export async function countPeople(db: Db, group_id: number) {
  const { count } = await db
    .selectFrom('group_people')
    .where('group_id', '=', group_id)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const removePerson = (db: Db, group_id: number, person_id: number) =>
  db
    .deleteFrom('group_people')
    .where('group_id', '=', group_id)
    .where('person_id', '=', person_id)
    .returning('person_id')
    .executeTakeFirstOrThrow(notFound);

export const removeStudents = (db: Db, group_id: number, ids: number[]) =>
  db
    .deleteFrom('group_people')
    .where('group_id', '=', group_id)
    .where('part', '=', 'student')
    .where('person_id', '=', sql<number>`any(${ids}::integer[])`)
    .execute();

/** The teachers of a group, who stay with its students. */
export const copyTeachers = (db: Db, from: number, to: number) =>
  sql`insert into group_people (organisation_id, group_id, person_id, part)
    select organisation_id, ${to}, person_id, part from group_people
    where group_id = ${from} and part = 'teacher'`.execute(db);

type Working = { diploma_id: number; group_id: number; student_id: number; workplace: string };

export const setWorkplace = (db: Db, { group_id, ...one }: Working) =>
  db
    .updateTable('enrolments as n')
    .set({ workplace: one.workplace })
    .where('n.student_id', '=', one.student_id)
    .where('n.diploma_id', '=', one.diploma_id)
    .where(
      sql<SqlBool>`exists (select from group_people s where s.group_id = ${group_id}
        and s.person_id = n.student_id and s.part = 'student')`,
    )
    .returning('n.student_id')
    .executeTakeFirstOrThrow(notFound);
