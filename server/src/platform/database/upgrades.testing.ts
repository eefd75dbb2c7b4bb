import type { Sql } from 'postgres';

type Table = { name: string; columns: string[] };

/** What a release stored, except columns (`table.column`) that are stored elsewhere since. */
export async function storedThen(sql: Sql, ...moved: string[]) {
  const tables = await sql<Table[]>`
    select table_name as name, array_agg(column_name::text) as columns
    from information_schema.columns where table_schema = 'public' and table_name <> 'migrations'
      and table_name || '.' || column_name <> all(${moved}) group by 1 order by 1`;
  const contents = async () => {
    const found: Record<string, string[]> = {};
    for (const { name, columns } of tables) {
      const rows = await sql`select to_jsonb(x)::text as row from (
        select ${sql(columns)} from ${sql(name)}) x order by 1`;
      found[name] = rows.map(({ row }) => row);
    }
    return found;
  };
  return { names: tables.map(({ name }) => name), contents };
}

/** A Wednesday morning, so many days from now or a little later. */
export function officeTime(days: number) {
  const moment = new Date(Date.now() + days * 86_400_000);
  moment.setUTCHours(10, 0, 0, 0);
  while (moment.getUTCDay() !== 3 || moment.getTime() < Date.now())
    moment.setUTCDate(moment.getUTCDate() + 1);
  return moment;
}
