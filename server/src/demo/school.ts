import { saveDiploma } from '../features/diplomas/saveDiploma.ts';
import type { Db } from '../platform/database/db.ts';
import { addBadges, type Signs } from './badges.ts';
import { daysAgo } from './days.ts';
import { demoDiploma } from './diploma.ts';
import { addEvaluations } from './evaluations.ts';
import { addEvidence } from './evidence.ts';
import { addPortfolios } from './portfolios.ts';
import type { Outside } from './storePapers.ts';
import { richStudents } from './students.ts';
import { addTargets } from './targets.ts';

type School = Omit<Parameters<typeof addEvaluations>[1], 'diploma_id' | 'processes'>;

/** A diploma, everybody enrolled in it, eight portfolios, and evaluations of all of them. */
export async function addSchool(outside: Outside & Signs, db: Db, school: School) {
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
  await addGroup(db, { ...school, diploma_id });
  const ids = processes.map(({ id }) => id);
  await addEvaluations(db, { ...school, diploma_id, processes: ids });
  const [student_id = 0] = students;
  const own = { organisation_id, student_id };
  await addEvidence(outside, db, { ...own, processes: ids });
  const { teacher } = school.evaluators;
  await addTargets(db, { ...own, processes: ids, set_by: teacher });
  await addBadges(outside, db, { ...own, diploma_id, teacher });
}

const workplaces = ['Zorggroep De Linde', 'Thuiszorg Midden', 'Woonzorg Het Veerhuis', 'Reinaerde'];
const inClass = 24;

/** The class of this school year, taught by the evaluator who can sign in. */
async function addGroup(db: Db, { organisation_id, diploma_id, ...school }: InDiploma) {
  const [year = 0, month = 0] = daysAgo(0).split('-').map(Number);
  const { id: group_id } = await db
    .insertInto('groups')
    .values({ organisation_id, diploma_id, name: 'VIG-2A', year: month < 8 ? year - 1 : year })
    .returning('id')
    .executeTakeFirstOrThrow();
  const own = { organisation_id, group_id };
  const students = school.students.slice(0, inClass);
  await db
    .insertInto('group_people')
    .values([
      { ...own, person_id: school.evaluators.teacher, part: 'teacher' },
      ...students.map((person_id) => ({ ...own, person_id, part: 'student' })),
    ])
    .execute();
  for (const [at, workplace] of workplaces.entries())
    await db
      .updateTable('enrolments')
      .set({ workplace })
      .where('diploma_id', '=', diploma_id)
      .where(
        'student_id',
        'in',
        students.filter((_, n) => n % workplaces.length === at),
      )
      .execute();
}

type InDiploma = School & { diploma_id: number };
