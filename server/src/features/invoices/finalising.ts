import type { Language } from '@traject/contract/common/languages';
import type { Self } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { nextVersion, refuseStale } from '../../platform/database/versionedUpdate.ts';
import { AppError, unprocessable } from '../../platform/http/errors.ts';
import { addDays } from '../../platform/program/amsterdam.ts';
import { dayOf, today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import type { ErrorKey } from '../../platform/texts/texts.ts';
import { findLogo } from '../organisations/organisations.service.ts';
import { refuseTooMuch } from './crediting.queries.ts';
import { documentOf, dueOn } from './documents.ts';
import { setFinal } from './final.queries.ts';
import { findInvoice, type Key, lockDraft, type StoredInvoice } from './invoices.queries.ts';
import { missingOn } from './missing.ts';
import { refuseSameSeries } from './numbers.ts';
import { day } from './paper.ts';
import { pdfJob } from './pdfJob.ts';
import { refuseUnprintable } from './printing.ts';
import { numberFor, takeNumber } from './series.ts';
import { lockSettings } from './settings.queries.ts';
import { missingInForm } from './xml.ts';

type Act = { key: Key; seen?: number | undefined; self: Pick<Self, 'id'>; language: Language };

/**
 * Gives it its number and freezes what it says, in one transaction. Those who do so at the same time
 * wait for each other, so that no number is left out or given twice.
 */
export async function finalise(world: World, db: Db, { key, seen, self, language }: Act) {
  const { clock, jobs } = world;
  const { organisation_id } = await findInvoice(db, key, today(clock));
  const { closed_until } = await lockSettings(db, organisation_id);
  const draft = await lockDraft(db, key);
  await refuseStale(db, draft, { seen, self });
  const invoice = await findInvoice(db, key, today(clock));
  refuseClosed(invoice.invoice_date, closed_until, language);
  refuseFar(invoice.invoice_date, clock());
  const document = await documentOf(db, invoice);
  refuseMissing([...missingOn(document), ...missingInForm(document, invoice.e_invoice)]);
  await refuseUnprintable(world.pdf, document, `final ${self.id}`);
  if (invoice.credits_id) await refuseTooMuch(db, { ...invoice, credits_id: invoice.credits_id });
  const year = Number(invoice.invoice_date.slice(0, 4));
  await refuseSameSeries(db, { organisation_id, year });
  const { sender, payer } = document;
  await setFinal(db, invoice.id, {
    invoice_number: await takeNumber(db, invoice),
    sender,
    payer,
    logo_file_id: await findLogo(db, organisation_id),
    due_date: dueOn(invoice, sender),
    total_with_vat: invoice.total_with_vat,
    finalised_at: clock(),
    ...nextVersion(draft, { self, clock }),
  });
  await jobs.send(db, pdfJob, { organisation_id, invoice_id: invoice.id });
}

/** What it would get if it were made final now. */
export async function previewFinal(db: Db, invoice: StoredInvoice) {
  const { number } = await numberFor(db, invoice);
  const { due_date } = await documentOf(db, invoice);
  return { invoice_number: number, due_date };
}

const daysAhead = 60;

/** A slip of the year would begin a series that nobody can take back. */
function refuseFar(date: string, now: Date) {
  if (date > addDays(dayOf(now), daysAhead))
    throw unprocessable('invoice.far_date', { days: daysAhead });
}

/** What is closed has been reported: nothing is added to it. */
export function refuseClosed(date: string, closed_until: string | null, language: Language) {
  if (closed_until && date <= closed_until)
    throw unprocessable('invoice.closed', { until: day(closed_until, language) });
}

function refuseMissing(missing: ErrorKey[]) {
  if (missing.length > 0)
    throw new AppError(
      422,
      [...new Set(missing)].map((key) => ({ key })),
    );
}
