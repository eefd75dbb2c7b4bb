import type { Language } from '@traject/contract/common/languages';
import type { Db } from '../../platform/database/db.ts';
import { within } from '../../platform/database/wall.ts';
import { AppError } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import { takeRows } from '../hours/hours.service.ts';
import {
  createInvoice,
  finalise,
  firstValues,
  lockSettings,
} from '../invoices/invoices.service.ts';
import { languageOf } from '../organisations/organisations.service.ts';
import * as queries from './invoiceBatches.queries.ts';

export const batchJob = 'invoice_batch';
type Batch = NonNullable<Awaited<ReturnType<typeof queries.batchToMake>>>;
type Making = { batch: Batch; language: Language };

/**
 * Each invoice in a transaction of its own, with its outcome: whatever stops it, the rest is made
 * when the job runs again, and none twice.
 */
export async function makeBatch(world: World, asked: { organisation_id: number; id: number }) {
  const db = within(world.db, [asked.organisation_id]);
  const batch = await queries.batchToMake(db, asked.id);
  if (!batch) return;
  const language = await languageOf(db, batch.organisation_id);
  for (const { trajectory_id } of await queries.openLines(db, batch.id))
    await makeOne(world, db, { batch, language, trajectory_id });
  await queries.setDone(db, batch.id, world.clock());
}

type One = Making & { trajectory_id: number };

async function makeOne(world: World, db: Db, making: One) {
  const line = { invoice_batch_id: making.batch.id, trajectory_id: making.trajectory_id };
  try {
    await db.transaction().execute(async (tx) => {
      if (await queries.lockLine(tx, line))
        await queries.setOutcome(tx, line, await invoiceFor(world, tx, making));
    });
  } catch (error) {
    if (error instanceof NothingToBill) await queries.setOutcome(db, line, { outcome: 'nothing' });
    else if (error instanceof AppError && error.status < 500)
      await queries.setOutcome(db, line, {
        outcome: 'refused',
        reasons: error.say(making.language),
      });
    else throw error;
  }
}

/** Nothing is left of what was begun. */
class NothingToBill extends Error {}

async function invoiceFor(world: World, tx: Db, { batch, language, trajectory_id }: One) {
  const trajectory = await queries.billedTrajectory(tx, trajectory_id);
  const { invoice_date, until, created_by } = batch;
  await lockSettings(tx, trajectory.organisation_id);
  const first = await firstValues(world, tx, trajectory);
  const declaration_reference = first.payer_reference || first.concerns || `${trajectory_id}`;
  const input = { ...first, invoice_date, declaration_reference };
  const invoiceId = await createInvoice(world, tx, { trajectory, input });
  const key = { trajectoryId: trajectory_id, invoiceId };
  if ((await takeRows(tx, { key, until })) === 0) throw new NothingToBill();
  if (!batch.finalise || !created_by) return { outcome: 'draft' as const, invoice_id: invoiceId };
  await finalise(world, tx, { key, self: { id: created_by }, language });
  return { outcome: 'final' as const, invoice_id: invoiceId };
}
