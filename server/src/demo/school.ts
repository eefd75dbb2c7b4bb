import { saveDiploma } from '../features/diplomas/saveDiploma.ts';
import type { Db } from '../platform/database/db.ts';
import { demoDiploma } from './diploma.ts';
import { addEvaluations } from './evaluations.ts';
import { addPortfolios } from './portfolios.ts';
import type { Outside } from './storePapers.ts';
import { richStudents } from './students.ts';

type School = Omit<Parameters<typeof addEvaluations>[1], 'diploma_id' | 'processes'>;

/** A diploma, everybody enrolled in it, eight portfolios, and evaluations of all of them. */
export async function addSchool(outside: Outside, db: Db, school: School) {
  const { organisation_id, students } = school;
  const { id: diploma_id } = await saveDiploma(db, organisation_id, demoDiploma);
  const enrolments = students.map((student_id) => ({ student_id, diploma_id, organisation_id }));
  await db.insertInto('enrolments').values(enrolments).execute();
  const portfolios = richStudents.map((student, n) => ({ ...student, id: students[n] ?? 0 }));
  await addPortfolios(outside, db, portfolios);
  const processes = await db
    .selectFrom('work_processes as w')
    .innerJoin('core_tasks as t', 't.id', 'w.core_task_id')
    .where('t.diploma_id', '=', diploma_id)
    .select('w.id')
    .orderBy('t.position')
    .orderBy('w.position')
    .execute();
  await addEvaluations(db, { ...school, diploma_id, processes: processes.map(({ id }) => id) });
}
