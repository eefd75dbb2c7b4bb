import type { InvoiceReminder } from '@traject/contract/invoiceMails';
import type { Db } from '../../platform/database/db.ts';
import { AppError, notFound, unprocessable } from '../../platform/http/errors.ts';
import { today } from '../../platform/program/clock.ts';
import type { Asker } from '../../platform/program/threadPool.ts';
import type { World } from '../../platform/program/world.ts';
import { type InvoiceDocument, makePdf } from '../invoices/invoices.service.ts';
import { wordsFor } from './drafting.ts';
import { lockFinal } from './invoiceMails.queries.ts';
import { findReminder, listWaiting, setDismissed } from './reminders.queries.ts';
import { type Given, sendInvoice } from './sending.ts';

/** Those to look at, each with what it would say. */
export async function readReminders({ clock }: World, db: Db, organisation_id: number) {
  const rows = await listWaiting(db, organisation_id, today(clock));
  return rows.map((row): InvoiceReminder => {
    const { id, level, email, open, invoice_number, trajectory_id, invoice_id } = row;
    const { due_date, days_overdue, proposed_at, billed_name } = row;
    const { language } = row.sender as InvoiceDocument['sender'];
    const text = wordsFor({ invoice: { ...row, kind: 'invoice' }, level, settings: row, language });
    const invoice = { id: invoice_id, invoice_number, trajectory_id };
    const due = { due_date, days_overdue, open };
    return { id, level, proposed_at, invoice, billed_name: billed_name ?? '', email, ...due, text };
  });
}

type Key = { organisationId: number; reminderId: number };
type Sending = { key: Key; given?: Given; attachments: readonly number[] };

/** The invoice first, as everywhere; then whether it still waits. */
async function lockWaiting(db: Db, key: Key) {
  const found = await findReminder(db, key);
  if (!found) throw notFound();
  await lockFinal(db, found.invoice_id);
  const reminder = await findReminder(db, key);
  if (!reminder?.waits) throw unprocessable('invoice_mails.decided');
  return reminder;
}

export async function sendReminder(world: World, db: Db, { key, given, attachments }: Sending) {
  const reminder = await lockWaiting(db, key);
  const { invoice_id, level } = reminder;
  await sendInvoice(world, db, { ...given, invoice_id, level, attachments });
  return reminder;
}

export async function dismissReminder({ clock }: World, db: Db, key: Key) {
  const { id } = await lockWaiting(db, key);
  await setDismissed(db, id, clock());
}

type Many = { organisationId: number; ids: readonly number[] };

/** Made before the reminders are sent; what is not there any more is left out. */
export async function pdfsOf(world: World, db: Db, { organisationId, ids }: Many, by: Asker) {
  const pdfs = new Map<number, number>();
  for (const reminderId of ids) {
    const found = await findReminder(db, { organisationId, reminderId });
    if (!found) continue;
    await lockFinal(db, found.invoice_id);
    const invoice = { id: found.invoice_id, organisation_id: organisationId };
    pdfs.set(found.id, await makePdf(world, invoice, by));
  }
  return pdfs;
}

type Prepared = Many & { pdfs: Map<number, number> };

/** What cannot be sent is refused before anything of it is written, and stays. */
export async function sendMany(world: World, db: Db, { organisationId, ids, pdfs }: Prepared) {
  let sent = 0;
  for (const [reminderId, pdf] of pdfs) {
    const key = { organisationId, reminderId };
    const isSent = await sendReminder(world, db, { key, attachments: [pdf] }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError) return false;
        throw error;
      },
    );
    if (isSent) sent += 1;
  }
  return { sent, left: new Set(ids).size - sent };
}
