import type { PublicInvoice } from '@traject/contract/common/invoicePage';
import type { Link } from '../../platform/access/links.ts';
import type { Db } from '../../platform/database/db.ts';
import { deadLink, notFound } from '../../platform/http/errors.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import {
  documentOf,
  findFinal,
  makePdf,
  makeXml,
  payLine,
  qrOf,
  type StoredInvoice,
} from '../invoices/invoices.service.ts';
import { findLogo } from '../organisations/organisations.service.ts';
import { linkEnd, markOpened } from './invoiceMails.queries.ts';

/** Who asks for a file behind a link, for the queue of those who wait for a PDF. */
const payer = 'payer';

function invoiceOf({ clock }: World, db: Db, { invoice_id }: Link) {
  if (!invoice_id) throw deadLink();
  return findFinal(db, invoice_id, today(clock));
}

export async function openPage(world: World, db: Db, link: Link): Promise<PublicInvoice> {
  const invoice = await invoiceOf(world, db, link);
  await markOpened(db, link.id, world.clock());
  const { kind, invoice_number, invoice_date, due_date, total_with_vat, open } = invoice;
  const { sender, billed_name, ...document } = await documentOf(db, invoice);
  const owed = { ...document, sender, billed_name, total_with_vat: Math.max(open, 0) };
  const { qr } = qrOf(owed, '');
  const { name, email } = sender;
  return {
    ...{ kind, invoice_number, invoice_date, due_date, billed_name, total_with_vat, open },
    organisation: { name, email, has_logo: !!(await findLogo(db, invoice.organisation_id)) },
    pay: open > 0 ? payLine(owed) : '',
    qr: qr ? { size: qr.size, runs: qr.runs } : null,
    has_xml: hasXml(invoice),
    expires_at: await linkEnd(db, link.id),
  };
}

const hasXml = ({ e_invoice }: StoredInvoice) => e_invoice !== 'none';

export async function openPdf(world: World, db: Db, link: Link) {
  const invoice = await invoiceOf(world, db, link);
  return world.files.open(db, await makePdf(world, invoice, payer));
}

export async function openXml(world: World, db: Db, link: Link) {
  const invoice = await invoiceOf(world, db, link);
  if (!hasXml(invoice)) throw notFound();
  return world.files.open(db, await makeXml(world, { invoice, by: payer }));
}
