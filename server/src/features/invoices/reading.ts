import type { Language } from '@traject/contract/common/languages';
import type { PageQuery } from '@traject/contract/common/page';
import type { Invoice } from '@traject/contract/invoices';
import type { Db } from '../../platform/database/db.ts';
import { type ErrorKey, sentence } from '../../platform/texts/texts.ts';
import { documentOf, senderNow } from './documents.ts';
import type { Sender } from './eInvoice/document.ts';
import { findInvoice, type Key, listInvoices, type StoredInvoice } from './invoices.queries.ts';
import { missingOn } from './missing.ts';
import { missingInForm } from './xml.ts';

/** In whose language, and on which day: what is due depends on it. */
export type Reader = { language: Language; today: string };

/** A page of them, each with what it still lacks, in the reader's language. */
export async function readInvoices(
  db: Db,
  trajectoryId: number,
  { query, ...reader }: Reader & { query: PageQuery },
) {
  const { data, meta } = await listInvoices(db, trajectoryId, { page: query, ...reader });
  const senders = new Map<number, Sender>();
  const read: Invoice[] = [];
  for (const stored of data) {
    const { organisation_id: id, finalised_at } = stored;
    const sender = finalised_at ? undefined : (senders.get(id) ?? (await senderNow(db, stored)));
    if (sender) senders.set(id, sender);
    read.push(await withMissing(db, stored, { ...reader, sender }));
  }
  return { data: read, meta };
}

export const readInvoice = async (db: Db, key: Key, reader: Reader) =>
  withMissing(db, await findInvoice(db, key, reader.today), reader);

/** What is final misses nothing. */
async function withMissing(
  db: Db,
  stored: StoredInvoice,
  { language, sender }: Reader & { sender?: Sender | undefined },
): Promise<Invoice> {
  if (stored.finalised_at) return shown(stored, { missing: [], e_invoice_missing: [] });
  const document = await documentOf(db, stored, sender);
  const say = (key: ErrorKey) => sentence(language, key);
  const missing = missingOn(document);
  const more = missingInForm(document, stored.e_invoice).filter((key) => !missing.includes(key));
  return shown(stored, { missing: missing.map(say), e_invoice_missing: more.map(say) });
}

type Lacks = Pick<Invoice, 'missing' | 'e_invoice_missing'>;
const moment = (at: Date | null) => at?.toISOString() ?? null;

const shown = ({ finalised_at, sent_at, ...stored }: StoredInvoice, lacks: Lacks): Invoice => ({
  ...stored,
  ...lacks,
  finalised_at: moment(finalised_at),
  sent_at: moment(sent_at),
});
