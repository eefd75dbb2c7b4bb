import type { PageQuery } from '@traject/contract/common/page';
import type { RoundChoice } from '@traject/contract/evaluationRounds';
import { type SqlBool, sql } from 'kysely';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { containing, metaOf, offsetOf } from '../../platform/http/page.ts';
import { mayAsk, mayOpenGroup } from '../evaluations/evaluations.service.ts';

type Query = PageQuery & {
  diploma_id?: number | undefined;
  group_id?: number | undefined;
  name?: string | undefined;
};

/** By name; somebody with two diplomas is there twice. */
export async function listChoices(db: Db, user: User, { diploma_id, group_id, ...query }: Query) {
  const wanted = db
    .selectFrom('enrolments as n')
    .innerJoin('people as s', 's.id', 'n.student_id')
    .innerJoin('diplomas as d', 'd.id', 'n.diploma_id')
    .where('d.archived', '=', false)
    .where('s.deactivated_at', 'is', null)
    .where('n.switched_to_id', 'is', null)
    .where(mayAsk(user, 's.id'))
    .$if(diploma_id !== undefined, (all) => all.where('d.id', '=', diploma_id ?? 0))
    .$if(group_id !== undefined, (all) =>
      all.where(sql<SqlBool>`exists (${groupsOf(user)} and g.id = ${group_id})`),
    )
    .$if(!!query.name, (all) => all.where('s.name', 'ilike', containing(query.name ?? '')));
  const data = await wanted
    .select(choice(user))
    .orderBy('s.sort_name')
    .orderBy('s.id')
    .orderBy('d.title')
    .orderBy('d.id')
    .limit(query.per_page)
    .offset(offsetOf(query))
    .execute();
  const { total } = await wanted
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { data, meta: metaOf(query, total, data.length) };
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
