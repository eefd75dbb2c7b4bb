import { agreedInput, hoursApi, hoursInput } from '@traject/contract/hours';
import type { Serve } from '../../platform/http/serve.ts';
import { serveRecord } from '../../platform/http/serveRecord.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { lockInvoice, readInvoice } from '../invoices/invoices.service.ts';
import { getAgreed, listAgreed } from './agreed.queries.ts';
import { agreedRows, checkAgreed, checkHours, hoursRows } from './changing.ts';
import { getHours, listHours } from './hours.queries.ts';
import { propose, takeRows } from './proposing.ts';

export function hoursRoutes(serve: Serve, world: World) {
  const { clock } = world;
  const agreedApi = {
    list: hoursApi.agreed,
    create: hoursApi.addAgreed,
    update: hoursApi.updateAgreed,
    remove: hoursApi.removeAgreed,
  };
  serveRecord(serve, world, agreedApi, {
    rows: agreedRows,
    rules: agreedInput,
    list: listAgreed,
    get: getAgreed,
    check: checkAgreed,
  });
  serveRecord(serve, world, hoursApi, {
    rows: hoursRows,
    rules: hoursInput,
    list: listHours,
    get: getHours,
    check: checkHours,
  });
  serve(hoursApi.proposal, async ({ db, params }) => {
    const { organisation_id } = await lockInvoice(db, params);
    return propose(db, { ...params, organisation_id, until: today(clock) });
  });
  serve(hoursApi.take, async ({ db, params: key, body, language }) => {
    await takeRows(db, { key, until: today(clock), only: body.agreed_product_ids });
    return readInvoice(db, key, { language, today: today(clock) });
  });
}
