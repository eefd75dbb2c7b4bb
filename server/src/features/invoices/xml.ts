import { buffer } from 'node:stream/consumers';
import type { EInvoiceForm as Form } from '@traject/contract/invoices';
import { within } from '../../platform/database/wall.ts';
import { unprocessable } from '../../platform/http/errors.ts';
import type { Asker } from '../../platform/program/threadPool.ts';
import type { World } from '../../platform/program/world.ts';
import type { ErrorKey } from '../../platform/texts/texts.ts';
import { documentOf } from './documents.ts';
import type { InvoiceDocument } from './eInvoice/document.ts';
import { missingForEInvoice } from './eInvoice/missing.ts';
import { ublOf } from './eInvoice/ubl.ts';
import { findPapers } from './final.queries.ts';
import type { StoredInvoice } from './invoices.queries.ts';
import { keepFile } from './keepFile.ts';
import { makePdf, nameOf } from './keptPdf.ts';

/** What its form of e-invoice still misses; nothing where the payer wants none. */
export const missingInForm = (document: InvoiceDocument, form: Form): ErrorKey[] =>
  form === 'none' ? [] : missingForEInvoice(asWritten(document), form);

type Asked = { invoice: StoredInvoice; by: Asker };

/** The id of the kept e-invoice of a final invoice, with its kept PDF inside; made now if it was not. */
export async function makeXml(world: World, { invoice, by }: Asked) {
  const form = invoice.e_invoice;
  if (!invoice.finalised_at) throw unprocessable('invoice.not_final');
  if (form === 'none') throw unprocessable('invoice.no_e_invoice');
  const db = within(world.db, [invoice.organisation_id]);
  const { xml_file_id } = await findPapers(db, invoice.id);
  if (xml_file_id) return xml_file_id;
  const { stream } = await world.files.open(db, await makePdf(world, invoice, by));
  const pdf = { name: nameOf(invoice), bytes: await buffer(await stream()) };
  const xml = ublOf(asWritten(await documentOf(db, invoice)), { form, pdf });
  const name = pdf.name.replace(/\.pdf$/, '.xml');
  const file = { name, mime: 'application/xml', bytes: Buffer.from(xml) };
  return keepFile(world, db, { invoice, paper: 'xml_file_id', file });
}

/** Below zero on our paper; in an e-invoice a credit note says so by its kind alone. */
function asWritten(document: InvoiceDocument): InvoiceDocument {
  if (document.kind === 'invoice') return document;
  const { total, vat, total_with_vat, rates, rows } = document;
  return {
    ...document,
    ...{ total: -total, vat: -vat, total_with_vat: -total_with_vat },
    rates: rates.map((rate) => ({ ...rate, total: -rate.total, vat: -rate.vat })),
    rows: rows.map((row) => ({ ...row, count: -row.count, total: -row.total })),
  };
}
