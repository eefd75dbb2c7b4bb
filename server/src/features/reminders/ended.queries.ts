import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { askingLink, longAgo, type PartyKind, sources } from './due.queries.ts';

export type Ended = {
  id: number;
  kind: PartyKind;
  organisation_id: number;
  trajectory_id: number;
  client_id: number;
  client: string;
  sender_id: number | null;
  counselor_id: number;
};

type Part = { now: Date; most: number };

/**
 * Marks, once, what was not answered before its link closed by itself. What was withdrawn, replaced
 * or deleted before that is nobody's concern any more.
 */
export async function markEnded(db: Db, kind: PartyKind, { now, most }: Part) {
  const { table, waits } = sources[kind];
  const { rows } = await sql<Ended>`
    with ended as (
      select q.id, q.organisation_id, q.trajectory_id, q.sender_id, t.client_id, t.counselor_id,
        client.name as client
      from ${table} q
      join trajectories t on t.id = q.trajectory_id
      join people client on client.id = t.client_id
      cross join lateral ${askingLink(kind)} l
      where ${waits} and t.deleted_at is null and q.sent_at > ${longAgo(now)}
        and coalesce(q.end_told_at < q.sent_at, true)
        and l.used_at is null and l.revoked_at is null and l.ends <= ${now}
      order by q.sent_at, q.id limit ${most}
      for update of q skip locked for key share of t skip locked),
    told as (update ${table} q set end_told_at = ${now} from ended where q.id = ended.id
      returning q.id)
    select ended.*, ${kind} as kind from ended join told using (id) order by id`.execute(db);
  return rows;
}
