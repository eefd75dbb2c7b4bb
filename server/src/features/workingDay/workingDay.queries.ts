import type { ReminderKind } from '@traject/contract/common/reminding';
import { stateGroups, stateOf } from '@traject/contract/common/trajectoryStates';
import type { ReminderRule, WorkingDay, WorkingDayInput } from '@traject/contract/workingDay';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

export const openStates: readonly number[] = stateGroups.open.map((code) => stateOf(code).id);

export const getWorkingDay = (db: Db, organisation_id: number): Promise<WorkingDay> =>
  db
    .selectFrom('organisations as o')
    .where('o.id', '=', organisation_id)
    .select(['o.calendar_names', 'o.quiet_days', 'o.version'])
    .select([
      sql<Record<ReminderKind, ReminderRule>>`(select json_object_agg(r.kind, json_build_object(
          'is_on', r.is_on, 'first_days', r.first_days, 'next_days', r.next_days, 'most', r.most))
        from reminder_rules r where r.organisation_id = o.id)`.as('reminders'),
      sql<WorkingDay['state_days']>`(select json_agg(json_build_object(
          'trajectory_state_id', s.id, 'days', m.days) order by s.id)
        from trajectory_states s left join state_measures m
          on m.trajectory_state_id = s.id and m.organisation_id = o.id
        where s.id = any(${openStates}))`.as('state_days'),
    ])
    .executeTakeFirstOrThrow();

export const lockOrganisation = (db: Db, id: number) =>
  db
    .selectFrom('organisations')
    .where('id', '=', id)
    .select(['id', 'version', 'updated_at', 'updated_by'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

type Next = { version: number; updated_at: Date; updated_by: number };
type Values = WorkingDayInput & { next: Next };

/** A row that stays as it is, is not written, and the log does not mention it. */
export async function setWorkingDay(db: Db, organisation_id: number, values: Values) {
  const { reminders, state_days, calendar_names, quiet_days, next } = values;
  await db
    .updateTable('organisations')
    .set({ calendar_names, quiet_days, ...next })
    .where('id', '=', organisation_id)
    .execute();
  const rules = Object.entries(reminders).map(([kind, rule]) => ({ kind, ...rule }));
  await sql`update reminder_rules r
    set is_on = x.is_on, first_days = x.first_days, next_days = x.next_days, most = x.most
    from jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) as x (kind text, is_on boolean,
      first_days integer, next_days integer, most integer)
    where r.organisation_id = ${organisation_id} and r.kind = x.kind
      and (r.is_on, r.first_days, r.next_days, r.most)
        is distinct from (x.is_on, x.first_days, x.next_days, x.most)`.execute(db);
  await sql`insert into state_measures as m (organisation_id, trajectory_state_id, days)
    select ${organisation_id}, x.trajectory_state_id, x.days
    from jsonb_to_recordset(${JSON.stringify(state_days)}::jsonb)
      as x (trajectory_state_id integer, days integer)
    on conflict (organisation_id, trajectory_state_id) do update set days = excluded.days
    where m.days is distinct from excluded.days`.execute(db);
}
