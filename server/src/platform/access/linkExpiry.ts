import { trajectoryStates } from '@traject/contract/common/trajectoryStates';
import { sql } from 'kysely';

const finished = trajectoryStates.filter(({ kind }) => kind === 'finished').map(({ id }) => id);

/**
 * For a query over links, under an alias: when a link to the documents of a trajectory stops
 * working. That is its own expiry or thirty days after the end, whichever comes first. What was
 * sent after the end can be read for thirty days too; a trajectory that is resumed gives its links
 * their own expiry back.
 */
export const closesAt = (link: string) => sql<Date>`least(${sql.ref(`${link}.expires_at`)}, (
  select greatest(max(h.at), ${sql.ref(`${link}.created_at`)}) + interval '30 days'
  from trajectories t join trajectory_history h on h.trajectory_id = t.id
  where t.id = ${sql.ref(`${link}.trajectory_id`)}
    and ${sql.ref(`${link}.approval_request_id`)} is not null
    and t.trajectory_state_id = any(${finished})
  having count(*) > 0))`;
