import type { Db } from '../../platform/database/db.ts';
import type { Asker } from '../../platform/program/threadPool.ts';
import type { World } from '../../platform/program/world.ts';
import { accentOf, findLogo, readLogo } from '../organisations/organisations.service.ts';
import type { InvoiceDocument } from './eInvoice/document.ts';
import type { StoredInvoice } from './invoices.queries.ts';
import { letterOf } from './letter.ts';

/** What is final has passed `isTooLong`: it is printed, however slow the machine. */
const secondsOfFinal = 60;

type Asked = { invoice: StoredInvoice; document: InvoiceDocument; by: Asker };

export async function renderInvoice(
  { pdf, files }: World,
  db: Db,
  { invoice, document, by }: Asked,
): Promise<Buffer> {
  const letter = letterOf(document);
  // Nothing is added to what may have been sent.
  if (invoice.upgraded) delete letter.qr;
  const { finalised_at, organisation_id, logo_file_id } = invoice;
  const fileId = finalised_at ? logo_file_id : await findLogo(db, organisation_id);
  const logo = fileId && (await readLogo(files, db, fileId));
  if (logo) letter.organisation.logo = logo;
  Object.assign(letter.organisation, accentOf(document.sender));
  return pdf.render('invoice', letter, by, finalised_at ? secondsOfFinal : undefined);
}
