import { sensitive } from '@traject/contract/common/sensitive';
import type { Sql } from 'postgres';

/** A word for each column that is sensitive. */
const secretIn = (table: string, column: string) => `Geheim ${table} ${column}`;
export const secrets = Object.entries(sensitive).flatMap(([table, columns]) =>
  columns.map((column) => secretIn(table, column)),
);

export const plantSecrets = async (sql: Sql) => {
  for (const [table, columns] of Object.entries(sensitive))
    for (const column of columns)
      await sql`update ${sql(table)} set ${sql(column)} = ${secretIn(table, column)}`;
};

export const closed = 'Besloten';

/**
 * What the head of a trajectory and an invoice tell, and what a school teaches; the rest is closed to
 * finance.
 */
const told: Record<string, readonly string[] | 'all'> = {
  people: ['first_name', 'last_name'],
  profiles: ['address', 'address_number', 'address_number_suffix', 'postal_code', 'city'],
  trajectories: ['contact_name', 'category', 'length', 'client_sort', 'search_text'],
  diplomas: 'all',
  core_tasks: 'all',
  work_processes: 'all',
  /** Where the bytes are. */
  files: ['key', 'mime', 'sha256'],
  organisations: 'all',
  invoices: 'all',
  invoice_rows: 'all',
  invoice_products: 'all',
  invoice_settings: 'all',
  payers: 'all',
  agreed_products: 'all',
  worked_hours: 'all',
  invoice_batch_lines: 'all',
  payments: 'all',
  bank_files: 'all',
  bank_lines: 'all',
};
/** What the program itself runs on, and what everybody has of their own account. */
const works =
  /^(accounts|devices|events|kept_answers|links|mails|migrations|recent_events|sessions)$/;

type Column = { table_name: string; column_name: string };

/** Into every other text, so that a new table is closed until somebody says otherwise. */
export async function plantClosed(sql: Sql) {
  const columns = await sql<Column[]>`select table_name, column_name
    from information_schema.columns join pg_tables on tablename = table_name
    where table_schema = 'public' and schemaname = 'public' and is_generated = 'NEVER'
      and (data_type = 'text' or udt_name = 'citext')`;
  const planted = await Promise.all(columns.filter(isClosed).map((column) => plant(sql, column)));
  return planted.filter(Boolean).length;
}

function isClosed({ table_name, column_name }: Column) {
  const open = told[table_name] ?? [];
  const isSensitive = table_name in sensitive && secretColumns.includes(column_name);
  return !works.test(table_name) && !isSensitive && open !== 'all' && !open.includes(column_name);
}

const secretColumns: readonly string[] = Object.values(sensitive).flat();

/** Columns with a fixed set of words refuse it, and can give nothing away. */
const plant = (sql: Sql, { table_name, column_name }: Column) =>
  sql`update ${sql(table_name)} set ${sql(column_name)} = ${closed} || ${sql(column_name)}
    where ${sql(column_name)} is not null`.then(
    () => true,
    () => false,
  );
