import type { Language } from '@traject/contract/common/languages';
import { categoryOf, type VatCategory } from '@traject/contract/common/vat';
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
import { unprocessable, wrongField } from '../../platform/http/errors.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { isPayer } from '../payers/payers.service.ts';
import { billedClient } from './billed.queries.ts';
import * as invoices from './invoices.queries.ts';
import { nextNumber } from './numbers.ts';
import { findProduct } from './products.queries.ts';
import * as rows from './rows.queries.ts';
import { lockSettings } from './settings.queries.ts';

const mostRows = 500;
type Billed = Pick<TrajectoryScope, 'id' | 'organisation_id' | 'client_id'>;
type By = { self: Self; language: Language };

export async function createInvoice(
  world: World,
  db: Db,
  { trajectory, input }: { trajectory: Billed; input: InvoiceInput },
) {
  const { rows: _unread, ...values } = input;
  const { id: trajectory_id, organisation_id, client_id } = trajectory;
  const { billed_name, billed_address } = values;
  // A payer named without an address is not the client, so must not get the client's address.
  const billed = billed_name ? {} : await billedClient(db, client_id);
  const given = billed_address ? { billed_address } : {};
  await refuseUnknownPayer(db, organisation_id, values.payer_id);
  const row = { ...values, ...billed, ...given, trajectory_id, organisation_id };
  // So that nobody takes a number that was just offered to somebody who makes many at once.
  await lockSettings(db, organisation_id);
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
  if (fields.invoice_number) await holdNumbers(world, db, key);
  const stored = await invoices.lockInvoice(db, key);
  refuseFinal(stored, fields);
  const rules = invoiceHead;
  const change = { stored, given: fields, rules, by: { ...by, clock: world.clock } };
  const values = await versionedUpdate(db, change);
  const { invoice_number } = values;
  const { organisation_id } = stored;
  await refuseUnknownPayer(db, organisation_id, values.payer_id);
  await orTaken(world, db, { organisation_id, invoice_number }, () =>
    invoices.setInvoice(db, stored.id, values),
  );
}

/** Nobody takes a number while it is given to another. */
async function holdNumbers({ clock }: World, db: Db, key: invoices.Key) {
  const { organisation_id } = await invoices.findInvoice(db, key, today(clock));
  await lockSettings(db, organisation_id);
}

/** Of what is final, who may see it is all that can change. */
function refuseFinal({ finalised_at }: { finalised_at: Date | null }, given: InvoiceChange) {
  const { visible_employer: _shown, version: _seen, ...others } = given;
  if (finalised_at && Object.keys(others).length > 0) throw unprocessable('invoice.is_final');
}

async function refuseUnknownPayer(db: Db, organisation_id: number, id: number | null | undefined) {
  if (id && !(await isPayer(db, organisation_id, id)))
    throw wrongField('payer_id', 'unknown_choice');
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
  const year = Number(today(clock).slice(0, 4));
  const next = await nextNumber(db, { organisation_id, year });
  return save().catch((error: { constraint?: string }) => {
    if (error.constraint !== 'invoices_own_number') throw error;
    throw unprocessable('invoice.number_taken', { number, next });
  });
}

/** Rows are written under the lock of their invoice, so that their limit holds. */
export async function createRow(db: Db, key: invoices.Key, input: InvoiceRowInput) {
  const { id: invoice_id, organisation_id } = await invoices.lockDraft(db, key);
  await refuseTooMany(db, invoice_id, 1);
  const { invoice_product, ...values } = input;
  const product = await findProduct(db, invoice_product, { organisation_id });
  const row = { ...withCategory(values, product), ...ofProduct(product) };
  const { id } = await rows.addRow(db, { ...row, organisation_id, invoice_id });
  return id;
}

export async function refuseTooMany(db: Db, invoice_id: number, more: number) {
  if ((await rows.countRows(db, invoice_id)) + more > mostRows)
    throw unprocessable('invoice.too_many_rows', { most: mostRows });
}

type Product = Awaited<ReturnType<typeof findProduct>>;

const ofProduct = ({ id, name }: Product) => ({ invoice_product_id: id, product_name: name });

/** Unless it was given, a row has the category of its product, where the percentage allows. */
function withCategory<T extends Omit<InvoiceRowInput, 'invoice_product'>>(
  values: T,
  product: Product,
) {
  const { vat_percentage } = values;
  const isSame = (product.vat_category === 'standard') === vat_percentage > 0;
  const usual = isSame ? product.vat_category : categoryOf(vat_percentage);
  const { vat_category = usual, vat_reason = isSame ? product.vat_reason : '' } = values;
  return { ...values, vat_category, vat_reason };
}

type RowChange = { key: invoices.Key & { rowId: number }; given: RowGiven; by: By };
type RowGiven = {
  version?: number | undefined;
  vat_percentage?: number | undefined;
  vat_category?: VatCategory | undefined;
};

export async function changeRow({ clock }: World, db: Db, { key, given, by }: RowChange) {
  const { organisation_id } = await invoices.lockDraft(db, key);
  const stored = await rows.lockRow(db, key);
  const change = { stored, given: agreeing(given), rules: invoiceRowInput, by: { ...by, clock } };
  const { invoice_product, ...values } = await versionedUpdate(db, change);
  const now = stored.invoice_product_id;
  const product = await findProduct(db, invoice_product, { organisation_id, now });
  const named = product.id === now ? {} : ofProduct(product);
  await rows.setRow(db, stored.id, { ...values, ...named });
}

/** Whoever changes only the percentage has not thought of a category. */
export const agreeing = <T extends Omit<RowGiven, 'version'>>(given: T): T =>
  given.vat_percentage === undefined || given.vat_category
    ? given
    : { ...given, vat_category: categoryOf(given.vat_percentage) };

/** Each of its rows once. */
export async function orderRows(db: Db, key: invoices.Key, ids: number[]) {
  const { id } = await invoices.lockDraft(db, key);
  const known = await rows.rowIds(db, id);
  if (ids.length !== known.length || new Set([...ids, ...known]).size !== ids.length)
    throw unprocessable('invoice.other_rows');
  await rows.orderRows(db, id, ids);
}
