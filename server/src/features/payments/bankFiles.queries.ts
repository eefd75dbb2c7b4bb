import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/tables.gen.ts';
import { open, withLedger } from '../invoices/invoices.service.ts';
import { repeated } from './bank.queries.ts';
import type { Candidate } from './matching.ts';
import type { ReadLine } from './readBank.ts';

/** Two files of one organisation are stored one after the other: they may overlap. */
export const lockFiles = (db: Db, organisation_id: number) =>
  sql`select pg_advisory_xact_lock(hashtext('bank_files'), ${organisation_id})`.execute(db);

export const addFile = (db: Db, values: Insertable<Tables['bank_files']>) =>
  db.insertInto('bank_files').values(values).returning('id').executeTakeFirstOrThrow();

export const setFresh = (db: Db, id: number, fresh: number) =>
  db.updateTable('bank_files').set({ fresh }).where('id', '=', id).execute();

type Of = { organisation_id: number; bank_file_id: number };

/** How many of them were not there yet. */
export async function addLines(db: Db, { organisation_id, bank_file_id }: Of, lines: ReadLine[]) {
  const { numAffectedRows = 0n } = await sql`insert into bank_lines (organisation_id, bank_file_id,
      key, account, booked_on, amount, name, iban, description)
    select ${organisation_id}, ${bank_file_id}, key, account, booked_on, amount, name, iban,
      description
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (key text, account text,
      booked_on date, amount bigint, name text, iban text, description text)
    on conflict (organisation_id, key) do nothing`.execute(db);
  return Number(numAffectedRows);
}

/** The lines that this file brought, a part at a time. */
export const linesOfFile = (db: Db, bank_file_id: number, { after, most }: Part) =>
  db
    .selectFrom('bank_lines as b')
    .where('b.bank_file_id', '=', bank_file_id)
    .where('b.id', '>', after)
    .orderBy('b.id')
    .limit(most)
    .select(['b.id', 'b.booked_on', 'b.amount', 'b.name', 'b.iban', 'b.description'])
    .select(repeated.as('repeated'))
    .execute();

type Part = { after: number; most: number };
export type FreshLine = Awaited<ReturnType<typeof linesOfFile>>[number];
export type OpenInvoice = Candidate & { trajectory_id: number | null };

export const openInvoices = (db: Db, organisation_id: number): Promise<OpenInvoice[]> =>
  withLedger(db)
    .where('i.organisation_id', '=', organisation_id)
    .where('i.finalised_at', 'is not', null)
    .where(sql<boolean>`${open} <> 0`)
    .select(['i.id', 'i.trajectory_id', 'i.invoice_number', 'i.invoice_date'])
    .select([open.as('open'), sql<string>`coalesce(i.billed_name, '')`.as('billed_name')])
    .orderBy('i.id')
    .execute();

/** Who paid from which account before: the name on its last invoice, by IBAN. */
export async function knownPayers(db: Db, organisation_id: number) {
  const { rows } = await sql<{ iban: string; name: string }>`select distinct on (b.iban) b.iban,
      coalesce(i.billed_name, '') as name
    from payments p join bank_lines b on b.id = p.bank_line_id
      join invoices i on i.id = p.invoice_id
    where p.organisation_id = ${organisation_id} and p.undone_at is null and b.iban <> ''
    order by b.iban, p.id desc`.execute(db);
  return new Map(rows.map(({ iban, name }) => [iban, name]));
}
