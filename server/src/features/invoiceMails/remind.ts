import { recordEvents } from '../../platform/audit/events.ts';
import { within, withinAll } from '../../platform/database/wall.ts';
import { AppError } from '../../platform/http/errors.ts';
import { today } from '../../platform/program/clock.ts';
import { isOfficeTime } from '../../platform/program/officeHours.ts';
import { withSteadyClock } from '../../platform/program/steadyClock.ts';
import type { World } from '../../platform/program/world.ts';
import { makePdf } from '../invoices/invoices.service.ts';
import { findAutomatic, propose } from './reminders.queries.ts';
import { sendReminder } from './reminding.ts';
import { settleSent } from './sent.queries.ts';

/** Often, though each invoice has its day: what was off for a morning goes on in the afternoon. */
export const remindPayers = (world: World) =>
  world.jobs.define('invoice_reminders', { cron: '37 * * * *', retryLimit: 2 }, () =>
    withSteadyClock(world.db, world.clock, () => remind(world, world.clock())),
  );

/** Never at night or on a Sunday. */
export async function remind(world: World, now: Date) {
  if (!isOfficeTime(now)) return;
  const everywhere = await withinAll(world.db);
  const at = { ...world, clock: () => now };
  await settleSent(everywhere);
  await propose(everywhere, { now, today: today(at.clock) });
  const failures: unknown[] = [];
  // One that fails does not keep the others from being sent.
  for (const one of await findAutomatic(everywhere))
    await sendByItself(at, one).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

type Proposed = Awaited<ReturnType<typeof findAutomatic>>[number];

/** What was paid or sent meanwhile is left alone. */
async function sendByItself(world: World, { id, organisation_id, invoice_id }: Proposed) {
  const pdf = await makePdf(world, { id: invoice_id, organisation_id });
  const key = { organisationId: organisation_id, reminderId: id };
  await within(world.db, [organisation_id])
    .transaction()
    .execute(async (db) => {
      const { level } = await sendReminder(world, db, { key, attachments: [pdf] });
      const record = { invoiceId: String(invoice_id), reminder: level };
      const event = { action: 'invoiceMails.remind', organisation_id, record };
      await recordEvents(db, [event], 'invoice_reminders');
    })
    .catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
}
