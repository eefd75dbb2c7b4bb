import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/http/errors.ts';
import { pdfAnswer } from '../../platform/pdf/answer.ts';
import type { Asker } from '../../platform/program/threadPool.ts';
import type { World } from '../../platform/program/world.ts';
import { documentOf } from './documents.ts';
import type { StoredInvoice } from './invoices.queries.ts';
import { makePdf } from './keptPdf.ts';
import { titleOf } from './letter.ts';
import { missingOn } from './missing.ts';
import { renderInvoice } from './rendering.ts';

type Asked = { invoice: StoredInvoice; by: Asker };

/** The paper of a final invoice, which was kept; or of a draft, as it would be. */
export async function invoicePdf(world: World, db: Db, { invoice, by }: Asked) {
  if (invoice.finalised_at) return world.files.open(db, await makePdf(world, invoice, by));
  const document = await documentOf(db, invoice);
  const missing = missingOn(document);
  if (missing.length > 0)
    throw new AppError(
      422,
      missing.map((key) => ({ key })),
    );
  const bytes = await renderInvoice(world, db, { invoice, document, by });
  const { declaration_reference, invoice_date } = invoice;
  return pdfAnswer(bytes, {
    name: `${titleOf(document)}-${declaration_reference}-${invoice_date}`,
  });
}
