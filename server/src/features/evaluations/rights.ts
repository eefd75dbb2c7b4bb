import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isMe, overseenBy } from '../../platform/access/access.ts';
import type { User } from '../../platform/access/session.ts';
import { isTeacher } from '../../platform/access/teaching.ts';

type Rule = RawBuilder<SqlBool>;

/** Who looks: the caller or, to explain who sees what, each of the people `p` at once. */
export type Viewer = { is: (column: string) => Rule; oversees: (column: string) => Rule };

export const caller = (user: User): Viewer => ({
  is: (column) => isMe(user, column),
  oversees: (column) => sql<SqlBool>`(${sql.ref(column)} = any(${overseenBy(user)}))`,
});

export const each: Viewer = {
  is: (column) => sql<SqlBool>`(${sql.ref(column)} = p.id)`,
  oversees: (column) => sql<SqlBool>`exists (select from memberships m where m.person_id = p.id
    and m.organisation_id = ${sql.ref(column)} and m.account_type in ('coordinator', 'admin'))`,
};

/** The students, as `pupil`, of the groups that somebody teaches and that are not archived. */
const taught = ({ is }: Viewer) => sql`group_people pupil
    join people who on who.id = pupil.person_id
    join groups g on g.id = pupil.group_id join group_people t on t.group_id = g.id
  where pupil.part = 'student' and who.deactivated_at is null and g.archived_at is null
    and ${isTeacher} and ${is('t.person_id')}`;

export const teaches = (viewer: Viewer, student: string) => sql<SqlBool>`exists (
  select from ${taught(viewer)} and pupil.person_id = ${sql.ref(student)})`;

/** Whether somebody may open the group `g`: an archived one is only for those who oversee it. */
export const opensGroup = (viewer: Viewer) => sql<SqlBool>`(${viewer.oversees('g.organisation_id')}
  or (g.archived_at is null and exists (select from group_people t where t.group_id = g.id
    and ${isTeacher} and ${viewer.is('t.person_id')})))`;

/** Whether the student `s` exists for somebody as their evaluator, and not as a whole. */
export const isAssigned = ({ is }: Viewer) => sql<SqlBool>`(s.deactivated_at is null
  and exists (select from evaluations e where e.student_id = s.id and ${is('e.evaluator_id')}))`;

/**
 * Which of the evaluations `e` somebody sees: those asked of them, about them or their group, or
 * overseen; and, while unanswered, those they asked for themselves, so that they can withdraw them.
 * The results of a student who left are only for those who oversee them.
 */
export const maySee = (viewer: Viewer) => sql<SqlBool>`(${maySeeEvidence(viewer)}
  or (${viewer.is('e.asked_by')} and e.done_at is null and ${hasStudent}))`;

/** Who sees what the student shows to the evaluator of `e`. */
export const maySeeEvidence = (viewer: Viewer) => sql<SqlBool>`(
  ${viewer.oversees('e.organisation_id')} or ((${viewer.is('e.evaluator_id')}
    or ${viewer.is('e.student_id')} or ${teaches(viewer, 'e.student_id')}) and ${hasStudent}))`;

const hasStudent = sql<SqlBool>`exists (
  select from people s where s.id = e.student_id and s.deactivated_at is null)`;

/** What was not done in time shows nothing of the student any more. */
export const isLive = (now: Date) => sql<SqlBool>`(e.done_at is not null or e.expires_at > ${now})`;

/**
 * Whether what others answered in `e` stays covered: where raters are blind, they see it only after
 * they gave their own answer about the same work process.
 */
export const isBlind = (viewer: Viewer, now: Date) => sql<SqlBool>`(
  (select o.blind_evaluations from organisations o where o.id = e.organisation_id)
  and not ${viewer.is('e.evaluator_id')} and exists (select from evaluations own
    join work_processes asked on asked.id = own.work_process_id
    join work_processes given on given.id = e.work_process_id
  where own.student_id = e.student_id and asked.lineage_id = given.lineage_id
    and own.done_at is null and own.expires_at > ${now} and ${viewer.is('own.evaluator_id')}))`;

/**
 * Whether somebody has yet to answer blind about the student `s`: a portfolio tells all that others
 * answered, so it stays closed until they did.
 */
export const isBlindAbout = (viewer: Viewer, now: Date) => sql<SqlBool>`exists (
  select from evaluations own join organisations o on o.id = own.organisation_id
  where own.student_id = s.id and o.blind_evaluations and own.done_at is null
    and own.expires_at > ${now} and ${viewer.is('own.evaluator_id')})`;

/** Whether somebody sees the profile of the student `s`. */
export const mayOpenProfile = (viewer: Viewer, now: Date) => sql<SqlBool>`(
  ${viewer.oversees('s.organisation_id')} or ${viewer.is('s.id')}
  or ${isShown(viewer, now, 'profile_roles', sql`e.student_id = s.id`)})`;

/** Whether somebody sees the chart of enrolment `n`. */
export const mayOpenChart = (viewer: Viewer, now: Date) => sql<SqlBool>`(
  ${viewer.oversees('n.organisation_id')} or ${viewer.is('n.student_id')}
  or ${teaches(viewer, 'n.student_id')}
  or ${isShown(
    viewer,
    now,
    'chart_roles',
    sql`e.student_id = n.student_id
    and e.diploma_id = n.diploma_id`,
  )})`;

/** Whether somebody evaluates in a role to which the organisation shows this. */
const isShown = (
  viewer: Viewer,
  now: Date,
  what: string,
  which: RawBuilder<unknown>,
) => sql`exists (
  select from evaluations e join organisations o on o.id = e.organisation_id
    join people who on who.id = e.student_id
  where ${which} and ${viewer.is('e.evaluator_id')} and ${isLive(now)}
    and who.deactivated_at is null and e.role = any(${sql.ref(`o.${what}`)}))`;

/**
 * Who may ask for evaluations of a student: those who see all of them, and the student's teachers.
 */
export const mayAsk = (user: User, student: string) => sql<SqlBool>`(${isOverseen(user, student)}
  or exists (select from (${asksAbout(user)}) own where own.id = ${sql.ref(student)}))`;

/** The same for a list of many: whom somebody knows themselves is found once, and not for each. */
export const mayAskAmong = (user: User, student: string) => among(user, student, asksAbout(user));

/** Coordinators and admins know their organisation's students, others whom they teach, rate or are. */
export const knowsAmong = (user: User, student: string) =>
  among(
    user,
    student,
    sql`select m.person_id as id from memberships m where m.account_type = 'student'
      and ${isMe(user, 'm.person_id')} and m.organisation_id = any(${user.organisation_ids})
    union select e.student_id from evaluations e where ${isMe(user, 'e.evaluator_id')}
    union select pupil.person_id from ${taught(caller(user))}`,
  );

const asksAbout = (user: User) => sql`select m.person_id as id from memberships m
    where m.account_type = 'student' and ${isMe(user, 'm.person_id')}
  union select a.student_id from evaluations a join people who on who.id = a.student_id
    where who.deactivated_at is null and ${isMe(user, 'a.evaluator_id')} and a.role = 'teacher'
  union select pupil.person_id from ${taught(caller(user))}`;

/** Most people oversee nobody: theirs are then looked up, and nobody else is looked at. */
function among(user: User, student: string, own: RawBuilder<unknown>) {
  const isOwn = sql<SqlBool>`(${sql.ref(student)} = any(array(${own})))`;
  if (overseenBy(user).length === 0) return isOwn;
  return sql<SqlBool>`(${isOverseen(user, student)} or ${isOwn})`;
}

const isOverseen = (user: User, student: string) => sql<SqlBool>`exists (
  select from memberships m where m.person_id = ${sql.ref(student)}
    and m.account_type = 'student' and m.organisation_id = any(${overseenBy(user)}))`;
