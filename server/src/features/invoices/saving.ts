import type { Language } from '@traject/contract/common/languages';
import {
  type InvoiceChange,
  type InvoiceInput,
  type InvoiceRowInput,
  invoiceHead,
  invoiceRowInput,
} from '@traject/contract/invoices';
import type { TrajectoryScope } from '../../platform/access/scope.ts';
import type { Self } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { versionedUpdate } from '../../platform/database/versionedUpdate.ts';
import { unprocessable } from '../../platform/http/errors.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { billedClient, lastBilled } from './billed.queries.ts';
import * as invoices from './invoices.queries.ts';
import { nextNumber } from './numbers.ts';
import { findProduct } from './products.queries.ts';
import * as rows from './rows.queries.ts';

const mostRows = 500;
type By = { self: Self; language: Language };

/** What a new invoice starts with: the next number, and the last payer or the client. */
export const firstValues = async ({ clock }: World, db: Db, trajectory: TrajectoryScope) => ({
  invoice_number: await nextNumber(db, trajectory.organisation_id, today(clock).slice(0, 4)),
  billed_vat_number: '',
  ...((await lastBilled(db, trajectory.id)) ?? (await billedClient(db, trajectory.client_id))),
});

export async function createInvoice(
  world: World,
  db: Db,
  { trajectory, input }: { trajectory: TrajectoryScope; input: InvoiceInput },
) {
  const { rows: _unread, ...values } = input;
  const { id: trajectory_id, organisation_id, client_id } = trajectory;
  const { billed_name, billed_address } = values;
  // A payer named without an address is not the client, so must not get the client's address.
  const billed = billed_name ? {} : await billedClient(db, client_id);
  const given = billed_address ? { billed_address } : {};
  const row = { ...values, ...billed, ...given, trajectory_id, organisation_id };
  const { id } = await orTaken(world, db, row, () => invoices.addInvoice(db, row));
  return id;
}

/** The head alone: rows have their own calls. */
export async function changeInvoice(
  world: World,
  db: Db,
  { key, given, by }: { key: invoices.Key; given: InvoiceChange; by: By },
) {
  const { rows: _unread, ...fields } = given;
  const stored = await invoices.lockInvoice(db, key);
  const rules = invoiceHead;
  const change = { stored, given: fields, rules, by: { ...by, clock: world.clock } };
  const values = await versionedUpdate(db, change);
  const { invoice_number } = values;
  const { organisation_id } = stored;
  await orTaken(world, db, { organisation_id, invoice_number }, () =>
    invoices.setInvoice(db, stored.id, values),
  );
}

type Numbered = { organisation_id: number; invoice_number: string };

/**
 * Only the database sees two people save the same number at once; the second is offered another.
 */
async function orTaken<T>(
  { clock }: World,
  db: Db,
  { organisation_id, invoice_number: number }: Numbered,
  save: () => Promise<T>,
): Promise<T> {
  const year = today(clock).slice(0, 4);
  const next = await nextNumber(db, organisation_id, year);
  return save().catch((error: { constraint?: string }) => {
    if (error.constraint !== 'invoices_own_number') throw error;
    throw unprocessable('invoice.number_taken', { number, next });
  });
}

/** Rows are written under the lock of their invoice, so that their limit holds. */
export async function createRow(db: Db, key: invoices.Key, input: InvoiceRowInput) {
  const { id: invoice_id, organisation_id } = await invoices.lockInvoice(db, key);
  if ((await rows.countRows(db, invoice_id)) >= mostRows)
    throw unprocessable('invoice.too_many_rows', { most: mostRows });
  const { invoice_product, ...values } = input;
  const product = await findProduct(db, invoice_product, { organisation_id });
  const named = { invoice_product_id: product.id, product_name: product.name };
  const { id } = await rows.addRow(db, { ...values, ...named, organisation_id, invoice_id });
  return id;
}

type RowChange = { key: invoices.Key & { rowId: number }; given: object; by: By };

export async function changeRow({ clock }: World, db: Db, { key, given, by }: RowChange) {
  const { organisation_id } = await invoices.lockInvoice(db, key);
  const stored = await rows.lockRow(db, key);
  const change = { stored, given, rules: invoiceRowInput, by: { ...by, clock } };
  const { invoice_product, ...values } = await versionedUpdate(db, change);
  const now = stored.invoice_product_id;
  const product = await findProduct(db, invoice_product, { organisation_id, now });
  const product_name = product.id === now ? stored.product_name : product.name;
  await rows.setRow(db, stored.id, { ...values, invoice_product_id: product.id, product_name });
}
