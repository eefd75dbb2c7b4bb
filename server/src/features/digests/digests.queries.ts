import type { Language } from '@traject/contract/common/languages';
import { sql } from 'kysely';
import { reachesOf } from '../../platform/access/readers.ts';
import { isCurrent } from '../../platform/access/visibility.ts';
import { midnight } from '../../platform/database/calendar.ts';
import type { Db } from '../../platform/database/db.ts';

export const listDigests = (db: Db, people: number[]) =>
  db
    .selectFrom('people as p')
    .innerJoin('organisations as o', 'o.id', 'p.organisation_id')
    .where('p.id', '=', sql<number>`any(${people})`)
    .select([
      'p.digest_weekday as weekday',
      sql<{ id: number; name: string }>`json_build_object('id', o.id, 'name', o.name)`.as(
        'organisation',
      ),
    ])
    .orderBy('o.name')
    .orderBy('o.id')
    .execute();

export const setWeekday = (db: Db, person_id: number, digest_weekday: number | null) =>
  db.updateTable('people').set({ digest_weekday }).where('id', '=', person_id).execute();

/** The day in the Netherlands, its weekday and the Monday of its week. */
export type Day = { today: string; weekday: number; week: string };

export type Reader = {
  id: number;
  organisation_id: number;
  email: string;
  first_name: string;
  language: Language;
};

/** Marks, once a week, who gets one now: those who work there and can sign in. */
export async function markReaders(db: Db, { weekday, week }: Day, most: number) {
  const { rows } = await sql<Reader>`
    with due as (
      select p.id, p.organisation_id from people p
      where p.digest_weekday = ${weekday} and p.deactivated_at is null
        and p.account_id is not null and exists (select from memberships m
          where m.person_id = p.id and m.account_type in ('admin', 'coordinator', 'counselor'))
        and not exists (select from digests d where d.person_id = p.id and d.week = ${week}::date)
      order by p.id limit ${most}),
    marked as (insert into digests (person_id, organisation_id, week)
      select id, organisation_id, ${week}::date from due on conflict do nothing
      returning person_id)
    select p.id, p.organisation_id, p.email, p.first_name, p.language
    from people p join marked m on m.person_id = p.id order by p.id`.execute(db);
  return rows;
}

export type Counts = {
  id: number;
  appointments: number;
  to_do: number;
  overdue: number;
  came_in: number;
  waiting: number;
};

/** What is theirs: what they planned or have to do, and the trajectories that they counsel. */
export async function countFor(db: Db, people: number[], { today }: Day) {
  const soon = sql`(${today}::date + 7)`;
  const weekAgo = midnight(sql`(${today}::date - 7)`);
  const theirs = sql`t.counselor_id = p.id and t.deleted_at is null`;
  const reaches = await reachesOf(db, people);
  const sights = reaches.map(({ id, only }) => ({ id, counselors: only?.counselor_ids ?? null }));
  const organisations = [...new Set(reaches.map(({ organisation_id }) => organisation_id))];
  const { rows } = await sql<Counts>`
    select p.id, coalesce(met.count, 0) as appointments,
      (${openTasks(today)} and x.due_on >= ${today}::date and x.due_on < ${soon})::integer as to_do,
      (${openTasks(today)} and x.due_on < ${today}::date)::integer as overdue,
      ((select count(*) from trajectories t join approval_requests r on r.trajectory_id = t.id
          where ${theirs} and r.decided_at >= ${weekAgo})
        + (select count(*) from trajectories t join surveys s on s.trajectory_id = t.id
          where ${theirs} and s.answered_at >= ${weekAgo})
        + (select count(*) from trajectories t join tasks x on x.trajectory_id = t.id
          where ${theirs} and x.party is not null and x.done_by is null
            and x.done_at >= ${weekAgo})
        + (select count(*) from trajectories t join trajectory_files f on f.trajectory_id = t.id
          join trajectory_file_returns b on b.trajectory_file_id = f.id
          where ${theirs} and b.created_at >= ${weekAgo}))::integer as came_in,
      (select count(*) from trajectories t left join state_measures m
          on m.organisation_id = t.organisation_id
            and m.trajectory_state_id = t.trajectory_state_id
        where ${theirs} and (
          t.state_since < ${midnight(sql`(${today}::date - m.days)`)}
          or (t.trajectory_state_id in (1, 3, 5)
            and coalesce(t.last_contact_on, t.created_at::date) < ${today}::date - o.quiet_days)
        ))::integer as waiting
    from jsonb_to_recordset(${JSON.stringify(sights)}::jsonb) as sight (id integer,
      counselors integer[])
    join people p on p.id = sight.id join organisations o on o.id = p.organisation_id
    left join (${appointmentsIn({ organisations, today })}) met on met.person_id = p.id`.execute(
    db,
  );
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

type Week = { organisations: number[]; today: string };

/**
 * For everybody at once: their own, and those to which they were invited and did not say no. Only
 * what these organisations have in that week is looked at.
 */
const appointmentsIn = ({ organisations, today }: Week) => sql`
  with coming as materialized (select a.id, a.owner_id
    from appointments a left join trajectories t on t.id = a.trajectory_id
    where a.organisation_id = any(${organisations}::integer[]) and a.cancelled_at is null
      and a.starts_at >= ${midnight(sql`${today}::date`)}
      and a.starts_at < ${midnight(sql`(${today}::date + 7)`)} and t.deleted_at is null)
  select person_id, count(*)::integer as count from (
    select owner_id as person_id, id from coming
    union
    select g.person_id, c.id from coming c join appointment_guests g on g.appointment_id = c.id
    where g.person_id is not null and g.answer is distinct from 'no') a
  group by person_id`;

/** Of reader `p`, as far as they see: everything, or what these `counselors` do or they help with. */
const openTasks = (today: string) => sql`select count(*) from tasks x
  left join trajectories t on t.id = x.trajectory_id
  where x.person_id = p.id and x.done_at is null and t.deleted_at is null
    and (t.id is null or sight.counselors is null or t.counselor_id = any(sight.counselors)
      or exists (select from trajectory_members m where m.trajectory_id = t.id
        and m.person_id = p.id and ${isCurrent(today)}))`;
