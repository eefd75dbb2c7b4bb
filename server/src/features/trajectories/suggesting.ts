import type { Language } from '@traject/contract/common/languages';
import type { Db } from '../../platform/database/db.ts';
import { wordsOf } from '../../platform/database/search.ts';
import { orderOf } from './order.queries.ts';
import { search } from './search.queries.ts';
import { named, trajectoriesWithNames } from './trajectories.queries.ts';

const most = 5;

type Meant = { organisation_id: number; about: string; language: Language; today: string };

/** What somebody may mean by a number, a name or an address, in their own words. */
export async function suggestTrajectories(db: Db, { language, ...meant }: Meant) {
  const rows = [...(await byNumber(db, meant)), ...(await byWords(db, meant))];
  const known = new Map(rows.map((row) => [row.id, row]));
  return [...known.values()].slice(0, most).map((row) => named(row, language));
}

type Place = Pick<Meant, 'organisation_id' | 'about'>;

async function byNumber(db: Db, { organisation_id, about }: Place) {
  const number = about.split(/\D+/).find((digits) => /^\d{1,9}$/.test(digits));
  if (!number) return [];
  return trajectoriesWithNames(db)
    .where('t.id', '=', Number(number))
    .where('t.organisation_id', '=', organisation_id)
    .where('t.deleted_at', 'is', null)
    .execute();
}

async function byWords(db: Db, { organisation_id, about, today }: Omit<Meant, 'language'>) {
  if (!/\p{L}/u.test(about)) return [];
  const all = { counselor_id: undefined, state_ids: undefined, only: undefined };
  const [rows] = await search(db, [{ organisation_id, ...all, by_name_only: false }], {
    words: await wordsOf(db, about.replace(/[,;()]/g, ' ')),
    query: { page: 1, per_page: most },
    order: orderOf('-registration_date'),
    today,
  });
  return rows;
}
