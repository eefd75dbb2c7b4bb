import { type EvaluationRole, evaluationRoles } from '@traject/contract/common/evaluationRoles';
import type { StudentWorkProcess } from '@traject/contract/evaluations';
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { type StudentScope, visibleTo } from '../../platform/evaluationScope.ts';
import { processNumber } from '../diplomas/diplomas.service.ts';
import type { Reader } from './evaluations.queries.ts';

type State = StudentWorkProcess['states']['student'];

/** Every work process of the student, and where it stands with each kind of evaluator. */
export async function listStudentWorkProcesses(
  db: Db,
  reader: Reader,
  student: StudentScope,
): Promise<StudentWorkProcess[]> {
  const [processes, evaluations] = await Promise.all([
    processesOf(db, student).execute(),
    evaluationsOf(db, reader, student).execute(),
  ]);
  const byProcess = Map.groupBy(evaluations, ({ work_process_id }) => work_process_id);
  return processes.map(({ diploma_id, diploma_title, ...work_process }) => {
    const own = byProcess.get(work_process.work_process_id) ?? [];
    return {
      diploma: { diploma_id, title: diploma_title },
      work_process,
      states: statesOf(own),
      evaluation_id: own.find(({ state }) => state !== 'expired')?.evaluation_id ?? null,
    };
  });
}

const processesOf = (db: Db, { id }: StudentScope) =>
  db
    .selectFrom('enrolments as n')
    .innerJoin('diplomas as d', 'd.id', 'n.diploma_id')
    .innerJoin('core_tasks as t', 't.diploma_id', 'd.id')
    .innerJoin('work_processes as w', 'w.core_task_id', 't.id')
    .where('n.student_id', '=', id)
    .select(['d.id as diploma_id', 'd.title as diploma_title', 'w.id as work_process_id'])
    .select([processNumber.as('number'), 'w.title'])
    .orderBy('d.title')
    .orderBy('d.id')
    .orderBy('t.position')
    .orderBy('w.position');

/** Those that the reader sees, the newest first. */
const evaluationsOf = (db: Db, { user, now }: Reader, { id }: StudentScope) =>
  db
    .selectFrom('evaluations as e')
    .where('e.student_id', '=', id)
    .where(visibleTo(user))
    .select(['e.id as evaluation_id', 'e.work_process_id', 'e.role', 'e.score'])
    .select(
      sql<State['state']>`case when e.done_at is not null then 'done'
        when e.expires_at > ${now} then 'pending' else 'expired' end`.as('state'),
    )
    .orderBy('e.requested_at', 'desc')
    .orderBy('e.id', 'desc');

type Seen = State & { role: string };

function statesOf(own: Seen[]) {
  const states = evaluationRoles.map((role): [EvaluationRole, State] => {
    const newest = own.find((one) => one.role === role);
    return [role, newest ?? { state: 'none', score: null, evaluation_id: null }];
  });
  return Object.fromEntries(states) as StudentWorkProcess['states'];
}
