import type { PageQuery } from '@traject/contract/common/page';
import type { RoundChoice } from '@traject/contract/evaluationRounds';
import { type SqlBool, sql } from 'kysely';
import { onlyOrganisation } from '../../platform/access/access.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { foundPeople, patternsWithin } from '../../platform/database/search.ts';
import { containing, metaOf, offsetOf } from '../../platform/http/page.ts';
import { mayAskAmong, mayOpenGroup } from '../evaluations/evaluations.service.ts';

type Query = PageQuery & {
  diploma_id?: number | undefined;
  group_id?: number | undefined;
  name?: string | undefined;
};

/** By name; somebody with two diplomas is there twice. Found first, and then described. */
export async function listChoices(db: Db, user: User, query: Query) {
  const all = await enrolmentsFor(db, user, query);
  const found = await all
    .select(['n.student_id', 'n.diploma_id'])
    .limit(query.per_page)
    .offset(offsetOf(query))
    .execute();
  const data = await enrolments(db)
    .where(sql<SqlBool>`(n.student_id, n.diploma_id) in (select * from unnest(
      ${found.map(({ student_id }) => student_id)}::integer[],
      ${found.map((one) => one.diploma_id)}::integer[]))`)
    .select(choice(user))
    .execute();
  const { total } = await all
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { data, meta: metaOf(query, total, data.length) };
}

const enrolments = (db: Db) =>
  db
    .selectFrom('enrolments as n')
    .innerJoin('people as s', 's.id', 'n.student_id')
    .innerJoin('diplomas as d', 'd.id', 'n.diploma_id')
    .orderBy('s.sort_name')
    .orderBy('s.id')
    .orderBy('d.title')
    .orderBy('d.id');

async function enrolmentsFor(db: Db, user: User, { diploma_id, group_id, name }: Query) {
  const near = name ? await patternsWithin(db, name) : [];
  const only = onlyOrganisation(user);
  return enrolments(db)
    .where('d.archived', '=', false)
    .where('s.deactivated_at', 'is', null)
    .where('n.switched_to_id', 'is', null)
    .where(mayAskAmong(user, 'n.student_id'))
    .$if(!!only, (all) => all.where('s.organisation_id', '=', only ?? 0))
    .$if(diploma_id !== undefined, (all) => all.where('d.id', '=', diploma_id ?? 0))
    .$if(group_id !== undefined, (all) =>
      all.where(sql<SqlBool>`exists (${groupsOf(user)} and g.id = ${group_id})`),
    )
    .$if(near.length > 0, (all) => all.where('s.id', '=', foundPeople(near)))
    .$if(!!name, (all) => all.where('s.name', 'ilike', containing(name ?? '')));
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
