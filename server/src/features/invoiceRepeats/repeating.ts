import type { Db } from '../../platform/database/db.ts';
import { within, withinAll } from '../../platform/database/wall.ts';
import { today } from '../../platform/program/clock.ts';
import { withSteadyClock } from '../../platform/program/steadyClock.ts';
import type { World } from '../../platform/program/world.ts';
import { copyOn } from '../invoices/invoices.service.ts';
import { allRepeats, countMade, lockRepeat, type Repeat } from './invoiceRepeats.queries.ts';

/** Every morning. */
export const repeatDaily = (world: World) =>
  world.jobs.define('invoice_repeats', { cron: '23 5 * * *', retryLimit: 2 }, () =>
    withSteadyClock(world.db, world.clock, () => repeatInvoices(world)),
  );

/** When the next one comes; nothing after the last. */
export function nextOn({ first_on, every_months, until, made }: Omit<Repeat, 'invoice_id'>) {
  const day = monthsLater(first_on, every_months * made);
  return until && day > until ? null : day;
}

/** The 31st of January is followed by the last of February, and that by the 31st of March. */
function monthsLater(date: string, months: number) {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)));
  return moved.toISOString().slice(0, 10);
}

export async function repeatInvoices(world: World) {
  const everywhere = await withinAll(world.db);
  const failures: unknown[] = [];
  // One that fails does not keep the others from coming.
  for (const { organisation_id, invoice_id } of await allRepeats(everywhere))
    await repeatOne(world, within(world.db, [organisation_id]), invoice_id).catch(
      (error: unknown) => failures.push(error),
    );
  if (failures.length > 0) throw failures[0];
}

/** Each that is due, with the day on which it was; after a standstill they come together. */
async function repeatOne(world: World, db: Db, invoice_id: number) {
  const isMade = () =>
    db.transaction().execute(async (tx) => {
      const repeat = await lockRepeat(tx, invoice_id);
      const day = repeat && nextOn(repeat);
      if (!day || day > today(world.clock)) return false;
      const key = { trajectoryId: repeat.trajectory_id, invoiceId: invoice_id };
      await copyOn(world, tx, { key, day, ...monthOf(day) });
      await countMade(tx, invoice_id);
      return true;
    });
  while (await isMade());
}

const monthOf = (day: string) => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return { service_from: `${day.slice(0, 7)}-01`, service_to: last };
};
