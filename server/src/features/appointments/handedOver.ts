import type { Db } from '../../platform/database/db.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { aboutOf } from './invitation.ts';
import { endOf } from './locking.ts';
import { byGuest, pairs, tellGuest } from './telling.ts';
import { knownTo } from './tellOfChange.ts';
import { guestsOf, type Row, readRows } from './write.queries.ts';

/** A colleague took them over: their guests learn who receives them now, and so do calendars. */
export async function tellOfOwner(world: World, db: Db, ids: number[]) {
  const rows = await readRows(db, ids);
  for (const series of Map.groupBy(rows, ({ uid }) => uid).values())
    await tellOfSeries(world, db, series);
}

async function tellOfSeries(world: World, db: Db, series: Row[]) {
  const [first] = series;
  if (!first) return;
  const about = await aboutOf(db, first);
  const guests = await guestsOf(
    db,
    series.map(({ id }) => id),
  );
  const mayKnow = await knownTo(db, first, guests, today(world.clock));
  const template = 'appointment-changed';
  for (const asked of byGuest(pairs(series, guests.filter(mayKnow))))
    await tellGuest(world, db, { template, asked, about, ends: endOf(series) });
}
