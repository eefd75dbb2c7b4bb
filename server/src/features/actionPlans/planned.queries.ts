import { stateOf, trajectoryStates } from '@traject/contract/common/trajectoryStates';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

const inProgress = stateOf('in_progress').id;
const finished = trajectoryStates.filter(({ kind }) => kind === 'finished').map(({ id }) => id);

const dayOf = (which: ReturnType<typeof sql>) =>
  sql`(${which} at time zone 'Europe/Amsterdam')::date`;

/** For steps `s` of a trajectory `t`: the day to count from, unknown as long as it has not come. */
const anchor = sql`case s.anchor
  when 'registration' then t.registration_date
  when 'intake' then t.intake_date
  when 'start' then (select ${dayOf(sql`min(h.at)`)} from trajectory_history h
    where h.trajectory_id = t.id and h.trajectory_state_id = ${inProgress})
  else (select ${dayOf(sql`max(h.at)`)} from trajectory_history h
    where h.trajectory_id = t.id and h.trajectory_state_id = any(${finished})) end`;

const planned = sql`(${anchor} + s.amount * case s.unit when 'weeks' then 7 else 1 end)`;

/** A party is asked a week ahead; what has no day, or one that is over, is not asked by itself. */
const sendOn = (today: string) => sql`case when day >= ${today}::date
  then greatest(${today}::date, day - 7) end`;

type Applied = {
  trajectoryId: number;
  planIds: number[];
  today: string;
  now: Date;
  by: number | null;
};

/** What the trajectory has already is not added again, also not by two at once. */
export async function addPlanned(db: Db, { trajectoryId, planIds, today, now, by }: Applied) {
  const { rows } = await sql<{ id: number }>`
    insert into tasks (organisation_id, trajectory_id, title, text, person_id, party, due_on,
      planned_on, send_on, action_plan_step_id, created_by, created_at)
    select t.organisation_id, t.id, s.title, s.text,
      case s.doer when 'counselor' then t.counselor_id end,
      case when s.doer <> 'counselor' then s.doer end,
      day, day, case when s.doer <> 'counselor' then ${sendOn(today)} end, s.id, ${by}, ${now}
    from trajectories t
    join action_plan_steps s on s.action_plan_id = any(${planIds}::integer[])
    cross join lateral (select ${planned} as day) p
    where t.id = ${trajectoryId} order by s.action_plan_id, s.position
    on conflict (trajectory_id, action_plan_step_id) do nothing
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The plans that a state applies, of which the trajectory has nothing yet; they stay as they are. */
export const plansOfState = (db: Db, trajectoryId: number) =>
  db
    .selectFrom('action_plans as plan')
    .innerJoin('trajectories as t', (join) =>
      join
        .onRef('t.organisation_id', '=', 'plan.organisation_id')
        .onRef('t.trajectory_state_id', '=', 'plan.trajectory_state_id'),
    )
    .where('t.id', '=', trajectoryId)
    .where('plan.archived_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('tasks as k')
            .innerJoin('action_plan_steps as s', 's.id', 'k.action_plan_step_id')
            .where('k.trajectory_id', '=', trajectoryId)
            .whereRef('s.action_plan_id', '=', 'plan.id')
            .select('k.id'),
        ),
      ),
    )
    .select(['plan.id', 'plan.organisation_id'])
    .orderBy('plan.id')
    .forShare('plan')
    .execute();

/** A plan of the trajectory's own organisation; nobody changes it meanwhile. */
export const findPlan = (db: Db, organisation_id: number, id: number) =>
  db
    .selectFrom('action_plans')
    .where('id', '=', id)
    .where('organisation_id', '=', organisation_id)
    .where('archived_at', 'is', null)
    .select('id')
    .forShare()
    .executeTakeFirst();

/** Open tasks that still have the date of their plan, which would be another by now. */
const moved = (trajectoryId: number) => sql`select k.id, p.day from tasks k
  join trajectories t on t.id = k.trajectory_id
  join action_plan_steps s on s.id = k.action_plan_step_id
  cross join lateral (select ${planned} as day) p
  where k.trajectory_id = ${trajectoryId} and k.done_at is null
    and k.due_on is not distinct from k.planned_on and p.day is distinct from k.planned_on`;

export async function countMoved(db: Db, trajectoryId: number) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (${moved(trajectoryId)}) m`.execute(db);
  return { count: rows[0]?.count ?? 0 };
}

type Moving = { trajectoryId: number; today: string; now: Date; by: number };

export async function moveAlong(db: Db, { trajectoryId, today, now, by }: Moving) {
  const { rows } = await sql<{ id: number }>`
    update tasks k set due_on = m.day, planned_on = m.day,
      send_on = case when k.party is null or k.sent_at is not null then k.send_on
        else ${sendOn(today)} end,
      version = k.version + 1, updated_at = ${now}, updated_by = ${by}
    from (${moved(trajectoryId)}) m where m.id = k.id returning k.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** From now on their date is their own, and no plan moves it. */
export const leaveAsTheyAre = (db: Db, trajectoryId: number) =>
  sql`update tasks k set planned_on = m.day
    from (${moved(trajectoryId)}) m where m.id = k.id`.execute(db);
