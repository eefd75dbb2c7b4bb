import type { Language } from '@traject/contract/common/languages';
import type { PageQuery } from '@traject/contract/common/page';
import type { Invoice } from '@traject/contract/invoices';
import type { Organisation } from '@traject/contract/organisations';
import type { Db } from '../../platform/database/db.ts';
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
  const houses = await findHouses(db, data);
  const words = { houses, language };
  return { data: data.map((stored) => withMissing(stored, words)), meta };
}

export async function readInvoice(db: Db, key: Key, language: Language) {
  const stored = await findInvoice(db, key);
  return withMissing(stored, { houses: await findHouses(db, [stored]), language });
}

type Houses = Map<number, Organisation>;

async function findHouses(db: Db, invoices: StoredInvoice[]): Promise<Houses> {
  const houses: Houses = new Map();
  for (const id of new Set(invoices.map(({ organisation_id }) => organisation_id)))
    houses.set(id, await findDetails(db, id));
  return houses;
}

type Words = { houses: Houses; language: Language };

function withMissing(stored: StoredInvoice, { houses, language }: Words): Invoice {
  const house = houses.get(stored.organisation_id);
  if (!house) throw new Error('An invoice without its house');
  const missing = missingOn(stored, house).map((key) => sentence(language, key));
  return { ...stored, missing };
}
