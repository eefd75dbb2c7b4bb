import type { Language } from '@traject/contract/common/languages';
import type { PageQuery } from '@traject/contract/common/page';
import type { Invoice } from '@traject/contract/invoices';
import type { Db } from '../../platform/db.ts';
import { sentence } from '../../platform/texts/texts.ts';
import { findDetails } from '../organisations/organisations.service.ts';
import { findInvoice, type Key, listInvoices, type StoredInvoice } from './invoices.queries.ts';
import { missingOn } from './missing.ts';

/** A page of them, each with what it still lacks, in the reader's words. */
export async function readInvoices(
  db: Db,
  trajectoryId: number,
  { query, language }: { query: PageQuery; language: Language },
) {
  const { data, meta } = await listInvoices(db, trajectoryId, query);
  const invoices: Invoice[] = [];
  for (const stored of data) invoices.push(await withMissing(db, stored, language));
  return { data: invoices, meta };
}

export const readInvoice = async (db: Db, key: Key, language: Language) =>
  withMissing(db, await findInvoice(db, key), language);

async function withMissing(db: Db, stored: StoredInvoice, language: Language): Promise<Invoice> {
  const house = await findDetails(db, stored.organisation_id);
  const missing = missingOn(stored, house).map((key) => sentence(language, key));
  return { ...stored, missing };
}
