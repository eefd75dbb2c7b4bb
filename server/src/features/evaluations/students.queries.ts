import type { PageQuery } from '@traject/contract/common/page';
import type { EvaluationStudent, OneStudent } from '@traject/contract/evaluations';
import { type SqlBool, sql } from 'kysely';
import { isMe, overseenBy } from '../../platform/access/access.ts';
import type { StudentScope } from '../../platform/access/scope.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import { containing, metaOf, offsetOf } from '../../platform/http/page.ts';
import { mayOpenGroup } from './evaluations.scope.ts';
import type { Reader } from './reader.ts';
import { caller, mayAsk, mayOpenChart, teaches } from './rights.ts';

type Filter = { name?: string | undefined; group_id?: number | undefined };
type StudentQuery = PageQuery & Filter;

export async function listStudents(db: Db, reader: Reader, query: StudentQuery) {
  if (query.group_id) await requireGroup(db, reader.user, query.group_id);
  const students = studentsFor(db, reader.user, query);
  const rows = await students
    .select(['people.id', 'first_name', 'last_name', diplomasFor(reader).as('diplomas')])
    .orderBy('sort_name')
    .orderBy('people.id')
    .limit(query.per_page)
    .offset(offsetOf(query))
    .execute();
  const { total } = await students
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { data: rows, meta: metaOf(query, total, rows.length) };
}

const requireGroup = (db: Db, user: User, id: number) =>
  db
    .selectFrom('groups as g')
    .where('g.id', '=', id)
    .where(mayOpenGroup(user))
    .select('g.id')
    .executeTakeFirstOrThrow(notFound);

export const getStudent = (db: Db, reader: Reader, student: StudentScope): Promise<OneStudent> =>
  db
    .selectFrom('people')
    .where('id', '=', student.id)
    .select(['id', 'first_name', 'last_name', 'name', diplomasFor(reader).as('diplomas')])
    .select([
      sql<boolean>`exists (select from enrolments n join diplomas d on d.id = n.diploma_id
        where n.student_id = people.id and not d.archived and n.switched_to_id is null
          and ${mayAsk(reader.user, 'people.id')})`.as('may_ask'),
      sql<boolean>`exists (select from enrolments n
        where n.student_id = people.id and ${mayOpen(reader)})`.as('may_see_chart'),
      sql<boolean>`${student.is_whole}::boolean`.as('may_see_readers'),
      sql<boolean>`${student.is_whole || student.is_taught}::boolean`.as('may_see_portfolios'),
    ])
    .executeTakeFirstOrThrow();

/** Coordinators and admins see their organisation's students, others whom they teach, rate or are. */
function studentsFor(db: Db, user: User, { name, group_id }: Filter) {
  const isStudentOf = (organisations: number[]) => sql<SqlBool>`exists (
    select from memberships m where m.person_id = people.id and m.account_type = 'student'
      and m.organisation_id = any(${organisations}))`;
  const isEvaluated = sql<SqlBool>`exists (
    select from evaluations e where e.student_id = people.id
      and ${isMe(user, 'e.evaluator_id')})`;
  return db
    .selectFrom('people')
    .where('deactivated_at', 'is', null)
    .where((eb) =>
      eb.or([
        isStudentOf(overseenBy(user)),
        eb.and([isMe(user, 'people.id'), isStudentOf(user.organisation_ids)]),
        isEvaluated,
        teaches(caller(user), 'people.id'),
      ]),
    )
    .$if(!!group_id, (query) =>
      query.where(
        sql<SqlBool>`exists (select from group_people g where g.person_id = people.id
          and g.group_id = ${group_id} and g.part = 'student')`,
      ),
    )
    .$if(!!name, (query) => query.where('people.name', 'ilike', containing(name ?? '')));
}

/** The diplomas the caller is concerned with; results count only where the chart may be opened. */
const diplomasFor = (reader: Reader) => sql<EvaluationStudent['diplomas']>`coalesce((
  select json_agg(json_build_object('diploma_id', d.id, 'title', d.title, 'level', d.level,
    'has_evaluations', ${mayOpen(reader)} and exists (select from evaluations e
      join work_processes same on same.id = e.work_process_id
      join work_processes w on w.lineage_id = same.lineage_id
      join core_tasks t on t.id = w.core_task_id
      where e.student_id = n.student_id and t.diploma_id = d.id and e.score is not null))
    order by d.title, d.id)
  from enrolments n join diplomas d on d.id = n.diploma_id
  where n.student_id = people.id and n.switched_to_id is null
    and ${isConcerned(reader.user)}), '[]')`;

const mayOpen = ({ user, now }: Reader) => mayOpenChart(caller(user), now);

/** Teachers may ask about any of them; others know those they were asked about. */
const isConcerned = (user: User) => sql<SqlBool>`(
  n.organisation_id = any(${overseenBy(user)})
  or ${isMe(user, 'n.student_id')} or ${teaches(caller(user), 'n.student_id')} or exists (select from evaluations e
    where e.student_id = n.student_id and (e.diploma_id = n.diploma_id or e.role = 'teacher')
      and ${isMe(user, 'e.evaluator_id')}))`;
