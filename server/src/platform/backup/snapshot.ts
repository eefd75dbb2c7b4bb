import type { Run } from '../migrate.ts';
import type { Manifest, Table } from './manifest.ts';
import type { Transaction } from './transaction.ts';

export type Shape = Pick<Table, 'name' | 'columns'>;

/** What is only of the moment: after a restore everybody signs in again. */
const leftOut = ['sessions', 'call_counts', 'recent_events'];

/** Every table with the columns that are its own; the others are computed from these. */
export async function tablesOf(run: Run): Promise<Shape[]> {
  const tables = await run<Shape>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname collate "C"`);
  return tables.filter(({ name }) => !leftOut.includes(name));
}

/** A table's rows, a line each. */
export async function* rowsOf({ copyOut }: Transaction, table: Shape) {
  yield* inPieces(copyOut(`select ${columnsOf(table)} from ${quoted(table.name)}`));
}

export const columnsOf = ({ columns }: Pick<Table, 'columns'>) => columns.map(quoted).join(', ');
export const quoted = (name: string) => `"${name}"`;

/** Not as they were then but as they are now, which is never behind the rows. */
export const sequencesOf = (run: Run) =>
  run<Manifest['sequences'][number]>(`
    select sequencename as name, last_value::float8 from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`);

export const migrationsOf = async (run: Run) =>
  (await run<{ name: string }>('select name from migrations order by name collate "C"')).map(
    ({ name }) => name,
  );

/** Each row comes by itself, which is slow to pack. */
async function* inPieces(rows: AsyncIterable<Buffer>) {
  let held: Buffer[] = [];
  let size = 0;
  for await (const row of rows) {
    held.push(row);
    size += row.length;
    if (size < 64 * 1024) continue;
    yield Buffer.concat(held);
    held = [];
    size = 0;
  }
  yield Buffer.concat(held);
}
