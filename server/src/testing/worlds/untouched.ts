import type { Sql } from 'postgres';
import type { Scene } from './scene.ts';

type Row = { place: string; row: string };

/**
 * Everything that A has, and all accounts, unchanged; A is told about refusals of its own people.
 */
export async function stateOf(sql: Sql, { a, pairs }: Scene) {
  const tables = await tablesOf(sql);
  const rows = tables.map(
    (table) => `select '${table}' as place, t::text as row from ${table} t
      where ${table === 'organisations' ? 'id' : 'organisation_id'} = ${a.id}
      ${table === 'events' ? 'and refused is null' : ''}`,
  );
  const owners = pairs.flatMap(({ real, twin }) => [real.account_id ?? 0, twin.account_id ?? 0]);
  const ofA = await sql.unsafe<Row[]>(rows.join(' union all '));
  // An account known to A stays signed in, whatever B does.
  const sessions = await sql<Row[]>`select 'sessions' as place, s::text as row from sessions s
    where account_id in (select account_id from people
      where organisation_id = ${a.id} and deactivated_at is null)`;
  const nobodys = await sql<Row[]>`select 'mails' as place, m::text as row from mails m
    where organisation_id is null`;
  const accounts = await sql<Row[]>`select 'accounts' as place,
      (to_jsonb(c) - 'last_sign_in_at')::text as row from accounts c
    where exists (select from people p where p.account_id = c.id)
      and (c.id = any(${owners}) or c.id >= ${Math.min(...owners.filter(Boolean))})`;
  return new Set([...ofA, ...sessions, ...nobodys, ...accounts].map(inOne));
}

const inOne = ({ place, row }: Row) => `${place} ${row}`;

/** What was added. An account may have gone with the last organisation that knew it. */
export function changesBetween(before: Set<string>, after: Set<string>) {
  const gone = [...before].filter((row) => !after.has(row) && !row.startsWith('accounts '));
  const come = [...after].filter((row) => !before.has(row));
  return [...gone.map((row) => `A lost ${row}`), ...come.map((row) => `A got ${row}`)];
}

const known = new WeakMap<Sql, string[]>();

async function tablesOf(sql: Sql) {
  const before = known.get(sql);
  if (before) return before;
  const found = await sql<{ name: string }[]>`select c.table_name as name
    from information_schema.columns c join pg_tables on tablename = c.table_name
    where c.table_schema = 'public' and schemaname = 'public'
      and c.column_name = 'organisation_id' order by 1`;
  const tables = ['organisations', ...found.map(({ name }) => name)];
  known.set(sql, tables);
  return tables;
}
