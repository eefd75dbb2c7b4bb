import type { EvaluationRole } from '@traject/contract/common/evaluationRoles';
import { fewestInMedian, type GrownProcess, type Growth } from '@traject/contract/growth';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import {
  countsFirst,
  isBlind,
  processNumber,
  type Viewer,
} from '../evaluations/evaluations.service.ts';

export type Seeing = { viewer: Viewer; now: Date };
type Key = { studentId: number; diplomaId: number };

/** Every level that counts or counted, in the order of the diploma. */
export async function getGrowth(db: Db, seeing: Seeing, key: Key): Promise<Growth> {
  await db
    .selectFrom('enrolments')
    .where('student_id', '=', key.studentId)
    .where('diploma_id', '=', key.diplomaId)
    .select('diploma_id')
    .executeTakeFirstOrThrow(notFound);
  const group = await findClass(db, key);
  const [processes, levels, medians] = await Promise.all([
    processesOf(db, key).execute(),
    levelsOf(db, seeing, key),
    group ? mediansOf(db, seeing, { groupId: group.id, ...key }) : [],
  ]);
  const given = Map.groupBy(levels, ({ lineage_id }) => lineage_id);
  const median = new Map(medians.map((one) => [one.lineage_id, one.median]));
  return {
    group: group ? { name: group.name, year: group.year } : null,
    processes: processes.map(({ lineage_id, ...work_process }) => ({
      work_process,
      median: median.get(lineage_id) ?? null,
      levels: (given.get(lineage_id) ?? []).map(({ lineage_id: _, ...level }) => level),
    })),
  };
}

const processesOf = (db: Db, { diplomaId }: Key) =>
  db
    .selectFrom('core_tasks as t')
    .innerJoin('work_processes as w', 'w.core_task_id', 't.id')
    .where('t.diploma_id', '=', diplomaId)
    .select(['w.id as work_process_id', 'w.title', 'w.lineage_id'])
    .select(processNumber.as('number'))
    .orderBy('t.position')
    .orderBy('w.position');

type Level = GrownProcess['levels'][number] & { lineage_id: number; role: EvaluationRole };

async function levelsOf(db: Db, { viewer, now }: Seeing, { studentId, diplomaId }: Key) {
  const { rows } = await sql<Level>`select same.lineage_id, e.score, e.role,
      e.evaluator_id = e.student_id as is_own,
      to_char(e.done_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') as on
    from evaluations e join work_processes same on same.id = e.work_process_id
    where e.student_id = ${studentId} and e.score is not null
      and same.lineage_id in (select w.lineage_id from work_processes w
        join core_tasks t on t.id = w.core_task_id where t.diploma_id = ${diplomaId})
      and not ${isBlind(viewer, now)}
    order by e.done_at, e.id`.execute(db);
  return rows;
}

/** The class of the student: of their groups of this year and diploma the one with most students. */
const findClass = (db: Db, { studentId, diplomaId }: Key) =>
  db
    .selectFrom('groups as g')
    .innerJoin('group_people as p', 'p.group_id', 'g.id')
    .where('p.person_id', '=', studentId)
    .where('p.part', '=', 'student')
    .where('g.diploma_id', '=', diplomaId)
    .where('g.archived_at', 'is', null)
    .select(['g.id', 'g.name', 'g.year'])
    .orderBy('g.year', 'desc')
    .orderBy(
      ({ selectFrom }) =>
        selectFrom('group_people as all')
          .whereRef('all.group_id', '=', 'g.id')
          .where('all.part', '=', 'student')
          .select(({ fn }) => fn.countAll().as('students')),
      'desc',
    )
    .orderBy('g.id', 'desc')
    .executeTakeFirst();

type InGroup = { groupId: number; studentId: number };

/** Of the others, only where enough have a level to tell nobody's. */
async function mediansOf(db: Db, { viewer, now }: Seeing, { groupId, studentId }: InGroup) {
  const { rows } = await sql<{ lineage_id: number; median: number }>`
    select lineage_id, percentile_disc(0.5) within group (order by score) as median
    from (select distinct on (e.student_id, w.lineage_id) w.lineage_id, e.score
      from group_people p join people who on who.id = p.person_id
        join evaluations e on e.student_id = p.person_id
        join work_processes w on w.id = e.work_process_id
      where p.group_id = ${groupId} and p.part = 'student' and who.deactivated_at is null
        and p.person_id <> ${studentId}
        and e.score is not null and not ${isBlind(viewer, now)}
      order by e.student_id, w.lineage_id, ${countsFirst}) levels
    group by lineage_id having count(*) >= ${fewestInMedian}`.execute(db);
  return rows;
}
