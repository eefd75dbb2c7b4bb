import { invoiceDeskApi } from '@traject/contract/invoiceDesk';
import { unprocessable } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { credit, duplicate } from './crediting.ts';
import { setSent } from './final.queries.ts';
import { finalise, previewFinal } from './finalising.ts';
import { findInvoice, lockInvoice } from './invoices.queries.ts';
import { readInvoice } from './reading.ts';
import { makeXml } from './xml.ts';

/** From draft to final, and what follows. */
export function finalRoutes(serve: Serve, world: World) {
  const { clock } = world;
  const day = () => today(clock);
  serve(invoiceDeskApi.preview, async ({ db, params }) =>
    previewFinal(db, await findInvoice(db, params, day())),
  );
  serve(invoiceDeskApi.finalise, async ({ db, params: key, self, body, language }) => {
    await finalise(world, db, { key, seen: body.version, self, language });
    return readInvoice(db, key, { language, today: day() });
  });
  serve(invoiceDeskApi.credit, async ({ db, params, self, body, language }) => {
    const act = { key: params, again: body.again ?? false, self, language };
    const invoiceId = await credit(world, db, act);
    return readInvoice(db, { ...params, invoiceId }, { language, today: day() });
  });
  serve(invoiceDeskApi.duplicate, async ({ db, params, language }) => {
    const invoiceId = await duplicate(world, db, params);
    return readInvoice(db, { ...params, invoiceId }, { language, today: day() });
  });
  serve(invoiceDeskApi.markSent, async ({ db, params, language }) => {
    const { id, finalised_at } = await lockInvoice(db, params);
    if (!finalised_at) throw unprocessable('invoice.not_final');
    await setSent(db, id, clock());
    return readInvoice(db, params, { language, today: day() });
  });
  serve(invoiceDeskApi.xml, async ({ db, params, user }) => {
    const invoice = await findInvoice(db, params, day());
    return world.files.open(db, await makeXml(world, { invoice, by: user.account_id }));
  });
}
