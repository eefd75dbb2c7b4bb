import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { within } from '../../platform/database/wall.ts';
import { AppError } from '../../platform/http/errors.ts';
import { JobRefused } from '../../platform/program/jobWorkers.ts';
import type { World } from '../../platform/program/world.ts';
import { aboutOf } from './invitation.ts';
import { endOf, lockSeries } from './locking.ts';
import { byGuest, pairs, tellGuest } from './telling.ts';
import { guestsOf, readRows } from './write.queries.ts';

const job = 'appointments.tellOfOwner';
type Told = { organisation_id: number; ids: number[] };

/** Each series by itself: a caseload may have hundreds, which nobody should wait for. */
export async function tellOfOwner({ jobs }: World, db: Db, ids: number[]) {
  const { rows } = await sql<Told>`select organisation_id, array_agg(id order by id) as ids
    from appointments where id = any(${ids}::integer[]) group by organisation_id, uid`.execute(db);
  const waiting = rows.map((data) => ({ data, priority: 0 }));
  if (waiting.length > 0) await jobs.sendMany(db, job, waiting);
}

/** A colleague took it over: the client and the employer learn who receives them now. */
export const tellingOfOwners = (world: World) =>
  world.jobs.define<Told>(
    job,
    { retryLimit: 20, retryBackoff: true, deleteAfterSeconds: 3600 },
    ({ organisation_id, ids }) =>
      within(world.db, [organisation_id])
        .transaction()
        .execute((db) => tellOfSeries(world, db, ids)),
  );

/** Colleagues among the guests see it in the week, and get no mail for each of many. */
async function tellOfSeries(world: World, db: Db, ids: number[]) {
  const [known] = await readRows(db, ids);
  if (!known) return;
  // Under the lock, so that nobody is asked to what is cancelled meanwhile.
  const rows = await lockSeries(db, known).catch(refuseGone);
  const now = world.clock();
  const series = rows.filter(
    (row) => ids.includes(row.id) && !row.cancelled_at && row.starts_at > now,
  );
  const [first] = series;
  if (!first) return;
  const about = await aboutOf(db, first);
  const guests = await guestsOf(
    db,
    series.map(({ id }) => id),
  );
  const parties = guests.filter(({ party }) => party);
  const letter = { template: 'appointment-changed', about, ends: endOf(series) } as const;
  for (const asked of byGuest(pairs(series, parties)))
    await tellGuest(world, db, { ...letter, asked, isOwed: true });
}

/** Its guests were told when it was deleted. */
function refuseGone(error: unknown): never {
  if (error instanceof AppError) throw new JobRefused('the trajectory is gone');
  throw error;
}
