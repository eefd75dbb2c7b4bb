import type { Db } from '../../platform/database/db.ts';
import { withinAll } from '../../platform/database/wall.ts';
import { addDays } from '../../platform/program/amsterdam.ts';
import { withSteadyClock } from '../../platform/program/steadyClock.ts';
import type { World } from '../../platform/program/world.ts';
import { countFor, type Day, markReaders } from './digests.queries.ts';

const batchSize = 1000;

export const digestHourly = (world: World) =>
  world.jobs.define('digests', { cron: '35 * * * *', retryLimit: 2 }, () =>
    withSteadyClock(world.db, world.clock, () => sendDigests(world, world.clock())),
  );

/** On the day of their choice, from half past seven; who has nothing to read gets no mail. */
export async function sendDigests(world: World, now: Date) {
  const day = dayOf(now);
  if (!day) return;
  const everywhere = await withinAll(world.db);
  const sendSome = (db: Db) => sendBatch(world, db, day);
  while ((await everywhere.transaction().execute(sendSome)) > batchSize);
}

async function sendBatch(world: World, db: Db, day: Day) {
  const readers = await markReaders(db, day, batchSize + 1);
  if (readers.length === 0) return 0;
  const counts = await countFor(
    db,
    readers.map(({ id }) => id),
    day,
  );
  const mails = readers.flatMap(({ id, organisation_id, email: to, first_name, language }) => {
    const counted = counts.get(id);
    if (!counted || Object.values(counted).every((count) => count === 0)) return [];
    const data = { first_name, link: world.address('/today'), ...counted };
    const about = { to, language, organisation_id, concerns: [id] };
    return { ...about, template: 'digest' as const, data };
  });
  await world.mail.sendMany(db, mails);
  return readers.length;
}

const dutch = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Nothing before half past seven. */
function dayOf(now: Date): Day | undefined {
  const [today = '', time = ''] = dutch.format(now).split(' ');
  if (time < '07:30') return undefined;
  const noon = new Date(`${today}T12:00:00Z`);
  const weekday = noon.getUTCDay() || 7;
  return { today, weekday, week: addDays(today, 1 - weekday) };
}
