import { mostCounted } from '@traject/contract/common/page';
import type { OnePerson, PeopleQuery, Person, PersonState } from '@traject/contract/people';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { foundPeople, patternsOf } from '../../platform/database/search.ts';
import { metaOf, offsetOf } from '../../platform/http/page.ts';
import { stateOfMail } from '../../platform/mail/mailState.ts';
import { finishedStates } from './members.queries.ts';

/** The people of the given organisations by name; those waiting, the longest first. */
export async function listPeople(db: Db, organisations: number[], query: PeopleQuery) {
  const patterns = query.q ? await patternsOf(db, query.q) : undefined;
  const some = matching(db, organisations, query).$if(!!patterns, (all) =>
    all.where('p.id', '=', foundPeople(patterns ?? [])),
  );
  const counted = some
    .select('p.id')
    .limit(mostCounted + 1)
    .as('some');
  const [{ total }, data] = await Promise.all([
    db
      .selectFrom(counted)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    some
      .select(shown)
      .$if(query.state === 'waiting', (all) => all.orderBy('p.created_at'))
      .$if(query.state !== 'waiting', (all) => all.orderBy('p.sort_name'))
      .orderBy('p.id')
      .limit(query.per_page)
      .offset(offsetOf(query))
      .execute(),
  ]);
  return { data, meta: metaOf(query, { total, most: mostCounted }, data.length) };
}

const matching = (db: Db, organisations: number[], { state, ...query }: PeopleQuery) => {
  const { organisation_id: one, account_type } = query;
  return (
    db
      .selectFrom('people as p')
      .innerJoin('organisations as o', 'o.id', 'p.organisation_id')
      .where(
        'p.organisation_id',
        'in',
        organisations.filter((id) => id === (one ?? id)),
      )
      .where('p.erased_at', 'is', null)
      // Those waiting are shown above the list, and those who left only on request.
      .where(state ? conditions[state] : belongs)
      .$if(!!account_type, (some) =>
        some.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('memberships as m')
              .whereRef('m.person_id', '=', 'p.id')
              .where('m.account_type', '=', account_type ?? '')
              .select('m.person_id'),
          ),
        ),
      )
  );
};

const openLink = sql`select from links where links.person_id = p.id and purpose = 'activate'
  and used_at is null and revoked_at is null`;

const belongs = sql<SqlBool>`exists (select from memberships m where m.person_id = p.id)`;
const saidYes = sql`(p.account_id is not null)`;

const conditions: Record<PersonState, RawBuilder<SqlBool>> = {
  deactivated: sql`p.deactivated_at is not null`,
  waiting: sql`p.deactivated_at is null and p.joined_at is null`,
  left: sql`p.deactivated_at is null and p.joined_at is not null and not ${belongs}`,
  active: sql`p.deactivated_at is null and ${belongs} and ${saidYes}`,
  invited: sql`p.deactivated_at is null and ${belongs} and not ${saidYes} and exists (${openLink})`,
  uninvited: sql`p.deactivated_at is null and ${belongs} and not ${saidYes}
    and not exists (${openLink})`,
};

const state = sql<PersonState>`case ${sql.join(
  Object.entries(conditions).map(([name, holds]) => sql`when ${holds} then ${sql.lit(name)}`),
  sql` `,
)} end`;

const types = sql<Person['account_types']>`coalesce((
  select json_agg(m.account_type order by m.account_type)
  from memberships m where m.person_id = p.id), '[]')`;

const shown = [
  'p.id',
  'p.first_name',
  'p.last_name',
  'p.name',
  'p.email',
  state.as('state'),
  sql<string>`to_json(p.created_at) #>> '{}'`.as('created_at'),
  sql<string | null>`to_json(p.last_sign_in_at) #>> '{}'`.as('last_sign_in_at'),
  sql<Person['organisation']>`json_build_object('id', o.id, 'name', o.name)`.as('organisation'),
  types.as('account_types'),
] as const;

export const findShown = (db: Db, id: number) =>
  db
    .selectFrom('people as p')
    .innerJoin('organisations as o', 'o.id', 'p.organisation_id')
    .where('p.id', '=', id)
    .select([...shown, invitation.as('invitation'), isUnproven.as('is_unproven')])
    .select(openTrajectories.as('open_trajectories'))
    .executeTakeFirstOrThrow();

const invitation = sql<OnePerson['invitation']>`(
  select json_build_object('sent_at', created_at, 'expires_at', expires_at,
    'mail', ${stateOfMail('links.mail_id')}) from links
  where links.person_id = p.id and not ${saidYes} and purpose = 'activate'
    and used_at is null and revoked_at is null order by id desc limit 1)`;

const isUnproven = sql<boolean>`exists (select from accounts a
  where a.id = p.account_id and a.address_proven_at is null)`;

const openTrajectories = sql<number>`(select count(*)::integer from trajectories t
  where t.counselor_id = p.id and t.deleted_at is null
    and t.trajectory_state_id <> all(${finishedStates}::integer[]))`;
