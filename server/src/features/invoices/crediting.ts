import type { InvoiceKind } from '@traject/contract/invoices';
import type { Db } from '../../platform/database/db.ts';
import { unprocessable } from '../../platform/http/errors.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { finalise } from './finalising.ts';
import {
  addInvoice,
  findInvoice,
  type Key,
  lockInvoice,
  type StoredInvoice,
} from './invoices.queries.ts';
import { nextNumber } from './numbers.ts';
import { copyRows } from './rows.queries.ts';
import { lockSettings } from './settings.queries.ts';

type Act = { key: Key; again: boolean } & Pick<Parameters<typeof finalise>[2], 'self' | 'language'>;

/**
 * A draft of a credit note with everything that the invoice says. To correct it, the credit note is
 * final at once and a new draft takes the place of the invoice.
 */
export async function credit(world: World, db: Db, { key, again, ...by }: Act) {
  const { organisation_id } = await findInvoice(db, key, today(world.clock));
  await lockSettings(db, organisation_id);
  await lockInvoice(db, key);
  const invoice = await findInvoice(db, key, today(world.clock));
  if (!invoice.finalised_at || invoice.kind === 'credit')
    throw unprocessable('invoice.not_creditable');
  if (again && invoice.credited !== 0) throw unprocessable('invoice.credited_already');
  const noteId = await copyOf(world, db, { invoice, key, kind: 'credit' });
  if (!again) return noteId;
  await finalise(world, db, { ...by, key: { ...key, invoiceId: noteId } });
  return copyOf(world, db, { invoice, key, kind: 'invoice' });
}

/** A new draft with the payer and the rows of this one. */
export async function duplicate(world: World, db: Db, key: Key) {
  const invoice = await findInvoice(db, key, today(world.clock));
  await lockSettings(db, invoice.organisation_id);
  return copyOf(world, db, { invoice, key, kind: 'invoice' });
}

/** The same, dated on the day on which it comes again; of that month. */
export async function copyOn(
  world: World,
  db: Db,
  { key, ...dated }: { key: Key; day: string; service_from: string; service_to: string },
) {
  const invoice = await findInvoice(db, key, dated.day);
  await lockSettings(db, invoice.organisation_id);
  const { service_from, service_to } = invoice.service_from ? dated : invoice;
  const again = { ...invoice, service_from, service_to };
  return copyOf(world, db, { invoice: again, key, kind: 'invoice', day: dated.day });
}

type Copy = { invoice: StoredInvoice; key: Key; kind: InvoiceKind; day?: string };

async function copyOf({ clock }: World, db: Db, { invoice, key, kind, day = today(clock) }: Copy) {
  const { organisation_id } = invoice;
  const year = Number(day.slice(0, 4));
  const { billed_name, billed_address, billed_vat_number, payer_id, payer_reference } = invoice;
  const { order_number, concerns, service_from, service_to, e_invoice } = invoice;
  const { id } = await addInvoice(db, {
    ...{ billed_name, billed_address, billed_vat_number, payer_id, payer_reference },
    ...{ order_number, concerns, service_from, service_to, e_invoice },
    declaration_reference: invoice.declaration_reference,
    invoice_number: await nextNumber(db, { organisation_id, kind, year }),
    invoice_date: day,
    trajectory_id: key.trajectoryId,
    organisation_id,
    kind,
    ...(kind === 'credit' && { credits_id: invoice.id }),
  });
  const sign = (kind === 'credit') === (invoice.kind === 'credit') ? 1 : -1;
  await copyRows(db, invoice.id, { to: id, sign });
  return id;
}
