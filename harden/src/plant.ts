import { hostileLines } from '@traject/e2e/hostile.ts';
import { readRichText } from '@traject/server/src/features/documentTemplates/richText/readRichText.ts';
import { writeRichText } from '@traject/server/src/features/documentTemplates/richText/writeRichText.ts';
import type { Database } from '@traject/server/src/platform/database/openDb.ts';

type Sql = Database['sql'];
type Field = {
  table: string;
  column: string;
  type: string;
  /** The column by which the rows keep their order from round to round. */
  key: string;
  place: number;
};

/** Words that the program itself chooses, or parses: addresses, kinds, hashes, codes. */
const ofTheProgram = [
  /^(events|recent_events|call_counts|links|sessions|migrations|installation|trajectory_states)\./,
  /\.(search_text|client_sort|sort_name|language|kind|party|role|list|type|purpose|template|account_type)$/,
  /\.(key|mime|sha256|password_hash|gender|email|\w+_email|recipient)$/,
  /^(organisations\.accent_color|document_template_fields\.name|file_(types|actions)\.code|mails\.(failed|refused)_code)$/,
];
/** These may be filled in where they were empty; in other columns, empty has a meaning. */
const mayBeFilled = /^(profiles|profile_references|trajectories)$/;

/** Every column that holds what a person wrote, and did not choose from a list. */
export async function writtenFields(sql: Sql): Promise<Field[]> {
  const rows = await sql<Omit<Field, 'place'>[]>`
    select c.table_name as table, c.column_name as column, c.data_type as type,
      first.column_name as key
    from information_schema.columns c
      join information_schema.tables using (table_schema, table_name)
      join information_schema.columns first using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and c.data_type in ('text', 'character varying', 'jsonb') and first.ordinal_position = 1
      and not exists (select from pg_constraint chosen
        where chosen.conrelid = c.table_name::regclass and chosen.contype = 'c'
          and chosen.conkey = array[c.ordinal_position]::smallint[]
          and pg_get_constraintdef(chosen.oid) like '%ARRAY[%')
    order by 1, 2`;
  return rows
    .filter(({ table, column }) => !ofTheProgram.some((one) => one.test(`${table}.${column}`)))
    .map((row, place) => ({ ...row, place }));
}

/**
 * Each field of each row gets one of the hostile lines, a different one in every round, and a
 * marker that says where it came from. This bypasses the forms, so that only the output can
 * protect.
 */
export async function plant(sql: Sql, fields: readonly Field[], round: number) {
  for (const field of fields) await waysFor(field)(sql, field, round);
}

function waysFor({ type, column }: Field) {
  if (column === 'contents') return plantInMarkup;
  return type === 'jsonb' ? plantInJson : plantInText;
}

const lineOf = (place: string) =>
  `($1::text[])[1 + ((${place})::int + $2::int) % ${hostileLines.length}]`;
const markOf = (field: Field) => `' ~${field.place}.' || found.place || '~'`;

async function plantInText(sql: Sql, field: Field, round: number) {
  const { table, column, key } = field;
  const value = `${lineOf('found.place')} || ${markOf(field)}`;
  const all = `select ctid, row_number() over (order by ${key}, ctid) as place from ${table}`;
  // What a note said before is kept under its version.
  const more = table === 'notes' ? ', version = t.version + 1' : '';
  const filled = mayBeFilled.test(table) ? 'true' : `t.${column} is not null`;
  await sql.unsafe(
    `update ${table} t set ${column} = ${written(field, value)} ${more} from (${all}) found
     where t.ctid = found.ctid and ${filled} and ${isWords(field)}`,
    [hostileLines, round],
  );
}

/** A file keeps its extension, and an answer with choices its choices. */
function written({ table, column }: Field, value: string) {
  if (column === 'answer')
    return `case when t.answer ~ '^{' then ${other(value)} else ${value} end`;
  if (`${table}.${column}` === 'files.name') return `${value} || substring(t.name from '\\.\\w+$')`;
  return value;
}

const other = (value: string) => `jsonb_set(t.answer::jsonb, '{other}', to_jsonb(${value}))::text`;

/** The answer to a question with choices is the id of one. */
const isWords = ({ column }: Field) => (column === 'answer' ? `t.answer !~ '^\\d+$'` : 'true');

type Row<T> = { place: string; value: T };

const rowsOf = <T>(sql: Sql, { table, column, key }: Field) =>
  sql.unsafe<Row<T>[]>(
    `select ctid::text as place, ${column} as value from ${table}
     where ${column} is not null order by ${key}, ctid`,
  );

/** Rich text is the only thing the program stores as markup: cleaned, as it would store it. */
async function plantInMarkup(sql: Sql, field: Field, round: number) {
  const rows = await rowsOf<string>(sql, field);
  for (const [n, { place, value }] of rows.entries()) {
    const line = hostileLines[(n + round) % hostileLines.length] ?? '';
    const shown = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const own = value.split('<p>~~</p>')[0];
    const mark = `~${field.place}.${n}~`;
    const more = `<p>~~</p><p onclick="window.__ran=1">${shown} ${mark}</p><p>${line}`;
    const kept = writeRichText(readRichText(`${own}${more}`));
    await sql.unsafe(`update ${field.table} set ${field.column} = $1 where ctid = $2::tid`, [
      kept,
      place,
    ]);
  }
}

async function plantInJson(sql: Sql, field: Field, round: number) {
  const { table, column, place: number } = field;
  const rows = await rowsOf<unknown>(sql, field);
  let count = round;
  const hostile = () => `${hostileLines[count++ % hostileLines.length]} ~${number}.${count}~`;
  for (const { place, value } of rows)
    await sql.unsafe(`update ${table} set ${column} = $1::text::jsonb where ctid = $2::tid`, [
      JSON.stringify(value, (key, inner) =>
        typeof inner === 'string' && !/^(type|kind|link)$/.test(key) ? hostile() : inner,
      ),
      place,
    ]);
}
