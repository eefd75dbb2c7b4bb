import type { NoLevel } from '@traject/contract/common/evaluationAnswer';
import { type EvaluationRole, evaluationRoles } from '@traject/contract/common/evaluationRoles';
import type { StudentWorkProcess } from '@traject/contract/evaluations';
import { sql } from 'kysely';
import type { StudentScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/database/db.ts';
import { countsFirst } from './chart.queries.ts';
import { visibleTo } from './evaluations.scope.ts';
import { processNumber } from './processNumber.ts';
import type { Reader } from './reader.ts';
import { caller, isBlind, mayOpenChart } from './rights.ts';

type State = StudentWorkProcess['states']['student'];

/**
 * The work processes of the student, and their state with each kind of evaluator: every one for
 * those who see the chart, and for others those that they were asked about.
 */
export async function listStudentWorkProcesses(
  db: Db,
  reader: Reader,
  student: StudentScope,
): Promise<StudentWorkProcess[]> {
  const [processes, evaluations] = await Promise.all([
    processesOf(db, reader, student).execute(),
    evaluationsOf(db, reader, student).execute(),
  ]);
  const byLineage = Map.groupBy(evaluations, ({ lineage_id }) => lineage_id);
  return processes.flatMap(({ diploma_id, diploma_title, has_chart, counted, ...process }) => {
    const { lineage_id, evidence, ...work_process } = process;
    const all = byLineage.get(lineage_id) ?? [];
    const own = all.filter(({ is_visible }) => is_visible);
    const isOpenTo = student.is_whole || has_chart;
    if (!isOpenTo && own.length === 0) return [];
    return {
      diploma: { diploma_id, title: diploma_title },
      work_process,
      evidence: student.is_whole || student.is_taught ? evidence : null,
      states: statesOf({ own, others: all, counted: has_chart ? counted : null, isOpenTo }),
      evaluation_id: own.find(({ state }) => state !== 'expired')?.evaluation_id ?? null,
    };
  });
}

type Counted = { score: number; role: EvaluationRole };

const processesOf = (db: Db, { user, now }: Reader, { id }: StudentScope) =>
  db
    .selectFrom('enrolments as n')
    .innerJoin('diplomas as d', 'd.id', 'n.diploma_id')
    .innerJoin('core_tasks as t', 't.diploma_id', 'd.id')
    .innerJoin('work_processes as w', 'w.core_task_id', 't.id')
    .where('n.student_id', '=', id)
    .where('n.switched_to_id', 'is', null)
    .select(['d.id as diploma_id', 'd.title as diploma_title', 'w.id as work_process_id'])
    .select('w.lineage_id')
    .select([
      processNumber.as('number'),
      'w.title',
      mayOpenChart(caller(user), now).$castTo<boolean>().as('has_chart'),
    ])
    .select(
      sql<Counted | null>`(select json_build_object('score', e.score, 'role', e.role)
        from evaluations e join work_processes same on same.id = e.work_process_id
        where e.student_id = n.student_id and same.lineage_id = w.lineage_id
          and e.score is not null and not ${isBlind(caller(user), now)}
        order by ${countsFirst} limit 1)`.as('counted'),
    )
    .select(
      sql<number>`(select count(*)::integer from evidence x
        join work_processes shown on shown.id = x.work_process_id
        where x.student_id = n.student_id and shown.lineage_id = w.lineage_id)`.as('evidence'),
    )
    .orderBy('d.title')
    .orderBy('d.id')
    .orderBy('t.position')
    .orderBy('w.position');

/** All evaluations of the student, newest first, each saying whether the reader may see it. */
const evaluationsOf = (db: Db, { user, now }: Reader, { id }: StudentScope) =>
  db
    .selectFrom('evaluations as e')
    .innerJoin('work_processes as same', 'same.id', 'e.work_process_id')
    .where('e.student_id', '=', id)
    .select(['e.id as evaluation_id', 'same.lineage_id', 'e.role', 'e.score', 'e.done_at'])
    .select([
      sql<NoLevel | null>`e.no_level`.as('no_level'),
      // What stays covered is there, as what others do not see is.
      sql<boolean>`(${visibleTo(user)} and not ${isBlind(caller(user), now)})`.as('is_visible'),
      sql<'done' | 'pending' | 'expired'>`case when e.done_at is not null then 'done'
        when e.expires_at > ${now} then 'pending' else 'expired' end`.as('state'),
    ])
    .orderBy('e.requested_at', 'desc')
    .orderBy('e.id', 'desc');

type Seen = State & { role: string; done_at: Date | null };
type All = {
  own: Seen[];
  others: Seen[];
  /** What the chart shows, for those who may open it. */
  counted: Counted | null;
  /** Whether the reader may know that others were asked. */
  isOpenTo: boolean;
};

const nothing = { score: null, no_level: null, evaluation_id: null };

function statesOf({ own, others, counted, isOpenTo }: All) {
  const states = evaluationRoles.map((role): [EvaluationRole, State] => {
    const ofRole = (list: Seen[]) => list.filter((one) => one.role === role);
    const seen = stateOf(ofRole(own));
    if (seen) return [role, seen];
    if (counted?.role === role) return [role, { ...nothing, state: 'done', score: counted.score }];
    const isHidden = !isOpenTo || ofRole(others).some(({ state }) => state !== 'expired');
    return [role, { ...nothing, state: isHidden ? 'hidden' : 'none' }];
  });
  return Object.fromEntries(states) as StudentWorkProcess['states'];
}

/**
 * The open one, with the level given before; otherwise that level; otherwise why none was given;
 * otherwise what expired.
 */
function stateOf(own: Seen[]): State | undefined {
  const newest = (state: State['state']) => own.find((one) => one.state === state);
  const done = own
    .filter(({ state }) => state === 'done')
    .sort((one, other) => Number(other.done_at) - Number(one.done_at));
  const level = done.find(({ score }) => score !== null);
  const found = newest('pending') ?? level ?? done[0] ?? newest('expired');
  if (!found) return undefined;
  const { state, evaluation_id } = found;
  const no_level = level ? null : (done[0]?.no_level ?? null);
  return { state, evaluation_id, score: level?.score ?? null, no_level };
}
