import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** From whom to whom, at what moment and by whom. */
export type Move = { from_id: number; to_id: number; by_id: number; at: Date };
type Kind = 'trajectory' | 'task' | 'appointment' | 'approval' | 'survey' | 'asked_task';
type Id = { id: number };

/** In the order of their ids, as everywhere, so that two who do this wait for each other. */
export async function lockTrajectories(db: Db, from_id: number, ids: number[] | null) {
  const { rows } = await sql<Id>`select t.id from trajectories t
    where t.counselor_id = ${from_id} and t.deleted_at is null and t.trajectory_state_id < 6
      and (${ids}::integer[] is null or t.id = any(${ids}::integer[]))
    order by t.id for update`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Everything of one counselor on these trajectories becomes the other's; each statement answers
 * what it moved.
 */
const moves: Record<Kind, (ids: number[], move: Move) => ReturnType<typeof sql<Id>>> = {
  trajectory: (ids, { from_id, to_id, by_id, at }) => sql<Id>`update trajectories t
    set counselor_id = ${to_id}, version = version + 1, updated_at = ${at}, updated_by = ${by_id}
    where t.id = any(${ids}::integer[]) and t.counselor_id = ${from_id} returning t.id`,
  task: (ids, { from_id, to_id, by_id, at }) => sql<Id>`update tasks k
    set person_id = ${to_id}, version = version + 1, updated_at = ${at}, updated_by = ${by_id}
    where k.trajectory_id = any(${ids}::integer[]) and k.person_id = ${from_id}
      and k.done_at is null returning k.id`,
  appointment: (ids, { from_id, to_id, by_id, at }) => sql<Id>`update appointments a
    set owner_id = ${to_id}, sequence = sequence + 1, version = version + 1,
      updated_at = ${at}, updated_by = ${by_id}
    where a.trajectory_id = any(${ids}::integer[]) and a.owner_id = ${from_id}
      and a.cancelled_at is null and a.starts_at > ${at} returning a.id`,
  approval: (ids, { from_id, to_id }) => sql<Id>`update approval_requests r
    set sender_id = ${to_id} where r.trajectory_id = any(${ids}::integer[])
      and r.sender_id = ${from_id} and r.decided_at is null and r.closed_at is null returning r.id`,
  survey: (ids, { from_id, to_id }) => sql<Id>`update surveys s set sender_id = ${to_id}
    where s.trajectory_id = any(${ids}::integer[]) and s.sender_id = ${from_id}
      and s.answered_at is null returning s.id`,
  asked_task: (ids, { from_id, to_id }) => sql<Id>`update tasks k set sender_id = ${to_id}
    where k.trajectory_id = any(${ids}::integer[]) and k.sender_id = ${from_id}
      and k.done_at is null returning k.id`,
};
const kinds = Object.keys(moves) as Kind[];

export type Moved = Record<Kind, number[]>;

export async function moveAll(db: Db, ids: number[], move: Move): Promise<Moved> {
  const moved = {} as Moved;
  for (const kind of kinds) {
    const { rows } = await moves[kind](ids, move).execute(db);
    moved[kind] = rows.map(({ id }) => id);
  }
  return moved;
}

export async function noteMoved(
  db: Db,
  handover: { id: number; organisation_id: number },
  moved: Moved,
) {
  for (const kind of kinds)
    await sql`insert into handover_records (handover_id, organisation_id, kind, record_id)
      select ${handover.id}, ${handover.organisation_id}, ${kind}, id
      from unnest(${moved[kind]}::integer[]) id`.execute(db);
}

export async function readMoved(db: Db, handover_id: number): Promise<Moved> {
  const { rows } = await sql<{ kind: Kind; ids: number[] }>`
    select kind, array_agg(record_id order by record_id) as ids from handover_records
    where handover_id = ${handover_id} group by kind`.execute(db);
  const found = new Map(rows.map(({ kind, ids }) => [kind, ids]));
  return Object.fromEntries(kinds.map((kind) => [kind, found.get(kind) ?? []])) as Moved;
}

/** Only what went along goes back, as far as it is still where it went and still to be done. */
const backTo: Record<Kind, { table: string; column: string; also?: string; still?: string }> = {
  trajectory: { table: 'trajectories', column: 'counselor_id', also: 'version = version + 1' },
  task: {
    table: 'tasks',
    column: 'person_id',
    also: 'version = version + 1',
    still: 'done_at is null',
  },
  appointment: {
    table: 'appointments',
    column: 'owner_id',
    also: 'version = version + 1, sequence = sequence + 1',
    still: 'cancelled_at is null',
  },
  approval: { table: 'approval_requests', column: 'sender_id' },
  survey: { table: 'surveys', column: 'sender_id' },
  asked_task: { table: 'tasks', column: 'sender_id' },
};

export async function moveBack(db: Db, moved: Moved, { from_id, to_id }: Move): Promise<Moved> {
  const back = {} as Moved;
  for (const kind of kinds) {
    const { table, column, also, still = 'true' } = backTo[kind];
    const set = sql.join([sql`${sql.ref(column)} = ${from_id}`, ...(also ? [sql.raw(also)] : [])]);
    const { rows } = await sql<Id>`update ${sql.table(table)} set ${set}
      where id = any(${moved[kind]}::integer[]) and ${sql.ref(column)} = ${to_id}
        and ${sql.raw(still)} returning id`.execute(db);
    back[kind] = rows.map(({ id }) => id);
  }
  return back;
}

/** Those of these that are still with somebody and were not deleted. */
export async function lockMoved(db: Db, ids: number[], counselor_id: number) {
  const { rows } = await sql<Id>`select t.id from trajectories t
    where t.id = any(${ids}::integer[]) and t.counselor_id = ${counselor_id}
      and t.deleted_at is null order by t.id for update`.execute(db);
  return rows.length;
}
