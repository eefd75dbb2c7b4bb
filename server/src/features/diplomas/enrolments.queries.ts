import type { PageQuery } from '@traject/contract/common/page';
import type { EnrolledStudent } from '@traject/contract/diplomas';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { foundPeople, patternsOf, peopleWith } from '../../platform/database/search.ts';
import { notFound } from '../../platform/http/errors.ts';
import { metaOf, offsetOf } from '../../platform/http/page.ts';

export async function listEnrolled(
  db: Db,
  diploma_id: number,
  query: PageQuery & { q?: string | undefined },
) {
  const patterns = query.q ? await patternsOf(db, query.q) : undefined;
  const some = db
    .selectFrom('enrolments as e')
    .innerJoin('people as a', 'a.id', 'e.student_id')
    .where('e.diploma_id', '=', diploma_id)
    .where('e.switched_to_id', 'is', null)
    .$if(!!patterns, (all) => all.where('a.id', '=', foundPeople(patterns ?? [])));
  const [{ total }, data] = await Promise.all([
    some.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    some
      .select(['a.id', 'a.first_name', 'a.last_name', 'a.name', 'a.email'])
      .select(evaluationCount.as('evaluation_count'))
      .orderBy('a.sort_name')
      .orderBy('a.id')
      .limit(query.per_page)
      .offset(offsetOf(query))
      .execute(),
  ]);
  return { data: data satisfies EnrolledStudent[], meta: metaOf(query, total, data.length) };
}

const evaluationCount = sql<number>`(select count(*) from evaluations v
  where v.student_id = e.student_id and v.diploma_id = e.diploma_id)`;

/** Which of these addresses are students there; locked, so that they stay so. */
export const lockStudents = (db: Db, organisation_id: number, emails: string[]) =>
  db
    .selectFrom('people as a')
    .innerJoin('memberships as m', 'm.person_id', 'a.id')
    .where('a.id', '=', peopleWith(...emails))
    .where('m.organisation_id', '=', organisation_id)
    .where('m.account_type', '=', 'student')
    .orderBy('a.id')
    .select(['a.id', 'a.email'])
    .forKeyShare('m')
    .execute();

type Enrolment = { student_id: number; diploma_id: number; organisation_id: number };

/** Those who were not enrolled yet. */
export const addEnrolments = (db: Db, enrolments: Enrolment[]) =>
  db
    .insertInto('enrolments')
    .values(enrolments)
    .onConflict((conflict) => conflict.doNothing())
    .returning('student_id')
    .execute();

type Place = { student_id: number; diploma_id: number };

export const lockEnrolment = (db: Db, { student_id, diploma_id }: Place) =>
  db
    .selectFrom('enrolments as e')
    .where('student_id', '=', student_id)
    .where('diploma_id', '=', diploma_id)
    .select('student_id')
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);

export const wasEvaluated = async (db: Db, { student_id, diploma_id }: Place) => {
  const evaluation = db
    .selectFrom('evaluations')
    .where('student_id', '=', student_id)
    .where('diploma_id', '=', diploma_id);
  return (await evaluation.select('id').limit(1).executeTakeFirst()) !== undefined;
};

export const removeEnrolment = (db: Db, { student_id, diploma_id }: Place) =>
  db
    .deleteFrom('enrolments')
    .where('student_id', '=', student_id)
    .where('diploma_id', '=', diploma_id)
    .execute();
