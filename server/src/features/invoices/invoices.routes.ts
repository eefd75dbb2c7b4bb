import { invoicesApi } from '@traject/contract/invoices';
import { organisationsFor } from '../../platform/access/access.ts';
import type { User } from '../../platform/access/session.ts';
import { notFound, wrongField } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { invoicePdf } from './invoicePdf.ts';
import { findInvoice, lockInvoice, removeInvoice } from './invoices.queries.ts';
import * as products from './products.queries.ts';
import { readInvoice, readInvoices } from './reading.ts';
import { removeRow } from './rows.queries.ts';
import * as service from './saving.ts';

export function invoicesRoutes(serve: Serve, world: World) {
  serve(invoicesApi.list, ({ db, trajectory, query, language }) =>
    readInvoices(db, trajectory.id, { query, language }),
  );
  serve(invoicesApi.next, ({ db, trajectory }) => service.firstValues(world, db, trajectory));

  serve(invoicesApi.create, async ({ db, trajectory, body, language }) => {
    const invoiceId = await service.createInvoice(world, db, { trajectory, input: body });
    return readInvoice(db, { trajectoryId: trajectory.id, invoiceId }, language);
  });
  serve(invoicesApi.get, ({ db, params, language }) => readInvoice(db, params, language));

  serve(invoicesApi.update, async ({ db, params: key, self, body, language }) => {
    await service.changeInvoice(world, db, { key, given: body, by: { self, language } });
    return readInvoice(db, key, language);
  });

  serve(invoicesApi.remove, async ({ db, params }) => {
    const { id } = await lockInvoice(db, params);
    await removeInvoice(db, id);
  });

  serve(invoicesApi.download, async ({ db, params, user }) =>
    invoicePdf(world, db, { invoice: await findInvoice(db, params), by: user.account_id }),
  );
  rowRoutes(serve, world);
  productRoutes(serve);
  keptProductRoutes(serve);
}

function rowRoutes(serve: Serve, world: World) {
  serve(invoicesApi.addRow, async ({ db, params, body, language }) => {
    const id = await service.createRow(db, params, body);
    return rowOf(await readInvoice(db, params, language), id);
  });

  serve(invoicesApi.updateRow, async ({ db, params: key, self, body, language }) => {
    await service.changeRow(world, db, { key, given: body, by: { self, language } });
    return rowOf(await readInvoice(db, key, language), key.rowId);
  });

  serve(invoicesApi.removeRow, async ({ db, params }) => {
    await lockInvoice(db, params);
    await removeRow(db, params);
  });
}

function rowOf<Row extends { id: number }>({ rows }: { rows: Row[] }, id: number): Row {
  const row = rows.find((one) => one.id === id);
  if (!row) throw notFound();
  return row;
}

function productRoutes(serve: Serve) {
  serve(invoicesApi.products, ({ db, user, query }) => {
    const { organisation_id: one } = query;
    return products.listProducts(
      db,
      own(user).filter((id) => id === (one ?? id)),
    );
  });

  serve(invoicesApi.addProduct, ({ db, user, body }) => {
    const organisation_id = own(user).find((id) => id === (body.organisation_id ?? id));
    if (!organisation_id) throw wrongField('organisation_id', 'unknown_choice');
    return products.addProduct(db, { ...body, organisation_id });
  });
}

function keptProductRoutes(serve: Serve) {
  serve(invoicesApi.keptProducts, ({ db, organisation }) =>
    products.keptProducts(db, organisation.id),
  );
  serve(invoicesApi.updateProduct, async ({ db, user, params: { productId: id }, body }) => {
    const organisations = organisationsFor(user, 'invoiceSettings');
    const stored = await products.lockProduct(db, { id, organisations });
    await products.setProduct(db, id, { ...stored, ...body });
    return products.keptProduct(db, id);
  });
}

const own = (user: User) => organisationsFor(user, 'invoicing');
