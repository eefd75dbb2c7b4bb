import { invoiceRepeatsApi } from '@traject/contract/invoiceRepeats';
import type { Db } from '../../platform/database/db.ts';
import { unprocessable } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { lockInvoice } from '../invoices/invoices.service.ts';
import { findRepeat, setRepeat, stopRepeat } from './invoiceRepeats.queries.ts';
import { nextOn, repeatDaily } from './repeating.ts';

export function invoiceRepeatsRoutes(serve: Serve, world: World) {
  repeatDaily(world);
  serve(invoiceRepeatsApi.get, async ({ db, params }) => {
    await lockInvoice(db, params);
    return read(db, params.invoiceId);
  });
  serve(invoiceRepeatsApi.set, async ({ db, params, self, body }) => {
    const { id, kind, organisation_id } = await lockInvoice(db, params);
    if (kind === 'credit') throw unprocessable('invoice_repeat.no_credit');
    if (body.first_on < today(world.clock)) throw unprocessable('invoice_repeat.past');
    const { until = null, ...given } = body;
    const of = { organisation_id, trajectory_id: params.trajectoryId, created_by: self.id };
    await setRepeat(db, { ...given, until, ...of, invoice_id: id });
    return read(db, id);
  });
  serve(invoiceRepeatsApi.stop, async ({ db, params }) => {
    const { id } = await lockInvoice(db, params);
    await stopRepeat(db, id);
  });
}

async function read(db: Db, invoiceId: number) {
  const found = await findRepeat(db, invoiceId);
  return { repeat: found ? { ...found, next_on: nextOn(found) } : null };
}
