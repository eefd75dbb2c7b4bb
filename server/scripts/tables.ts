import type { Sql } from 'postgres';

const baseTypes: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  _int4: 'number[]',
  _text: 'string[]',
  int8: 'number',
  numeric: 'string',
  float8: 'number',
  bool: 'boolean',
  text: 'string',
  citext: 'string',
  uuid: 'string',
  inet: 'string',
  date: 'string',
  timestamp: 'string',
  timestamptz: 'Date',
  bytea: 'Buffer',
  json: 'Json',
  jsonb: 'Json',
  language: 'Language',
};

type Column = {
  table_name: string;
  column_name: string;
  type: string;
  nullable: boolean;
  defaulted: boolean;
  computed: boolean;
};

/** TypeScript types of every table, read from the migrated database. */
export async function tableTypes(sql: Sql): Promise<string> {
  const columns = await sql<Column[]>`
    select table_name, column_name, coalesce(domain_name, udt_name) as type,
      is_nullable = 'YES' as nullable,
      column_default is not null or identity_generation = 'BY DEFAULT'
        or (column_name = 'organisation_id' and exists (select from information_schema.triggers t
          where t.event_object_table = table_name and trigger_name = 'a_hangs_on')) as defaulted,
      is_generated = 'ALWAYS' or coalesce(identity_generation = 'ALWAYS', false) as computed
    from information_schema.columns
    where table_schema = 'public' and table_name <> 'migrations'
    order by table_name collate "C", ordinal_position`;
  const tables = Map.groupBy(columns, (column) => column.table_name);
  const bodies = [...tables].map(
    ([name, list]) => `  ${name}: {\n${list.map(columnLine).join('\n')}\n  };`,
  );
  return `// Made by \`npm run tables\` from the migrated database.
import type { Language } from '@traject/contract/common/languages';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Json = ColumnType<unknown, object, object>;

export type Tables = {\n${bodies.join('\n')}\n};\n`;
}

function columnLine({ column_name, type: of, nullable, defaulted, computed }: Column) {
  const base = baseTypes[of];
  if (!base) throw new Error(`No TypeScript type is known for ${of}`);
  const type = nullable ? `${base} | null` : base;
  if (computed) return `    ${column_name}: GeneratedAlways<${type}>;`;
  return `    ${column_name}: ${defaulted ? `Generated<${type}>` : type};`;
}
