import { statementsIn } from './statements.ts';

/**
 * What a statement of a migration means for those who work meanwhile: `adds` needs a table for a
 * moment; `fills` rewrites rows; while it `indexes` nobody writes; while it `checks` or `rewrites`
 * nobody reads either; what it `drops` the version before may still ask for.
 */
export type Effect = 'creates' | 'adds' | 'fills' | 'indexes' | 'checks' | 'rewrites' | 'drops';
export type Effects = { table: string; effect: Effect }[];

/** Beside the table that it is about, what a statement does to it; the first that fits. */
const kinds: [RegExp, Effect][] = [
  [/^create table (?:if not exists )?(\w+)/, 'creates'],
  [
    /^create (?:unique )?index (?!concurrently)(?:if not exists )?(?:\w+ )?on (?:only )?(\w+)/,
    'indexes',
  ],
  [/^create (?:unique )?index concurrently (?:if not exists )?(?:\w+ )?on (\w+)/, 'adds'],
  [/^(?:update|delete from|truncate(?: table)?|insert into) (?:only )?(\w+)/, 'fills'],
  [/^drop table (?:if exists )?(\w+)/, 'drops'],
  [
    /^alter table (?:if exists )?(?:only )?(\w+) (?:[\s\S]*,\s*)?(?:drop (?:column|constraint)|rename)\b/,
    'drops',
  ],
  [
    /^alter table (?:only )?(\w+)[\s\S]*\b(?:type|stored|generated (?:always|by default) as identity|serial|set logged)\b/,
    'rewrites',
  ],
  [
    /^alter table (?:only )?(\w+)[\s\S]*\b(?:gen_random_uuid|random|clock_timestamp|nextval)\(/,
    'rewrites',
  ],
  [/^alter table (?:only )?(\w+) validate constraint/, 'adds'],
  [
    /^alter table (?:only )?(\w+)(?![\s\S]*\bnot valid\b)[\s\S]*\b(?:set not null|add constraint|check \(|references|unique|primary key|exclude)\b/,
    'checks',
  ],
  [/^alter table (?:only )?(\w+)/, 'adds'],
  [/^create (?:or replace )?(?:constraint )?trigger[\s\S]*? on (\w+)/, 'adds'],
  [/^(?:create|alter|drop) policy[\s\S]*? on (\w+)/, 'adds'],
];

/** Read from its text; a table that it makes itself is nobody's yet. */
export function effectsOf(script: string): Effects {
  const found = statementsIn(script).flatMap((text) => effectOf(flat(text)));
  const made = new Set(
    found.filter(({ effect }) => effect === 'creates').map(({ table }) => table),
  );
  return found.filter(({ table, effect }) => effect === 'creates' || !made.has(table));
}

/** One that calls a procedure or runs a block says what it does only when it runs. */
const effectOf = (text: string): Effects => {
  for (const [pattern, effect] of kinds) {
    const table = pattern.exec(text)?.[1];
    if (table) return [{ table, effect }];
  }
  return [];
};

const flat = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\bpublic\./g, '')
    .replaceAll(/\s+/g, ' ');
