import type { GroupLevels, LevelCell } from '@traject/contract/groups';
import { sql } from 'kysely';
import type { GroupScope } from '../../platform/access/scope.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { caller, countsFirst, isBlind, processNumber } from '../evaluations/evaluations.service.ts';
import { getGroup } from './groups.queries.ts';

type Seen = { user: User; now: Date };

/** The levels of everybody in a group at once, by the work processes of its diploma. */
export async function getLevels(db: Db, group: GroupScope, seen: Seen): Promise<GroupLevels> {
  const [{ students }, processes, asked] = await Promise.all([
    getGroup(db, group),
    processesOf(db, group).execute(),
    askedIn(db, group, seen),
  ]);
  const cells = new Map(asked.map((one) => [`${one.student_id} ${one.work_process_id}`, one]));
  const cellOf = (key: string) => inCell(cells.get(key));
  return {
    processes,
    students: students.map((student) => ({
      ...student,
      cells: processes.map(({ work_process_id }) => cellOf(`${student.id} ${work_process_id}`)),
    })),
  };
}

const processesOf = (db: Db, { diploma_id }: GroupScope) =>
  db
    .selectFrom('core_tasks as t')
    .innerJoin('work_processes as w', 'w.core_task_id', 't.id')
    .where('t.diploma_id', '=', diploma_id)
    .select(['w.id as work_process_id', 'w.title', 't.title as core_task'])
    .select(processNumber.as('number'))
    .orderBy('t.position')
    .orderBy('w.position');

type Asked = {
  student_id: number;
  work_process_id: number;
  /** A level counts before an answer without one. */
  counted: (Pick<LevelCell, 'score' | 'no_level' | 'role'> & { id: number }) | null;
  open: { id: number; expires_at: string } | null;
  expired: { expires_at: string } | null;
};

/** A level given for a work process counts for every edition of it. */
async function askedIn(db: Db, { id, diploma_id }: GroupScope, { user, now }: Seen) {
  const day = sql`to_char(e.expires_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD')`;
  const { rows } = await sql<Asked>`select e.student_id, w.id as work_process_id,
    (array_agg(json_build_object('id', e.id, 'score', e.score, 'no_level', e.no_level,
        'role', e.role) order by e.score is null, ${countsFirst})
      filter (where e.done_at is not null and not ${isBlind(caller(user), now)}))[1] as counted,
    (array_agg(json_build_object('id', e.id, 'expires_at', ${day}) order by e.expires_at, e.id)
      filter (where e.done_at is null and e.expires_at > ${now}))[1] as open,
    (array_agg(json_build_object('expires_at', ${day}) order by e.expires_at desc)
      filter (where e.done_at is null and e.expires_at <= ${now}))[1] as expired
  from core_tasks t join work_processes w on w.core_task_id = t.id
    join work_processes same on same.lineage_id = w.lineage_id
    join evaluations e on e.work_process_id = same.id
  where t.diploma_id = ${diploma_id} and e.student_id in (
    select person_id from group_people where group_id = ${id} and part = 'student')
  group by e.student_id, w.id`.execute(db);
  return rows;
}

/** As on the page of the student: what is open, with the level before it; else what there is. */
function inCell(asked: Asked | undefined): LevelCell {
  const { counted = null, open = null, expired = null } = asked ?? {};
  const { score = null, no_level = null, role = null } = counted ?? {};
  const [state, request] = open
    ? (['pending', open] as const)
    : counted
      ? (['done', null] as const)
      : ([expired ? 'expired' : 'none', expired] as const);
  const evaluation_id = counted?.id ?? open?.id ?? null;
  return { score, no_level, role, state, expires_at: request?.expires_at ?? null, evaluation_id };
}
