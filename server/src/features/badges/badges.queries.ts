import type { Badge, BadgeTask } from '@traject/contract/badges';
import { type SqlBool, sql } from 'kysely';
import type { StudentScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';
import { isBlind, mayJudge, type Viewer } from '../evaluations/evaluations.service.ts';

const dayOf = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'Europe/Amsterdam', 'YYYY-MM-DD')`;

/** Of the badges `b`: nothing as long as it holds. */
export const revokedOf = sql<Badge['revoked']>`case when b.revoked_at is not null then
  json_build_object('at', ${dayOf('b.revoked_at')}, 'reason', b.revoked_reason) end`;

export const grantedAt = dayOf('b.granted_at');

const badgeRow = sql<Badge>`json_build_object('id', b.id, 'code', b.code, 'remark', b.remark,
  'granted_at', ${grantedAt}, 'revoked', ${revokedOf},
  'granted_by', (select p.name from people p where p.id = b.granted_by))`;

type Listing = { student: StudentScope; diploma_id: number; viewer: Viewer; now: Date };

/** Also where the student is no longer enrolled: what was granted stays theirs. */
export async function listTasks(db: Db, listing: Listing): Promise<BadgeTask[]> {
  const { student, diploma_id } = listing;
  const rows = await db
    .selectFrom('core_tasks as t')
    .where('t.diploma_id', '=', diploma_id)
    .where(sql<SqlBool>`(${isEnrolled(student.id)} or exists (select from badges b
      join core_tasks any_task on any_task.id = b.core_task_id
      where b.student_id = ${student.id} and any_task.diploma_id = t.diploma_id))`)
    .select(['t.id as core_task_id', 't.title'])
    .select([
      sql<number>`(select count(*) from work_processes w where w.core_task_id = t.id)`.as(
        'work_process_count',
      ),
      levelCount(listing).as('level_count'),
      sql<Badge | null>`(select ${badgeRow} from badges b where b.student_id = ${student.id}
        and b.core_task_id = t.id order by b.id desc limit 1)`.as('badge'),
      isEnrolled(student.id).$castTo<boolean>().as('is_enrolled'),
    ])
    .orderBy('t.position')
    .execute();
  if (rows.length === 0) throw notFound();
  const may = mayJudge(student);
  return rows.map(({ is_enrolled, ...task }) => {
    const holds = !!task.badge && !task.badge.revoked;
    return { ...task, may_grant: may && is_enrolled && !holds, may_revoke: may && holds };
  });
}

const isEnrolled = (student_id: number) => sql<SqlBool>`exists (select from enrolments n
  where n.student_id = ${student_id} and n.diploma_id = t.diploma_id and n.switched_to_id is null)`;

/** What others answered stays covered here too, for who still has to answer themselves. */
const levelCount = ({ student, viewer, now }: Listing) => sql<number>`(
  select count(*) from work_processes w where w.core_task_id = t.id and exists (
    select from evaluations e join work_processes same on same.id = e.work_process_id
    where e.student_id = ${student.id} and same.lineage_id = w.lineage_id
      and e.score is not null and not ${isBlind(viewer, now)}))`;

export async function getBadge(db: Db, id: number) {
  const { badge } = await db
    .selectFrom('badges as b')
    .where('b.id', '=', id)
    .select(badgeRow.as('badge'))
    .executeTakeFirstOrThrow(notFound);
  return badge;
}

export type Granted = {
  organisation: string;
  issuer_code: string;
  title: string;
  diploma: string;
  level: string;
  email: string;
  /** In order, with their numbers. */
  criteria: string[];
};
type Place = { student_id: number; core_task_id: number };

/** Locks the enrolment, as asking does, so that two cannot grant the same; nothing if there is none. */
export async function lockPlace(db: Db, { student_id, core_task_id }: Place) {
  const { rows } = await sql<Granted>`select o.name as organisation, o.issuer_code, t.title,
      d.title as diploma, d.level, p.email, array(select t.position || '.' || w.position || ' '
        || w.title from work_processes w where w.core_task_id = t.id order by w.position) as criteria
    from enrolments n join core_tasks t on t.diploma_id = n.diploma_id
      join diplomas d on d.id = n.diploma_id join organisations o on o.id = n.organisation_id
      join people p on p.id = n.student_id
    where t.id = ${core_task_id} and n.student_id = ${student_id} and n.switched_to_id is null
    for update of n`.execute(db);
  return rows[0];
}

export async function holds(db: Db, { student_id, core_task_id }: Place) {
  const found = await db
    .selectFrom('badges')
    .where('student_id', '=', student_id)
    .where('core_task_id', '=', core_task_id)
    .where('revoked_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

/** Locked until this transaction ends. */
export const lockBadge = (db: Db, student_id: number, id: number) =>
  db
    .selectFrom('badges as b')
    .where('b.student_id', '=', student_id)
    .where('b.id', '=', id)
    .innerJoin('core_tasks as t', 't.id', 'b.core_task_id')
    .innerJoin('diplomas as d', 'd.id', 't.diploma_id')
    .innerJoin('organisations as o', 'o.id', 'b.organisation_id')
    .select(['b.id', 'b.code', 'b.revoked_at', 't.title', 'd.title as diploma'])
    .select('o.name as organisation')
    .forUpdate('b')
    .executeTakeFirstOrThrow(notFound);

type Revoking = { revoked_by: number; revoked_at: Date; revoked_reason: string };

/** What was taken along is checked elsewhere, also when the badge is no longer here. */
export async function setRevoked(db: Db, id: number, revoking: Revoking) {
  const revoked = await db
    .updateTable('badges')
    .set(revoking)
    .where('id', '=', id)
    .returning(['organisation_id', 'credential_id'])
    .executeTakeFirstOrThrow();
  await db.insertInto('revoked_credentials').values(revoked).execute();
}
