import type { PageQuery } from '@traject/contract/common/page';
import { mostFound } from '@traject/contract/trajectories';
import { type SqlBool, sql } from 'kysely';
import { isCurrent, type Sight } from '../../platform/access/visibility.ts';
import { compiledQuery } from '../../platform/database/compiledQuery.ts';
import type { Db } from '../../platform/database/db.ts';
import { patternOf, piecesOf } from '../../platform/database/search.ts';
import { offsetOf } from '../../platform/http/page.ts';
import { type Order, once, rowsOf } from './order.queries.ts';
import type { Share } from './shares.ts';
import { hasUnread } from './unread.queries.ts';

type Search = Hits & { query: PageQuery; order: Order };

/** The first hits in the requested order, and whether there are more. */
export async function search(db: Db, shares: Share[], { query, order, ...asked }: Search) {
  const [one, ...others] = shares.map((share) => hitsIn(db, share, asked));
  // An apostrophe alone leaves no word to search for.
  if (!one || asked.words?.length === 0) return [[], 0] as const;
  const all = others.reduce((some, next) => some.unionAll(next), one);
  const hits = await order.columns
    .reduce((some, column) => some.orderBy(column, order.way), all)
    .limit(mostFound + 1)
    .execute();
  const offset = offsetOf(query);
  const shown = hits.slice(0, mostFound).slice(offset, offset + query.per_page);
  const ids = shown.map(({ id }) => id);
  const rows = ids.length > 0 ? await rowsAmong(order)(db, { ids }) : [];
  return [rows, hits.length] as const;
}

/** By words, or those with unread messages of what somebody sees, or both. */
type Hits = { words: string[] | undefined; unread?: Sight | undefined; today: string };

function hitsIn(db: Db, share: Share, { words, unread, today }: Hits) {
  const { organisation_id, counselor_id, state_ids, only } = share;
  const patterns = words?.map(patternOf) ?? [];
  return db
    .selectFrom((words ? foundBy(words, organisation_id) : allOf(organisation_id)).as('found'))
    .$if(!!unread, (some) => some.where(hasUnread(organisation_id, unread ?? blind)))
    .$if(!!only, (some) => some.where(isOwn(only ?? nobody, today)))
    .$if(!!counselor_id, (some) => some.where('counselor_id', '=', counselor_id ?? 0))
    .$if(!!state_ids, (some) => some.where('trajectory_state_id', 'in', state_ids ?? []))
    .$if(share.by_name_only && !!words, (some) => some.where(areNamed(patterns)))
    .select(['id', 'registration_date', 'client_sort', 'trajectory_state_id']);
}

function foundBy(words: string[], organisation_id: number) {
  const pieces = words.flatMap(piecesOf).map((piece) => `${organisation_id}:${piece}`);
  return sql<Found>`trajectories_found(${organisation_id}, ${pieces}, ${words.map(patternOf)})`;
}

const allOf = (organisation_id: number) => sql<Found>`(select * from trajectories
  where organisation_id = ${organisation_id} and deleted_at is null)`;

const blind = { whole: [], counselors: [], mine: [], today: '' };
const nobody = { me: 0, counselor_ids: [] };

/** For the few that were found, of all that they might not see. */
const isOwn = ({ me, counselor_ids }: NonNullable<Share['only']>, today: string) =>
  sql<SqlBool>`(found.counselor_id = any(${counselor_ids}::integer[])
    or exists (select from trajectory_members m where m.trajectory_id = found.id
      and m.person_id = ${me} and ${isCurrent(today)}))`;

/** What is searched holds addresses too; this looks at the names again, in the same spelling. */
const areNamed = (patterns: string[]) => sql<boolean>`exists (
  select from trajectories t join people p on p.id = t.client_id
  where t.id = found.id
    and searched(p.name, t.contact_name, null, null) like all (${patterns}))`;

type Found = {
  id: number;
  registration_date: string;
  client_sort: string;
  counselor_id: number;
  trajectory_state_id: number;
};

const rowsAmong = once((order) =>
  compiledQuery((db, { ids }: { ids: number[] }) =>
    rowsOf(
      db,
      db.selectFrom('trajectories').where(sql<boolean>`id = any(${ids}::integer[])`).select('id'),
      order,
    ),
  ),
);
