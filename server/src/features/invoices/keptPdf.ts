import { within, withinAll } from '../../platform/database/wall.ts';
import { pdfMime, pdfName } from '../../platform/pdf/answer.ts';
import { today } from '../../platform/program/clock.ts';
import type { Asker } from '../../platform/program/threadPool.ts';
import type { World } from '../../platform/program/world.ts';
import { documentOf } from './documents.ts';
import { findPapers, withoutPdf } from './final.queries.ts';
import { findFinal, type StoredInvoice } from './invoices.queries.ts';
import { keepFile } from './keepFile.ts';
import { pdfJob } from './pdfJob.ts';
import { renderInvoice } from './rendering.ts';

/** Who asks for it, for the queue of those who wait for a PDF. */
const program: Asker = 'invoices';

/** The PDF of a final invoice is made once, soon after; and for older ones, when the program starts. */
export function keepPdfs(world: World) {
  const { jobs } = world;
  jobs.define<{ organisation_id: number; invoice_id: number }>(
    pdfJob,
    { retryLimit: 10, retryDelay: 30, retryBackoff: true, retentionSeconds: 30 * 24 * 60 * 60 },
    ({ organisation_id, invoice_id }) => makePdf(world, { organisation_id, id: invoice_id }),
  );
  jobs.define('invoice_pdfs', { cron: '*/15 * * * *', retryLimit: 0 }, () => makeMissing(world));
}

/**
 * Those from before there were final invoices, and any that a fault left out. One that fails does not
 * hold up the others; it is told at the end, and tried again next time.
 */
export async function makeMissing(world: World) {
  const db = await withinAll(world.db);
  const failures: unknown[] = [];
  for (const one of await withoutPdf(db, 500))
    await makePdf(world, one).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

type Final = { id: number; organisation_id: number };

/** The id of its kept file, made now if it was not yet. */
export async function makePdf(world: World, { id, organisation_id }: Final, by = program) {
  const db = within(world.db, [organisation_id]);
  const { pdf_file_id } = await findPapers(db, id);
  if (pdf_file_id) return pdf_file_id;
  const invoice = await findFinal(db, id, today(world.clock));
  const document = await documentOf(db, invoice);
  const bytes = await renderInvoice(world, db, { invoice, document, by });
  const file = { name: nameOf(invoice), mime: pdfMime, bytes };
  return keepFile(world, db, { invoice, paper: 'pdf_file_id', file });
}

type Named = Pick<StoredInvoice, 'invoice_number' | 'declaration_reference' | 'invoice_date'>;

export const nameOf = ({ invoice_number, declaration_reference, invoice_date }: Named) =>
  pdfName(`${invoice_number}-${declaration_reference}-${invoice_date}`);
