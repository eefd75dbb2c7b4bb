import type { Team, TeamInput } from '@traject/contract/teams';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/database/db.ts';
import { ownedRows } from '../../platform/database/ownedRows.ts';
import { notFound } from '../../platform/http/errors.ts';

export const teamRows = ownedRows('teams', 'organisation_id');

/** A counselor with access. */
const isActive = sql`(p.deactivated_at is null and exists (select from memberships c
  where c.person_id = p.id and c.account_type = 'counselor'))`;

const members = sql<Team['members']>`coalesce((
  select json_agg(json_build_object('person', json_build_object('id', p.id, 'name', p.name),
    'is_lead', m.is_lead, 'is_active', ${isActive}) order by p.sort_name, p.id)
  from team_members m join people p on p.id = m.person_id where m.team_id = teams.id), '[]')`;

const teamsOf = (db: Db, organisationId: number) =>
  db
    .selectFrom('teams')
    .where('organisation_id', '=', organisationId)
    .select(['id', 'name', 'version', members.as('members')]);

export const listTeams = (db: Db, organisationId: number) =>
  teamsOf(db, organisationId).orderBy('name').orderBy('id').execute();

export const getTeam = (db: Db, organisationId: number, teamId: number) =>
  teamsOf(db, organisationId).where('id', '=', teamId).executeTakeFirstOrThrow(notFound);

export const teamChoices = (db: Db, organisations: number[]) =>
  db
    .selectFrom('teams as t')
    .innerJoin('organisations as o', 'o.id', 't.organisation_id')
    .where('t.organisation_id', 'in', organisations)
    .select(({ ref }) => [
      't.id',
      't.name',
      jsonBuildObject({ id: ref('o.id'), name: ref('o.name') }).as('organisation'),
      sql<number[]>`array(select m.person_id from team_members m where m.team_id = t.id
        order by m.person_id)`.as('member_ids'),
    ])
    .orderBy('t.name')
    .orderBy('t.id')
    .execute();

/** Those among them who may be put into a team of this organisation. */
export async function counselorsAmong(db: Db, organisation_id: number, ids: number[]) {
  const { rows } = await sql<{ id: number }>`select p.id from people p
    where p.organisation_id = ${organisation_id} and p.id = any(${ids}::integer[])
      and ${isActive}`.execute(db);
  return rows.map(({ id }) => id);
}

type Place = { team_id: number; organisation_id: number };

/** Only what differs is written: every row that changes is told to all processes. */
export async function setMembers(
  db: Db,
  { team_id, organisation_id }: Place,
  now: TeamInput['members'],
) {
  const ids = now.map(({ person_id }) => person_id);
  await db
    .deleteFrom('team_members')
    .where('team_id', '=', team_id)
    .$if(ids.length > 0, (others) => others.where('person_id', 'not in', ids))
    .execute();
  if (now.length === 0) return;
  await db
    .insertInto('team_members')
    .values(now.map((member) => ({ ...member, team_id, organisation_id })))
    .onConflict((known) =>
      known
        .columns(['team_id', 'person_id'])
        .doUpdateSet(({ ref }) => ({ is_lead: ref('excluded.is_lead') }))
        .whereRef('team_members.is_lead', '<>', 'excluded.is_lead'),
    )
    .execute();
}
