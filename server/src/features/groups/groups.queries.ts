import type { PageQuery } from '@traject/contract/common/page';
import type { Group, GroupDiploma } from '@traject/contract/groups';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { GroupScope } from '../../platform/access/scope.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { ownedRows } from '../../platform/database/ownedRows.ts';
import { notFound, wrongField } from '../../platform/http/errors.ts';
import { containing, metaOf, offsetOf } from '../../platform/http/page.ts';
import { mayOpenGroup } from '../evaluations/evaluations.service.ts';

export const groupRows = ownedRows('groups', 'organisation_id');

const teachers = sql<Group['teachers']>`coalesce((
  select json_agg(json_build_object('id', p.id, 'name', p.name) order by p.sort_name, p.id)
  from group_people t join people p on p.id = t.person_id
  where t.group_id = g.id and t.part = 'teacher'), '[]')`;

/** Somebody who left is still in it for those who manage it. */
const students = (is_managed: boolean) => sql<Group['students']>`coalesce((
  select json_agg(json_build_object('id', p.id, 'name', p.name,
    'workplace', coalesce(n.workplace, '')) order by p.sort_name, p.id)
  from group_people s join people p on p.id = s.person_id
    left join enrolments n on n.student_id = s.person_id and n.diploma_id = g.diploma_id
  where s.group_id = g.id and s.part = 'student'
    and (p.deactivated_at is null or ${is_managed})), '[]')`;

const groups = (db: Db) =>
  db
    .selectFrom('groups as g')
    .innerJoin('diplomas as d', 'd.id', 'g.diploma_id')
    .innerJoin('organisations as o', 'o.id', 'g.organisation_id');

const shown = (db: Db) =>
  groups(db)
    .select(['g.id', 'g.name', 'g.year', teachers.as('teachers')])
    .select(({ ref, eb }) => [
      eb('g.archived_at', 'is not', null).$castTo<boolean>().as('archived'),
      jsonBuildObject({ id: ref('o.id'), name: ref('o.name') }).as('organisation'),
      jsonBuildObject({ id: ref('d.id'), title: ref('d.title'), level: ref('d.level') }).as(
        'diploma',
      ),
    ]);

export const getGroup = (db: Db, { id, is_managed }: Pick<GroupScope, 'id' | 'is_managed'>) =>
  shown(db)
    .where('g.id', '=', id)
    .select(['g.version', students(is_managed).as('students')])
    .select(sql<boolean>`${is_managed}::boolean`.as('is_managed'))
    .executeTakeFirstOrThrow(notFound);

type Wanted = PageQuery & {
  q?: string | undefined;
  year?: string | undefined;
  archived?: '1' | undefined;
};
type Reading = { user: User; now: Date };

export async function listGroups(db: Db, { user, now }: Reading, query: Wanted) {
  const { q, year, archived } = query;
  const open = sql<number>`(select count(*)::integer from group_people s
    join people p on p.id = s.person_id join evaluations e on e.student_id = s.person_id
    where s.group_id = g.id and s.part = 'student' and p.deactivated_at is null
      and e.diploma_id = g.diploma_id and e.done_at is null and e.expires_at > ${now})`;
  const wanted = shown(db)
    .where(mayOpenGroup(user))
    .where('g.archived_at', archived ? 'is not' : 'is', null)
    .$if(!!year, (rows) => rows.where('g.year', '=', Number(year)))
    .$if(!!q, (rows) =>
      rows.where(({ or, eb }) =>
        or([
          eb('g.name', 'ilike', containing(q ?? '')),
          eb('d.title', 'ilike', containing(q ?? '')),
        ]),
      ),
    );
  const data = await wanted
    .select([studentCount.as('student_count'), open.as('open_count')])
    .orderBy('g.year', 'desc')
    .orderBy(sql`lower(g.name)`)
    .orderBy('g.id')
    .limit(query.per_page)
    .offset(offsetOf(query))
    .execute();
  const { total } = await wanted
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { data, meta: metaOf(query, total, data.length) };
}

const studentCount = sql<number>`(select count(*)::integer from group_people s
  join people p on p.id = s.person_id
  where s.group_id = g.id and s.part = 'student' and p.deactivated_at is null)`;

/** What is taught now, in the organisations whose groups the caller manages. */
const taught = (db: Db, organisations: number[]) =>
  db
    .selectFrom('diplomas as d')
    .innerJoin('organisations as o', 'o.id', 'd.organisation_id')
    .where('d.organisation_id', '=', sql<number>`any(${organisations}::integer[])`)
    .where('d.archived', '=', false);

export const listDiplomas = (db: Db, organisations: number[]): Promise<GroupDiploma[]> =>
  taught(db, organisations)
    .select(['d.id', 'd.title', 'd.level', 'd.edition'])
    .select(({ ref }) =>
      jsonBuildObject({ id: ref('o.id'), name: ref('o.name') }).as('organisation'),
    )
    .orderBy('d.title')
    .orderBy('d.level')
    .orderBy('d.edition', 'desc')
    .orderBy('d.id', 'desc')
    .execute();

export const findDiploma = (db: Db, organisations: number[], id: number) =>
  taught(db, organisations)
    .where('d.id', '=', id)
    .select(['d.id', 'd.organisation_id'])
    .executeTakeFirstOrThrow(() => wrongField('diploma_id', 'unknown_choice'));

/** Groups of one organisation, in one order, so that two who change them never wait for each other. */
export const lockGroups = (db: Db, organisation_id: number, ids: number[]) =>
  db
    .selectFrom('groups as g')
    .innerJoin('diplomas as d', 'd.id', 'g.diploma_id')
    .where('g.organisation_id', '=', organisation_id)
    .where('g.id', 'in', ids)
    .orderBy('g.id')
    .selectAll('g')
    .select('d.archived as diploma_archived')
    .forUpdate('g')
    .execute();

export type LockedGroup = Awaited<ReturnType<typeof lockGroups>>[number];

export async function lockGroup(db: Db, { id, organisation_id }: GroupScope) {
  const [group] = await lockGroups(db, organisation_id, [id]);
  if (!group) throw notFound();
  return group;
}
