import { type SqlBool, sql } from 'kysely';
import { sharing } from '../../platform/access/readers.ts';
import type { Db } from '../../platform/database/db.ts';

type Period = { from: Date; to: Date };

/** What somebody owns or is asked to, with whatever decides whether they still see it. */
export const listFeed = (db: Db, person_id: number, period: Period) =>
  feedOf(db, person_id, period).execute();

/** What a change of any of it changes, without sending it. */
export async function versionOfFeed(db: Db, person_id: number, period: Period) {
  const { version } = await db
    .selectFrom(feedOf(db, person_id, period).as('one'))
    .select(sql<string>`coalesce(md5(string_agg(md5(one::text), '')), '')`.as('version'))
    .executeTakeFirstOrThrow();
  return version;
}

const feedOf = (db: Db, person_id: number, { from, to }: Period) =>
  db
    .selectFrom('appointments as a')
    .innerJoin('organisations as o', 'o.id', 'a.organisation_id')
    .leftJoin('trajectories as t', 't.id', 'a.trajectory_id')
    .leftJoin('people as client', 'client.id', 't.client_id')
    .where(
      sql<SqlBool>`(a.owner_id = ${person_id} or exists (select from appointment_guests g
        where g.appointment_id = a.id and g.person_id = ${person_id}))`,
    )
    .where('a.starts_at', '>=', from)
    .where('a.starts_at', '<', to)
    .where('t.deleted_at', 'is', null)
    .select(['a.id', 'a.uid', 'a.sequence', 'a.kind', 'a.title', 'a.place', 'a.video_url'])
    .select(['a.starts_at', 'a.ends_at', 'a.cancelled_at', 'a.created_at', 'a.updated_at'])
    .select(['a.trajectory_id', 't.counselor_id', 'client.name as client', 'o.calendar_names'])
    .select(sharing.members.as('members'))
    .orderBy('a.starts_at')
    .orderBy('a.id');

/** Where somebody works, and whether they have an address there. */
export const listStates = (db: Db, personIds: number[], now: Date) =>
  db
    .selectFrom('people as p')
    .innerJoin('organisations as o', 'o.id', 'p.organisation_id')
    .where('p.id', 'in', personIds)
    .select(({ ref }) => [
      sql<{ id: number; name: string }>`json_build_object('id', o.id, 'name', o.name)`.as(
        'organisation',
      ),
      ref('o.calendar_names').as('has_names'),
      sql<string | null>`(select to_json(l.created_at) #>> '{}' from links l
        where l.person_id = p.id and l.purpose = 'calendar' and l.revoked_at is null
          and l.expires_at > ${now} order by l.id desc limit 1)`.as('made_at'),
    ])
    .orderBy('o.name')
    .execute();
