import type { Today } from '@traject/contract/today';
import { sql } from 'kysely';
import { isInSight } from '../../platform/access/visibility.ts';
import { type Asked, listOf, named } from './parts.ts';
import type { Whose } from './whose.ts';

const startOf = (day: unknown) => sql`(${day}::date::timestamp at time zone 'Europe/Amsterdam')`;

/** Appointments between two midnights in Amsterdam, whatever the clock does in between. */
const isToday = ({ today }: Asked) => sql`(a.cancelled_at is null
  and a.starts_at >= ${startOf(today)}
  and a.starts_at < ((${today}::date + 1)::timestamp at time zone 'Europe/Amsterdam'))`;

/** One's own, and those to which one was invited and did not say no. */
const mine = (asked: Asked) => sql`
  select a.* from appointments a
  where a.owner_id = any(${asked.people}::integer[]) and ${isToday(asked)} and ${isKept}
  union
  select a.* from appointment_guests g join appointments a on a.id = g.appointment_id
  where g.person_id = any(${asked.people}::integer[]) and g.answer is distinct from 'no'
    and ${isToday(asked)} and ${isKept}`;

/** What was about a deleted trajectory went with it. */
const isKept = sql`not exists (
  select from trajectories t where t.id = a.trajectory_id and t.deleted_at is not null)`;

/** Of others only what is about a trajectory that one sees. */
const ofOthers = (asked: Asked) => sql`
  select a.* from appointments a join trajectories t on t.id = a.trajectory_id
  where ${isToday(asked)} and t.deleted_at is null and ${isInSight(asked)} and ${
    asked.people
      ? sql`a.owner_id = any(${asked.people}::integer[])`
      : sql`a.organisation_id = any(${asked.organisations}::integer[])`
  }`;

const isSeenHere = sql`(f.is_loose or f.trajectory_id is not null)`;
const ifSeen = (column: string, instead = '') =>
  sql`case when ${isSeenHere} then f.${sql.ref(column)} else ${sql.lit(instead)} end`;

export const appointments = (scope: Whose['scope'], asked: Asked) =>
  listOf<Today['appointments']>({
    shown: 50,
    from: sql`select a.id, a.kind, a.title, a.place, a.video_url, a.starts_at, a.ends_at, a.owner_id,
        (select t.id from trajectories t where t.id = a.trajectory_id and t.deleted_at is null
          and ${isInSight(asked)}) as trajectory_id, a.trajectory_id is null as is_loose
      from (${scope === 'mine' ? mine(asked) : ofOthers(asked)}) a
      order by a.starts_at, a.id limit 100`,
    also: sql`join people p on p.id = f.owner_id`,
    // Somebody invited to what they do not see knows when it is, and with whom.
    says: sql`json_build_object('id', f.id, 'starts_at', f.starts_at, 'ends_at', f.ends_at,
      'kind', ${ifSeen('kind', 'other')}, 'title', ${ifSeen('title')},
      'place', ${ifSeen('place')}, 'video_url', ${ifSeen('video_url')},
      'owner', json_build_object('id', p.id, 'name', p.name),
      'trajectory', ${named}, 'guests', coalesce((
        select json_agg(json_build_object('name', g.name, 'answer', g.answer) order by g.id)
        from appointment_guests g where g.appointment_id = f.id
          and ${isSeenHere}), '[]'))`,
  });

const task = sql`k.id, k.title, k.text, k.due_on, k.person_id, k.trajectory_id, k.version`;

/** Loose ones are between who made them and whom they are for. */
const isSeen = (asked: Asked) => sql`exists (select from trajectories t
  where t.id = k.trajectory_id and t.deleted_at is null and ${isInSight(asked)})`;

const ownTasks = (asked: Asked) => sql`
  select k.* from unnest(${asked.people}::integer[]) me (id) cross join lateral (
    select ${task} from tasks k where k.person_id = me.id and k.done_at is null
      and (k.trajectory_id is null or ${isSeen(asked)})
    order by k.due_on, k.id limit 100) k
  order by k.due_on, k.id limit 100`;

const isDue = (asked: Asked) => sql`(k.done_at is null and k.due_on <= ${asked.today}::date
  and k.person_id is not null and ${isSeen(asked)})`;

/** Of each colleague or each organisation the first, in the order of an index. */
const dueTasks = (asked: Asked) => sql`
  select k.* from unnest(${asked.people ?? asked.organisations}::integer[]) whose (id)
  cross join lateral (
    select ${task} from tasks k
    where ${asked.people ? sql`k.person_id` : sql`k.organisation_id`} = whose.id and ${isDue(asked)}
    order by k.due_on, k.id limit 100) k
  order by k.due_on, k.id limit 100`;

export const tasks = (scope: Whose['scope'], asked: Asked) =>
  listOf<Today['tasks']>({
    shown: 50,
    from: scope === 'mine' ? ownTasks(asked) : dueTasks(asked),
    also: sql`join people p on p.id = f.person_id`,
    says: sql`json_build_object('id', f.id, 'title', f.title, 'text', f.text, 'due_on', f.due_on,
      'version', f.version, 'trajectory', ${named},
      'person', json_build_object('id', p.id, 'name', p.name))`,
  });
