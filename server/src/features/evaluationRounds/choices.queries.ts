import type { PageQuery } from '@traject/contract/common/page';
import type { RoundChoice } from '@traject/contract/evaluationRounds';
import { type SqlBool, sql } from 'kysely';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { containing, metaOf, offsetOf } from '../../platform/http/page.ts';
import { askable, mayOpenGroup } from '../evaluations/evaluations.service.ts';

type Query = PageQuery & {
  diploma_id?: number | undefined;
  group_id?: number | undefined;
  name?: string | undefined;
};

/** By name; somebody with two diplomas is there twice. Found first, and then described. */
export async function listChoices(db: Db, user: User, query: Query) {
  const { total, students, diplomas } = await findPage(db, enrolmentsFor(db, user, query), query);
  const data = await enrolments(db)
    .where(
      sql<SqlBool>`(n.student_id, n.diploma_id) in (select * from unnest(
        ${students}::integer[], ${diplomas}::integer[]))`,
    )
    .select(choice(user))
    .orderBy('s.sort_name')
    .orderBy('s.id')
    .orderBy('d.title')
    .orderBy('d.id')
    .execute();
  return { data, meta: metaOf(query, total, data.length) };
}

const enrolments = (db: Db) =>
  db
    .selectFrom('enrolments as n')
    .innerJoin('people as s', 's.id', 'n.student_id')
    .innerJoin('diplomas as d', 'd.id', 'n.diploma_id');

const enrolmentsFor = (db: Db, user: User, { diploma_id, group_id, name }: Query) =>
  enrolments(db)
    .where('d.archived', '=', false)
    .where('s.deactivated_at', 'is', null)
    .where('n.switched_to_id', 'is', null)
    .where(sql<SqlBool>`s.id in (${askable(user)})`)
    .$if(diploma_id !== undefined, (all) => all.where('d.id', '=', diploma_id ?? 0))
    .$if(group_id !== undefined, (all) =>
      all.where(sql<SqlBool>`exists (${groupsOf(user)} and g.id = ${group_id})`),
    )
    .$if(!!name, (all) => all.where('s.name', 'ilike', containing(name ?? '')))
    .select(['n.student_id', 'n.diploma_id', 's.sort_name', 'd.title']);

type Found = { total: number; students: number[]; diplomas: number[] };

async function findPage(db: Db, found: ReturnType<typeof enrolmentsFor>, page: PageQuery) {
  const { rows } = await sql<Found>`with seen as materialized (${found}), here as (
      select * from seen order by sort_name, student_id, title, diploma_id
      limit ${page.per_page} offset ${offsetOf(page)})
    select (select count(*)::integer from seen) as total,
      coalesce(array_agg(student_id), '{}') as students,
      coalesce(array_agg(diploma_id), '{}') as diplomas from here`.execute(db);
  return rows[0] ?? { total: 0, students: [], diplomas: [] };
}

const choice = (user: User) => [
  sql<RoundChoice['student']>`json_build_object('id', s.id, 'name', s.name)`.as('student'),
  sql<RoundChoice['diploma']>`json_build_object('diploma_id', d.id, 'title', d.title)`.as(
    'diploma',
  ),
  sql<string>`n.workplace`.as('workplace'),
  sql<RoundChoice['groups']>`coalesce((select json_agg(found) from (
    ${groupsOf(user)} order by g.name, g.id) found), '[]')`.as('groups'),
];

/** The groups of enrolment `n` that the caller teaches or oversees. */
const groupsOf = (user: User) => sql`select g.id, g.name from groups g
  join group_people pupil on pupil.group_id = g.id
  where pupil.person_id = n.student_id and pupil.part = 'student'
    and g.diploma_id = n.diploma_id and ${isTheirs(user)}`;

const isTheirs = (user: User) => sql<SqlBool>`(g.archived_at is null and ${mayOpenGroup(user)})`;

export const isOwnGroup = (db: Db, user: User, { id, diploma_id }: Group) =>
  db
    .selectFrom('groups as g')
    .where('g.id', '=', id)
    .where('g.diploma_id', '=', diploma_id)
    .where(isTheirs(user))
    .select('g.id')
    .executeTakeFirst();

type Group = { id: number; diploma_id: number };
