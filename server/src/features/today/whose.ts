import { type AccountType, abilities } from '@traject/contract/common/access';
import type { DayScope } from '@traject/contract/common/dayScopes';
import type { TodayQuery } from '@traject/contract/today';
import { sql } from 'kysely';
import { overseenBy } from '../../platform/access/access.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/http/errors.ts';

/** Whose day is asked for: of some people, or of whole organisations. */
export type Whose =
  | { scope: 'mine' | 'team'; people: number[] }
  | { scope: 'everyone'; organisations: number[] };

type Team = { id: number; name: string; member_ids: number[] };

/** The teams whose day the caller may see: those that they lead, or that they oversee. */
export async function teamsOf(db: Db, user: User): Promise<Team[]> {
  const overseen = overseenBy(user);
  const leads = user.people.filter((self) => self.leads.length > 0).map(({ id }) => id);
  if (overseen.length + leads.length === 0) return [];
  const { rows } = await sql<Team>`select t.id, t.name, array(
      select m.person_id from team_members m where m.team_id = t.id) as member_ids
    from teams t where t.organisation_id = any(${overseen}::integer[])
      or exists (select from team_members l where l.team_id = t.id and l.is_lead
        and l.person_id = any(${leads}::integer[]))
    order by t.name, t.id`.execute(db);
  return rows;
}

export const scopesOf = (user: User, teams: Team[]): DayScope[] => [
  'mine',
  ...(teams.length > 0 ? (['team'] as const) : []),
  ...(overseenBy(user).length > 0 ? (['everyone'] as const) : []),
];

/** The caller, wherever they work on trajectories: in another role what was theirs is no longer. */
const workingAs = ({ people, account_types }: User) =>
  people
    .map(({ id }) => id)
    .filter((id) =>
      account_types.some(({ person, code }) => person.id === id && isGuiding.includes(code)),
    );
const isGuiding: readonly AccountType[] = abilities.trajectories;

/** What is not the caller's to see does not exist for them. */
export function whoseDay(user: User, teams: Team[], { scope, team_id }: TodayQuery): Whose {
  if (!scopesOf(user, teams).includes(scope)) throw notFound();
  if (scope === 'everyone') return { scope, organisations: overseenBy(user) };
  if (scope === 'mine') return { scope, people: workingAs(user) };
  const chosen = teams.filter(({ id }) => id === (team_id ?? id));
  if (chosen.length === 0) throw notFound();
  return { scope, people: [...new Set(chosen.flatMap(({ member_ids }) => member_ids))] };
}

/** Whose caseload the caller may see: of a team, or of everybody they oversee or lead. */
export function peopleOfDay(user: User, teams: Team[], team_id?: number) {
  if (scopesOf(user, teams).length === 1) throw notFound();
  const overseen = overseenBy(user);
  if (!team_id && overseen.length > 0) return { organisations: overseen, people: null };
  const organisations = user.organisation_ids;
  const whose = whoseDay(user, teams, { scope: 'team', team_id });
  return { organisations, people: 'people' in whose ? whose.people : null };
}
