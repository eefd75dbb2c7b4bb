import { trajectoryStates } from '@traject/contract/common/trajectoryStates';
import { type SqlBool, sql } from 'kysely';

const finished = trajectoryStates.filter(({ kind }) => kind === 'finished').map(({ id }) => id);

/**
 * Whether task `k`, under its alias, goes to its party by itself: once its trajectory `t` has ended,
 * only what a plan meant for after the end.
 */
export const goesByItself = (k: string) => sql<SqlBool>`(
  t.trajectory_state_id <> all(${finished}::integer[])
  or exists (select from action_plan_steps s
    where s.id = ${sql.ref(`${k}.action_plan_step_id`)} and s.anchor = 'completion'))`;

/** Whoever mails it by hand after the end wants an answer. */
export const isReminded = (k: string) => sql<SqlBool>`(${goesByItself(k)}
  or ${sql.ref(`${k}.sent_at`)} > t.state_since)`;
