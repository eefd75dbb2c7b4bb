import type { Language } from '@traject/contract/common/languages';
import type { PageQuery } from '@traject/contract/common/page';
import type { Invoice } from '@traject/contract/invoices';
import type { Organisation } from '@traject/contract/organisations';
import type { Db } from '../../platform/database/db.ts';
import { sentence } from '../../platform/texts/texts.ts';
import { findDetails } from '../organisations/organisations.service.ts';
import { findInvoice, type Key, listInvoices, type StoredInvoice } from './invoices.queries.ts';
import { missingOn } from './missing.ts';

/** A page of them, each with what it still lacks, in the reader's language. */
export async function readInvoices(
  db: Db,
  trajectoryId: number,
  { query, language }: { query: PageQuery; language: Language },
) {
  const { data, meta } = await listInvoices(db, trajectoryId, query);
  const organisations = await findOrganisations(db, data);
  const words = { organisations, language };
  return { data: data.map((stored) => withMissing(stored, words)), meta };
}

export async function readInvoice(db: Db, key: Key, language: Language) {
  const stored = await findInvoice(db, key);
  return withMissing(stored, { organisations: await findOrganisations(db, [stored]), language });
}

type Organisations = Map<number, Organisation>;

async function findOrganisations(db: Db, invoices: StoredInvoice[]): Promise<Organisations> {
  const organisations: Organisations = new Map();
  for (const id of new Set(invoices.map(({ organisation_id }) => organisation_id)))
    organisations.set(id, await findDetails(db, id));
  return organisations;
}

type Words = { organisations: Organisations; language: Language };

function withMissing(stored: StoredInvoice, { organisations, language }: Words): Invoice {
  const organisation = organisations.get(stored.organisation_id);
  if (!organisation) throw new Error('An invoice without its organisation');
  const missing = missingOn(stored, organisation).map((key) => sentence(language, key));
  return { ...stored, missing };
}
