import type { PageQuery } from '@traject/contract/common/page';
import type { EvaluationStudent, PendingEvaluation } from '@traject/contract/evaluations';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { containing, metaOf, offsetOf } from '../../platform/page.ts';
import type { User } from '../../platform/session.ts';

type StudentQuery = PageQuery & { name?: string | undefined };

export async function listStudents(db: Db, user: User, query: StudentQuery) {
  const students = studentsFor(db, user, query.name);
  const rows = await students
    .select(['accounts.id', 'first_name', 'last_name', diplomasFor(user).as('diplomas')])
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('accounts.id')
    .limit(query.per_page)
    .offset(offsetOf(query))
    .execute();
  const { total } = await students
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { data: rows, meta: metaOf(query, total, rows.length) };
}

export const listPending = (db: Db, user: User, now: Date): Promise<PendingEvaluation[]> =>
  db
    .selectFrom('evaluations as e')
    .innerJoin('accounts as s', 's.id', 'e.student_id')
    .innerJoin('diplomas as d', 'd.id', 'e.diploma_id')
    .innerJoin('work_processes as w', 'w.id', 'e.work_process_id')
    .where('e.evaluator_id', '=', user.id)
    .where('e.organisation_id', 'in', orNone(user.organisation_ids))
    .where('e.done_at', 'is', null)
    .where('e.expires_at', '>', now)
    .select([
      'e.id',
      object<PendingEvaluation['student']>(sql`'id', s.id, 'name', s.name`).as('student'),
      object<PendingEvaluation['diploma']>(sql`'diploma_id', d.id, 'title', d.title`).as('diploma'),
      object<PendingEvaluation['work_process']>(sql`'work_process_id', w.id, 'title', w.title`).as(
        'work_process',
      ),
      object<PendingEvaluation['evaluator_role']>(sql`'name', e.role`).as('evaluator_role'),
      sql<string>`to_char(e.expires_at, 'YYYY-MM-DD')`.as('expires_at'),
    ])
    .orderBy('e.expires_at')
    .orderBy('e.id')
    .execute();

/** Coordinators and admins see their organisation's students, others whom they evaluate or are. */
function studentsFor(db: Db, user: User, name: string | undefined) {
  const overseen = user.account_types
    .filter(({ code }) => code === 'coordinator' || code === 'admin')
    .map(({ organisation }) => organisation.id);
  const isStudentOf = (organisations: number[]) => sql<SqlBool>`exists (
    select from memberships m where m.account_id = accounts.id and m.account_type = 'student'
      and m.organisation_id in (${sql.join(orNone(organisations))}))`;
  const isEvaluated = sql<SqlBool>`exists (
    select from evaluations e where e.student_id = accounts.id and e.evaluator_id = ${user.id}
      and e.organisation_id in (${sql.join(orNone(user.organisation_ids))}))`;
  return db
    .selectFrom('accounts')
    .where('deactivated_at', 'is', null)
    .where((eb) =>
      eb.or([
        isStudentOf(overseen),
        eb.and([eb('accounts.id', '=', user.id), isStudentOf(user.organisation_ids)]),
        isEvaluated,
      ]),
    )
    .$if(!!name, (query) => query.where('accounts.name', 'ilike', containing(name ?? '')));
}

const diplomasFor = (user: User) => sql<EvaluationStudent['diplomas']>`coalesce((
  select json_agg(json_build_object('diploma_id', d.id, 'title', d.title, 'level', d.level,
    'has_evaluations', exists (select from evaluations e where e.student_id = n.student_id
      and e.diploma_id = d.id and e.done_at is not null)) order by d.title, d.id)
  from enrolments n join diplomas d on d.id = n.diploma_id
  where n.student_id = accounts.id
    and n.organisation_id in (${sql.join(orNone(user.organisation_ids))})), '[]')`;

const object = <T>(pairs: Expression<unknown>) => sql<T>`json_build_object(${pairs})`;

/** `in ()` is no SQL; no organisation has the id 0. */
const orNone = (ids: number[]) => (ids.length ? ids : [0]);
