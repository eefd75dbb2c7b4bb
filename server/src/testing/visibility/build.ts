import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Planned } from './plan.ts';

type Ids = {
  organisation_id: number;
  people: number[];
  accounts: number[];
  trajectories: number[];
};
export type Built = Ids & { planned: Planned };

/** All worlds at once, in a handful of statements: a thousand of them take seconds. */
export async function buildWorlds(db: Db, plans: Planned[], today: string): Promise<Built[]> {
  const organisations = await db
    .insertInto('organisations')
    .values(
      plans.map(({ visibility }, at) => ({
        name: `Wereld ${at}`,
        trajectory_visibility: visibility,
      })),
    )
    .returning('id')
    .execute();
  const built: Built[] = [];
  for (const [at, planned] of plans.entries()) {
    const organisation_id = organisations[at]?.id ?? 0;
    built.push({ planned, organisation_id, people: [], accounts: [], trajectories: [] });
  }
  await addPeople(db, built);
  await addTrajectories(db, built);
  await addMembers(db, built, today);
  await addTeams(db, built);
  return built;
}

async function addPeople(db: Db, worlds: Built[]) {
  const everybody = worlds.flatMap((world) =>
    world.planned.people.map((person, at) => ({
      world,
      ...person,
      email: `p${at}@${world.organisation_id}.nl`,
    })),
  );
  const named = { first_name: 'Iemand', last_name: 'Hier' };
  const accounts = await inParts(everybody, (part) =>
    db
      .insertInto('accounts')
      .values(part.map(({ email }) => ({ email, ...named, password_hash: '' })))
      .returning('id')
      .execute(),
  );
  const rows = everybody.map(({ world, email, isShutOut }, at) => ({
    ...named,
    email,
    organisation_id: world.organisation_id,
    account_id: accounts[at]?.id ?? 0,
    deactivated_at: isShutOut ? new Date() : null,
  }));
  const people = await inParts(rows, (part) =>
    db.insertInto('people').values(part).returning('id').execute(),
  );
  for (const [at, { world }] of everybody.entries()) {
    world.people.push(people[at]?.id ?? 0);
    world.accounts.push(accounts[at]?.id ?? 0);
  }
  await addRoles(db, worlds);
}

/** Everybody is a client as well, so that anybody can have a trajectory. */
async function addRoles(db: Db, worlds: Built[]) {
  const rows = worlds.flatMap(({ planned, people, organisation_id }) =>
    planned.people.flatMap(({ types }, at) =>
      [...new Set([...types, 'client' as const])].map((account_type) => ({
        account_type,
        person_id: people[at] ?? 0,
        organisation_id,
      })),
    ),
  );
  await inParts(rows, (part) =>
    db.insertInto('memberships').values(part).returning('person_id').execute(),
  );
}

async function addTrajectories(db: Db, worlds: Built[]) {
  const rows = worlds.flatMap(({ planned, organisation_id, people }) =>
    planned.trajectories.map(({ counselor, isDeleted }) => ({
      organisation_id,
      client_id: people[0] ?? 0,
      counselor_id: people[counselor] ?? 0,
      trajectory_state_id: 1,
      registered_by: 'Iemand',
      registration_date: '2026-10-19',
      deleted_at: isDeleted ? new Date() : null,
    })),
  );
  const made = await inParts(rows, (part) =>
    db.insertInto('trajectories').values(part).returning('id').execute(),
  );
  let at = 0;
  for (const world of worlds)
    world.trajectories = world.planned.trajectories.map(() => made[at++]?.id ?? 0);
}

async function addMembers(db: Db, worlds: Built[], today: string) {
  const rows = worlds.flatMap(({ planned, organisation_id, people, trajectories }) =>
    planned.trajectories.flatMap(({ members }, at) =>
      members.map(({ person, reason, days }) => ({
        organisation_id,
        trajectory_id: trajectories[at] ?? 0,
        person_id: people[person] ?? 0,
        reason,
        until: days === null ? null : sql<string>`${today}::date + ${days}::integer`,
      })),
    ),
  );
  await inParts(rows, (part) =>
    db.insertInto('trajectory_members').values(part).returning('id').execute(),
  );
}

async function addTeams(db: Db, worlds: Built[]) {
  const teams = worlds.flatMap((world) =>
    world.planned.teams.map((members, at) => ({ world, members, name: `Team ${at}` })),
  );
  const made = await inParts(teams, (part) =>
    db
      .insertInto('teams')
      .values(part.map(({ world, name }) => ({ organisation_id: world.organisation_id, name })))
      .returning('id')
      .execute(),
  );
  const rows = teams.flatMap(({ world, members }, at) =>
    members.map(({ person, isLead }) => ({
      team_id: made[at]?.id ?? 0,
      organisation_id: world.organisation_id,
      person_id: world.people[person] ?? 0,
      is_lead: isLead,
    })),
  );
  await inParts(rows, (part) =>
    db.insertInto('team_members').values(part).returning('team_id').execute(),
  );
}

/** A statement takes a limited number of values. */
async function inParts<T, R>(all: T[], insert: (part: T[]) => Promise<R[]>) {
  const made: R[] = [];
  for (let at = 0; at < all.length; at += 2000)
    made.push(...(await insert(all.slice(at, at + 2000))));
  return made;
}
