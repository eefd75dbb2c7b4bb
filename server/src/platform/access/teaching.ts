import { type SqlBool, sql } from 'kysely';

/** Of the memberships `m`: somebody whom only students brought in is no teacher of the school. */
export const letsTeach = sql<SqlBool>`(m.account_type = 'coordinator'
  or (m.account_type = 'evaluator' and not m.asked_by_student))`;

/** Of the people of groups `t`: its teachers, for as long as they have a role that lets them. */
export const isTeacher = sql<SqlBool>`(t.part = 'teacher' and exists (
  select from memberships m where m.person_id = t.person_id and ${letsTeach}))`;
