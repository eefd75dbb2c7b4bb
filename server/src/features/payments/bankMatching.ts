import type { BankLine } from '@traject/contract/payments';
import type { Db } from '../../platform/database/db.ts';
import type { StoredLine } from './bank.queries.ts';
import {
  type FreshLine,
  knownPayers,
  linesOfFile,
  type OpenInvoice,
  openInvoices,
} from './bankFiles.queries.ts';
import { type Match, matcher, matchLine } from './matching.ts';
import { addPayments, type NewPayment } from './payments.queries.ts';

type Books = { organisation_id: number; created_by: number; closed_until: string | null };

/** Others are served while the next of them are read. */
const atOnce = 200;

/** Books what is certain of the lines that a file brought; the rest is for people to decide. */
export async function bookCertain(db: Db, bank_file_id: number, books: Books) {
  const match = await matching(db, books.organisation_id);
  const counts = { matched: 0, doubts: 0 };
  let part: FreshLine[] = [];
  do {
    const after = part.at(-1)?.id ?? 0;
    part = await linesOfFile(db, bank_file_id, { after, most: atOnce });
    const booked: NewPayment[] = [];
    for (const line of part) {
      const { kind, invoices } = doubted(match(line), line);
      const isClosed = books.closed_until !== null && line.booked_on <= books.closed_until;
      if (kind === 'certain' && !isClosed) {
        booked.push(...paymentsOf(line, invoices, books));
        match.take(invoices);
        counts.matched++;
      } else if (kind !== 'none') counts.doubts++;
    }
    if (booked.length > 0) await addPayments(db, booked);
  } while (part.length === atOnce);
  return counts;
}

/** What may have been told before is for somebody to decide. */
const doubted = (match: Match, { repeated }: Pick<StoredLine, 'repeated'>): Match =>
  repeated && match.kind === 'certain' ? { ...match, kind: 'doubt' } : match;

type Line = Pick<StoredLine, 'id' | 'booked_on' | 'name' | 'description'>;
type Booker = { organisation_id: number; created_by: number };

export const paymentsOf = (
  { id: bank_line_id, booked_on: paid_on, name, description }: Line,
  invoices: Match['invoices'],
  { organisation_id, created_by }: Booker,
): NewPayment[] =>
  invoices.map(({ id: invoice_id, amount }) => ({
    organisation_id,
    invoice_id,
    amount,
    paid_on,
    description: [name, description].filter(Boolean).join(' · ').slice(0, 200).toWellFormed(),
    bank_line_id,
    created_by,
  }));

/** The open invoices are read once; what lines take from them is subtracted as they come by. */
async function matching(db: Db, organisation_id: number) {
  const candidates = await openInvoices(db, organisation_id);
  const known = { payers: await knownPayers(db, organisation_id) };
  const first = matcher(candidates, known);
  const byId = new Map(candidates.map((one) => [one.id, one]));
  const taken = new Map<number, number>();
  const match = (line: FreshLine): Match => {
    const found = first(line);
    if (!found.invoices.some(({ id }) => taken.has(id))) return found;
    const left = found.invoices.flatMap(({ id }) => byId.get(id) ?? []).map(now);
    return matchLine(
      line,
      left.filter(({ open }) => open !== 0),
      known,
    );
  };
  const now = (one: OpenInvoice) => ({ ...one, open: one.open - (taken.get(one.id) ?? 0) });
  const take = (invoices: Match['invoices']) => {
    for (const { id, amount } of invoices) taken.set(id, (taken.get(id) ?? 0) + amount);
  };
  return Object.assign(match, { take });
}

/** Each with what it is probably for, as far as something is left of it. */
export async function withProposals(
  db: Db,
  organisation_id: number,
  lines: StoredLine[],
): Promise<BankLine[]> {
  const none = { kind: 'none' as const, reasons: [], invoices: [] };
  if (!lines.some(({ state }) => state === 'open'))
    return lines.map((line) => ({ ...line, proposal: none }));
  const candidates = await openInvoices(db, organisation_id);
  const byId = new Map(candidates.map((one) => [one.id, one]));
  const match = matcher(candidates, { payers: await knownPayers(db, organisation_id) });
  return lines.map((line) => {
    if (line.state !== 'open') return { ...line, proposal: none };
    const { kind, reasons, invoices } = doubted(match({ ...line, amount: line.left }), line);
    const named = invoices.flatMap(({ id, amount }) => {
      const invoice = byId.get(id);
      return invoice ? [{ ...invoice, amount }] : [];
    });
    return { ...line, proposal: { kind, reasons, invoices: named } };
  });
}
