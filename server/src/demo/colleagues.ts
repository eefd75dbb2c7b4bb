import type { Db } from '../platform/database/db.ts';
import { daysAgo, instantAgo } from './days.ts';

type Place = { organisation_id: number; people: number[] };

/**
 * Everybody sees everything in the main organisation, and colleagues help each other. In the other
 * one a colleague stands in for the counselor, and asks for a trajectory that is closed to them.
 */
export async function addColleagues(db: Db, { main, other }: { main: Place; other: Place }) {
  await addTeam(db, main, 'Team Utrecht');
  await addTeam(db, other, 'Team Groningen');
  const [marieke = 0, sander = 0] = main.people;
  const [noor = 0, sam = 0] = other.people;
  const [first = 0, second = 0] = await trajectoriesOf(db, marieke);
  const [replaced = 0, closed = 0] = await trajectoriesOf(db, noor);
  const member = { organisation_id: main.organisation_id, person_id: sander, added_by: marieke };
  const elsewhere = { organisation_id: other.organisation_id, person_id: sam, added_by: noor };
  await db
    .insertInto('trajectory_members')
    .values([
      { ...member, trajectory_id: first, reason: 'help', added_at: instantAgo(9) },
      { ...member, trajectory_id: second, reason: 'takes_over', added_at: instantAgo(3) },
      {
        ...{ ...elsewhere, trajectory_id: replaced, reason: 'replacement' },
        ...{ until: daysAgo(-14), added_at: instantAgo(2) },
      },
    ])
    .execute();
  await db
    .insertInto('access_requests')
    .values({
      organisation_id: other.organisation_id,
      asked_by: sam,
      asked_at: instantAgo(1),
      about: await clientOf(db, closed),
      reason: 'Noor is ziek en de cliënt belde over de intake van morgen.',
    })
    .execute();
}

/** The first of them leads it. */
async function addTeam(db: Db, { organisation_id, people }: Place, name: string) {
  const team = db.insertInto('teams').values({ organisation_id, name }).returning('id');
  const { id: team_id } = await team.executeTakeFirstOrThrow();
  await db
    .insertInto('team_members')
    .values(
      people.map((person_id, n) => ({ team_id, organisation_id, person_id, is_lead: n === 0 })),
    )
    .execute();
}

async function trajectoriesOf(db: Db, counselor_id: number) {
  const own = db.selectFrom('trajectories').where('counselor_id', '=', counselor_id);
  return (await own.select('id').orderBy('id').limit(2).execute()).map(({ id }) => id);
}

async function clientOf(db: Db, trajectory_id: number) {
  const { name } = await db
    .selectFrom('trajectories')
    .innerJoin('people', 'people.id', 'trajectories.client_id')
    .where('trajectories.id', '=', trajectory_id)
    .select('people.name')
    .executeTakeFirstOrThrow();
  return name;
}
