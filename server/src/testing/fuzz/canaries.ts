import type { Sql } from 'postgres';

type Column = { table_name: string; column_name: string };

/** Everything `make` creates carries the word in each of its texts, down to the last column. */
export async function withCanaries<T>(
  sql: Sql,
  word: string,
  make: () => Promise<T>,
  except: string[] = [],
): Promise<T> {
  const [start] = await sql`select pg_current_xact_id()::text as id`;
  const made = await make();
  const columns = await sql<Column[]>`select table_name, column_name
    from information_schema.columns join pg_tables on tablename = table_name
    where table_schema = 'public' and schemaname = 'public' and is_generated = 'NEVER'
      and (data_type = 'text' or udt_name = 'citext') and table_name not in ('events', 'recent_events')
      and table_name <> all(${except})`;
  const planted = await Promise.all(columns.map((column) => plant(sql, column, word, start?.id)));
  if (planted.filter(Boolean).length < columns.length / 2)
    throw new Error('Too few columns took the word');
  return made;
}

/** Columns with a fixed set of words refuse it, and can give nothing away. */
const plant = (sql: Sql, { table_name, column_name }: Column, word: string, since: string) =>
  sql`update ${sql(table_name)}
    set ${sql(column_name)} = ${word} || coalesce(${sql(column_name)}, '')
    where xmin::text::bigint > ${since}::bigint`.then(
    () => true,
    () => false,
  );
