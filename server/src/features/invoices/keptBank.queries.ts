import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** Of years that need not be kept, and from which nothing is booked any more. */
const outdated = (organisationId: number, firstKeptYear: number) =>
  sql`from bank_lines b where b.organisation_id = ${organisationId}
    and b.booked_on < ${`${firstKeptYear}-01-01`}::date
    and not exists (select from payments p where p.bank_line_id = b.id)`;

export async function countBankLines(db: Db, organisationId: number, firstKeptYear: number) {
  const { rows } = await sql<{ count: number }>`select count(*) as count
    ${outdated(organisationId, firstKeptYear)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * With the files that have none left. A line that also paid for an invoice that stays is set aside:
 * nobody has to book the rest of it again.
 */
export async function dropBankLines(db: Db, organisationId: number, firstKeptYear: number) {
  const first = `${firstKeptYear}-01-01`;
  const { numAffectedRows = 0n } =
    await sql`delete ${outdated(organisationId, firstKeptYear)}`.execute(db);
  await sql`update bank_lines b set set_aside_at = now() where b.organisation_id = ${organisationId}
    and b.booked_on < ${first}::date and b.set_aside_at is null and b.amount <> (
      select coalesce(sum(p.amount), 0) from payments p
      where p.bank_line_id = b.id and p.undone_at is null)`.execute(db);
  await sql`delete from bank_files f where f.organisation_id = ${organisationId}
    and f.created_at < ${first}::date
    and not exists (select from bank_lines b where b.bank_file_id = f.id)`.execute(db);
  return Number(numAffectedRows);
}
