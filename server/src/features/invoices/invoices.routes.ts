import type { Language } from '@traject/contract/common/languages';
import { invoiceDeskApi } from '@traject/contract/invoiceDesk';
import { invoicesApi } from '@traject/contract/invoices';
import { organisationsFor } from '../../platform/access/access.ts';
import type { User } from '../../platform/access/session.ts';
import { notFound, wrongField } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { finalRoutes } from './final.routes.ts';
import { invoicePdf } from './invoicePdf.ts';
import { findInvoice, lockDraft, removeInvoice } from './invoices.queries.ts';
import { keepPdfs } from './keptPdf.ts';
import * as products from './products.queries.ts';
import { readInvoice, readInvoices } from './reading.ts';
import { removeRow } from './rows.queries.ts';
import * as service from './saving.ts';
import { settingsRoutes } from './settings.routes.ts';
import { firstValues } from './starting.ts';

export function invoicesRoutes(serve: Serve, world: World) {
  keepPdfs(world);
  const reader = readerOn(world);
  serve(invoicesApi.list, ({ db, trajectory, query, language }) =>
    readInvoices(db, trajectory.id, { query, ...reader(language) }),
  );
  serve(invoicesApi.next, ({ db, trajectory }) => firstValues(world, db, trajectory));

  serve(invoicesApi.create, async ({ db, trajectory, body, language }) => {
    const invoiceId = await service.createInvoice(world, db, { trajectory, input: body });
    return readInvoice(db, { trajectoryId: trajectory.id, invoiceId }, reader(language));
  });
  serve(invoicesApi.get, ({ db, params, language }) => readInvoice(db, params, reader(language)));

  serve(invoicesApi.update, async ({ db, params: key, self, body, language }) => {
    await service.changeInvoice(world, db, { key, given: body, by: { self, language } });
    return readInvoice(db, key, reader(language));
  });

  serve(invoicesApi.remove, async ({ db, params }) => {
    const { id } = await lockDraft(db, params);
    await removeInvoice(db, id);
  });

  serve(invoicesApi.download, async ({ db, params, user }) =>
    invoicePdf(world, db, {
      invoice: await findInvoice(db, params, today(world.clock)),
      by: user.account_id,
    }),
  );
  finalRoutes(serve, world);
  rowRoutes(serve, world);
  productRoutes(serve);
  keptProductRoutes(serve);
  settingsRoutes(serve, world);
}

const readerOn =
  ({ clock }: World) =>
  (language: Language) => ({ language, today: today(clock) });

function rowRoutes(serve: Serve, world: World) {
  const reader = readerOn(world);
  serve(invoiceDeskApi.addRow, async ({ db, params, body, language }) => {
    const id = await service.createRow(db, params, body);
    return rowOf(await readInvoice(db, params, reader(language)), id);
  });

  serve(invoiceDeskApi.updateRow, async ({ db, params: key, self, body, language }) => {
    await service.changeRow(world, db, { key, given: body, by: { self, language } });
    return rowOf(await readInvoice(db, key, reader(language)), key.rowId);
  });

  serve(invoiceDeskApi.removeRow, async ({ db, params }) => {
    await lockDraft(db, params);
    await removeRow(db, params);
  });

  serve(invoiceDeskApi.orderRows, async ({ db, params, body, language }) => {
    await service.orderRows(db, params, body.ids);
    return readInvoice(db, params, reader(language));
  });
}

function rowOf<Row extends { id: number }>({ rows }: { rows: Row[] }, id: number): Row {
  const row = rows.find((one) => one.id === id);
  if (!row) throw notFound();
  return row;
}

function productRoutes(serve: Serve) {
  serve(invoiceDeskApi.products, ({ db, user, query }) => {
    const { organisation_id: one } = query;
    return products.listProducts(
      db,
      own(user).filter((id) => id === (one ?? id)),
    );
  });

  serve(invoiceDeskApi.addProduct, ({ db, user, body }) => {
    const organisation_id = own(user).find((id) => id === (body.organisation_id ?? id));
    if (!organisation_id) throw wrongField('organisation_id', 'unknown_choice');
    return products.addProduct(db, { ...body, organisation_id });
  });
}

function keptProductRoutes(serve: Serve) {
  serve(invoiceDeskApi.keptProducts, ({ db, organisation }) =>
    products.keptProducts(db, organisation.id),
  );
  serve(invoiceDeskApi.updateProduct, async ({ db, user, params: { productId: id }, body }) => {
    const organisations = organisationsFor(user, 'invoiceSettings');
    const stored = await products.lockProduct(db, { id, organisations });
    await products.setProduct(db, id, { ...stored, ...service.agreeing(body) });
    return products.keptProduct(db, id);
  });
}

const own = (user: User) => organisationsFor(user, 'invoicing');
