import type { OnePerson, PeopleQuery, Person, PersonState } from '@traject/contract/people';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { metaOf, mostCounted, offsetOf } from '../../platform/page.ts';
import { patternsOf } from '../../platform/search.ts';

/** Those of the given organisations by name; those who wait from the longest on. */
export async function listPeople(db: Db, organisations: number[], query: PeopleQuery) {
  const patterns = query.q ? await patternsOf(db, query.q) : [];
  const some = patterns.reduce(
    (found, like) => found.where('a.search_text', 'like', like),
    matching(db, organisations, query),
  );
  const counted = some.select('a.id').limit(mostCounted).as('some');
  const [{ total }, data] = await Promise.all([
    db
      .selectFrom(counted)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    some
      .select(shown(organisations))
      .$if(query.state === 'waiting', (all) => all.orderBy('a.created_at'))
      .$if(query.state !== 'waiting', (all) => all.orderBy('last_name').orderBy('first_name'))
      .orderBy('a.id')
      .limit(query.per_page)
      .offset(offsetOf(query))
      .execute(),
  ]);
  return { data, meta: metaOf(query, total, data.length) };
}

const matching = (db: Db, organisations: number[], { state, ...query }: PeopleQuery) => {
  const all = db.selectFrom('accounts as a').$if(!!state, (some) => some.where(isState(state)));
  if (state === 'waiting') return all;
  const { organisation_id: one, account_type } = query;
  const places = organisations.filter((id) => id === (one ?? id));
  const everywhere = !one && !account_type;
  return all.where(({ or, eb, exists, selectFrom }) =>
    or([
      exists(
        selectFrom('memberships as m')
          .whereRef('m.account_id', '=', 'a.id')
          .where('m.organisation_id', '=', sql<number>`any(${places}::integer[])`)
          .$if(!!account_type, (some) => some.where('m.account_type', '=', account_type ?? ''))
          .select('m.account_id'),
      ),
      // Who waited and was refused can be let in again.
      ...(state === 'deactivated' && everywhere ? [eb('a.joined_at', 'is', null)] : []),
    ]),
  );
};

const openLink = sql`select from links where links.account_id = a.id and purpose = 'activate'
  and used_at is null and revoked_at is null`;

const canSignIn = sql`(a.password_hash is not null)`;

const conditions: Record<PersonState, RawBuilder<SqlBool>> = {
  deactivated: sql`a.deactivated_at is not null`,
  waiting: sql`a.deactivated_at is null and a.joined_at is null`,
  active: sql`a.deactivated_at is null and a.joined_at is not null and ${canSignIn}`,
  invited: sql`a.deactivated_at is null and not ${canSignIn} and exists (${openLink})`,
  uninvited: sql`a.deactivated_at is null and not ${canSignIn} and not exists (${openLink})`,
};
const isState = (state: PersonState | undefined) => conditions[state ?? 'active'];

const state = sql<PersonState>`case ${sql.join(
  Object.entries(conditions).map(([name, holds]) => sql`when ${holds} then ${sql.lit(name)}`),
  sql` `,
)} end`;

const memberships = (organisations: number[]) => sql<Person['memberships']>`coalesce((
  select json_agg(json_build_object('account_type', m.account_type,
    'organisation', json_build_object('id', o.id, 'name', o.name)) order by o.name, m.account_type)
  from memberships m join organisations o on o.id = m.organisation_id
  where m.account_id = a.id and m.organisation_id = any(${organisations}::integer[])), '[]')`;

const shown = (organisations: number[]) =>
  [
    'a.id',
    'a.first_name',
    'a.last_name',
    'a.name',
    'a.email',
    state.as('state'),
    sql<string>`to_json(a.created_at) #>> '{}'`.as('created_at'),
    sql<string | null>`to_json(a.last_sign_in_at) #>> '{}'`.as('last_sign_in_at'),
    memberships(organisations).as('memberships'),
  ] as const;

export const findShown = (db: Db, id: number, organisations: number[]) =>
  db
    .selectFrom('accounts as a')
    .where('a.id', '=', id)
    .select([...shown(organisations), invitation.as('invitation')])
    .executeTakeFirstOrThrow();

const invitation = sql<OnePerson['invitation']>`(
  select json_build_object('sent_at', created_at, 'expires_at', expires_at) from links
  where links.account_id = a.id and not ${canSignIn} and purpose = 'activate'
    and used_at is null and revoked_at is null order by id desc limit 1)`;
