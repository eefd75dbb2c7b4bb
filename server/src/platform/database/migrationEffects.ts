import { statementsIn } from './statements.ts';

/**
 * What a statement of a migration means for those who work meanwhile: `adds` needs a table for a
 * moment; `fills` rewrites rows; while it `indexes` nobody writes; while it `checks` or `rewrites`
 * nobody reads either; what it `drops` the version before may still ask for. `unknown` shows what it
 * does only when it runs, such as a block or a call.
 */
export type Effect =
  | 'creates'
  | 'adds'
  | 'fills'
  | 'indexes'
  | 'checks'
  | 'rewrites'
  | 'drops'
  | 'unknown';
/** `table`: or whatever else it names. */
export type Effects = { table: string; effect: Effect }[];
type Kinds = [RegExp, Effect][];

/** Beside the table that it is about, what a statement does to it; the first that fits. */
const kinds: Kinds = [
  [/^create table (?:if not exists )?(\w+)/, 'creates'],
  [/^create (?:unique )?index concurrently (?:if not exists )?(?:\w+ )?on (\w+)/, 'adds'],
  [/^create (?:unique )?index (?:if not exists )?(?:\w+ )?on (?:only )?(\w+)/, 'indexes'],
  [/^(?:update|delete from|truncate(?: table)?|insert into) (?:only )?(\w+)/, 'fills'],
  [/^drop (?:table|view|function|type|domain|sequence|schema) (?:if exists )?(\w+)/, 'drops'],
  [/^create (?:or replace )?(?:constraint )?trigger[\s\S]*? on (\w+)/, 'adds'],
  [/^(?:create|alter|drop) (?:policy|trigger)[\s\S]*? on (\w+)/, 'adds'],
  // Our own way to put a new table behind the wall.
  [/^select wall_around\('(\w+)'/, 'adds'],
];

/** Of what `alter table` does: each part by itself. */
const alterations: Kinds = [
  [/^(drop)(?! (?:not null|default|expression|identity)\b)/, 'drops'],
  [/^(rename)\b/, 'drops'],
  [/\b(type|stored|generated (?:always|by default) as identity|serial|set logged)\b/, 'rewrites'],
  [/\b(gen_random_uuid|random|clock_timestamp|nextval)\(/, 'rewrites'],
  [/^(validate) constraint\b/, 'adds'],
  [/\b(not valid)$/, 'adds'],
  [
    /\b(set not null|add constraint|check \(|references|unique|primary key|foreign key|exclude)/,
    'checks',
  ],
  [/^(add|alter|enable|disable|force|no force|set|owner|attach|detach)\b/, 'adds'],
];

/** What nobody notices, as no table is held. */
const unnoticed =
  /^(?:create (?:or replace )?function|create (?:type|domain|extension|schema|sequence)|comment on|grant|revoke|alter default privileges|drop index|set local|analyze|select setval)\b/;

/** Read from its text; a table that it makes itself is nobody's yet. */
export function effectsOf(script: string): Effects {
  const found = statementsIn(script).flatMap((text) => effectsOfStatement(flat(text)));
  const made = new Set(
    found.filter(({ effect }) => effect === 'creates').map(({ table }) => table),
  );
  return found.filter(({ table, effect }) => effect === 'creates' || !made.has(table));
}

function effectsOfStatement(text: string): Effects {
  if (unnoticed.test(text)) return [];
  const unknown: Effects[number] = { table: text.slice(0, 40), effect: 'unknown' };
  const [head, altered] = /^alter table (?:if exists )?(?:only )?(\w+)(?: \*)? /.exec(text) ?? [];
  if (!head || !altered) return [firstOf(kinds, text) ?? unknown];
  const parts = partsOf(text.slice(head.length)).map((part) => firstOf(alterations, part)?.effect);
  return [...new Set(parts)].map((effect) => (effect ? { table: altered, effect } : unknown));
}

function firstOf(among: Kinds, text: string): Effects[number] | undefined {
  for (const [pattern, effect] of among) {
    const table = pattern.exec(text)?.[1];
    if (table) return { table, effect };
  }
}

/** Separated by commas that are not between brackets. */
function partsOf(text: string) {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    depth += Number(sign === '(') - Number(sign === ')');
    if (sign === ',' && depth === 0) parts.push('');
    else parts.push(parts.pop() + sign);
  }
  return parts.map((part) => part.trim());
}

const flat = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\bpublic\./g, '')
    .replaceAll('"', '')
    .replaceAll(/\s+/g, ' ');
