import type { Sql } from 'postgres';

export const wordOfA = 'Zwaluwnest';
export const wordOfB = 'Merelhuis';
/** For one account; only its owner is called by it. */
export const wordOfAccount = (id: number) => `Rekening${id}z`;

type Column = { table_name: string; column_name: string };
type Place = { organisation_id: number; word: string; shared: number[] };

/**
 * Values the program works with, rather than texts to read. An address known to two organisations
 * would no longer be the same one.
 */
const meant =
  /^(events|recent_events|erasures|links|reference_places)\.|^files\.(key|mime|sha256)$|^people\.email$|^mails\.(recipient|template)$/;

/** Every text in an organisation's rows carries its word, down to the last column. */
export async function plantWord(sql: Sql, { organisation_id, word, shared }: Place) {
  const tables = await textsOf(sql);
  for (const [table, columns] of tables) {
    const plant = (names: string[]) =>
      sql.begin(async (tx) => {
        // A final invoice changes for nobody else.
        await tx`select set_config('traject.outdated_invoices', 'yes', true)`;
        return tx.unsafe(
          `update ${table} set ${names.map((name) => `${name} = $2 || coalesce(${name}, '')`).join()}
            where ${table === 'organisations' ? 'id' : 'organisation_id'} = $1`,
          [organisation_id, word],
        );
      });
    const planted = await plant(columns).catch(async () => {
      tables.set(table, await takingOf(columns, plant));
      return { count: 1 };
    });
    if (planted.count === 0) throw new Error(`Two organisations need a row of ${table} each`);
    if (tables.get(table)?.length === 0) tables.delete(table);
  }
  await sql`update people set email = ${word} || email
    where organisation_id = ${organisation_id} and id <> all(${shared}) and erased_at is null`;
}

/** Columns with a fixed set of words refuse it, can give nothing away, and are not tried again. */
async function takingOf(columns: string[], plant: (names: string[]) => Promise<unknown>) {
  const taking: string[] = [];
  for (const column of columns)
    await plant([column]).then(
      () => taking.push(column),
      () => {},
    );
  return taking;
}

const known = new WeakMap<Sql, Map<string, string[]>>();

async function textsOf(sql: Sql) {
  const before = known.get(sql);
  if (before) return before;
  const columns = await sql<Column[]>`select c.table_name, c.column_name
    from information_schema.columns c join pg_tables on tablename = c.table_name
    where c.table_schema = 'public' and schemaname = 'public' and c.is_generated = 'NEVER'
      and (c.data_type = 'text' or c.udt_name = 'citext') and (c.table_name = 'organisations'
        or exists (select from information_schema.columns o where o.table_schema = 'public'
          and o.table_name = c.table_name and o.column_name = 'organisation_id'))`;
  const tables = new Map<string, string[]>();
  for (const { table_name, column_name } of columns)
    if (!meant.test(`${table_name}.${column_name}`))
      tables.set(table_name, [...(tables.get(table_name) ?? []), column_name]);
  known.set(sql, tables);
  return tables;
}
