import type { Run } from '../database/migrate.ts';
import type { Manifest, Table } from './manifest.ts';
import type { Transaction } from './transaction.ts';

export type Shape = Pick<Table, 'name' | 'columns'>;

/**
 * From here on the tables are those of this installation, in whichever schema, and every row of
 * them is visible: where the database would hide some, it fails.
 */
export async function seeEverything(run: Run) {
  const [found] = await run(`
    select set_config('row_security', 'off', true), set_config('search_path',
      quote_ident(nspname) || ', ' || current_setting('search_path'), true)
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where c.oid = to_regclass('migrations')`);
  if (!found) throw new Error('There is no installation of Traject in this database.');
  const [strayed] = await run<{ name: string }>(`
    select conrelid::regclass::text as name from pg_constraint
    join pg_class own on own.oid = conrelid join pg_class other on other.oid = confrelid
    where own.relnamespace <> other.relnamespace
      and ${current} in (own.relnamespace, other.relnamespace)`);
  if (strayed) throw new Error(`${strayed.name} and its keys are in two schemas; put them in one.`);
}

const current = 'quote_ident(current_schema())::regnamespace';

/**
 * Temporary data: after a restore everybody signs in again. And which backups there are: by the
 * time one of them is restored, that is no longer true.
 */
const leftOut = ['sessions', 'call_counts', 'recent_events', 'backups'];

/** Every table with its stored columns; generated ones are left out. */
export async function tablesOf(run: Run): Promise<Shape[]> {
  const tables = await run<Shape>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = ${current} and c.relkind in ('r', 'p')
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname collate "C"`);
  return tables.filter(({ name }) => !leftOut.includes(name));
}

/** A table's rows, one per line. */
export async function* rowsOf({ copyOut }: Transaction, table: Shape) {
  yield* inPieces(copyOut(`select ${columnsOf(table)} from ${quoted(table.name)}`));
}

export const countOf = async (run: Run, { name }: Shape) =>
  Number((await run<{ count: string }>(`select count(*) from ${quoted(name)}`))[0]?.count);

export const columnsOf = ({ columns }: Pick<Table, 'columns'>) => columns.map(quoted).join(', ');
export const quoted = (name: string) => `"${name}"`;

/** The current value rather than that of the snapshot, because it is never behind the rows. */
export const sequencesOf = (run: Run) =>
  run<Manifest['sequences'][number]>(`
    select relname as name, pg_sequence_last_value(seqrelid)::float8 as last_value
    from pg_sequence join pg_class on oid = seqrelid
    where relnamespace = ${current} and pg_sequence_last_value(seqrelid) is not null order by 1`);

export const migrationsOf = async (run: Run) =>
  (await run<{ name: string }>('select name from migrations order by name collate "C"')).map(
    ({ name }) => name,
  );

/** Each row arrives separately, which is slow to compress. */
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
