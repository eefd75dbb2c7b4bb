import type { Sql } from 'postgres';
import { appliedMigrations, migrationNames, migrationText } from './migrate.ts';
import { type Effect, effectsOf } from './migrationEffects.ts';

export type Plan = {
  /** Of a newer version than this one, which knows nothing of them. */
  unknown: string[];
  waiting: { name: string; changes: { table: string; effect: Effect; rows: number }[] }[];
};

/** What this version would do to a database; nothing of it is done. */
export async function upgradePlan(sql: Sql): Promise<Plan> {
  const names = await migrationNames();
  const done = await appliedMigrations(sql);
  const rows = await rowsOf(sql);
  const waiting = [];
  for (const name of names.filter((one) => !done.includes(one))) {
    const effects = effectsOf(await migrationText(name));
    const changes = effects.map((one) => ({ ...one, rows: rows.get(one.table) ?? 0 }));
    waiting.push({ name, changes: unique(changes) });
  }
  return { unknown: done.filter((name) => !names.includes(name)), waiting };
}

/** As the database guesses them, which costs nothing; by its size for one it never looked at. */
async function rowsOf(sql: Sql) {
  const tables = await sql<{ name: string; rows: number }[]>`
    select c.relname as name, sum(case when part.reltuples < 0 then pg_relation_size(part.oid) / 60
      else part.reltuples end)::float8 as rows
    from pg_class c left join lateral pg_partition_tree(c.oid) tree on true
      join pg_class part on part.oid = coalesce(tree.relid, c.oid) and part.relkind = 'r'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') group by 1`;
  return new Map(tables.map(({ name, rows }) => [name, rows]));
}

const unique = <T extends { table: string; effect: string }>(changes: T[]) => [
  ...new Map(changes.map((one) => [`${one.table} ${one.effect}`, one])).values(),
];

const meaning: Record<Effect, string> = {
  creates: 'is new',
  adds: 'is needed for a moment',
  fills: 'gets its rows changed',
  indexes: 'cannot be written meanwhile',
  checks: 'cannot be used meanwhile',
  rewrites: 'is written anew, and cannot be used meanwhile',
  drops: 'goes, or loses something that the version before may still ask for',
  unknown: '… shows what it does only when it runs',
};

/** Below this, nobody notices. */
const few = 10_000;

const holdsUp = ({ effect, rows }: { effect: Effect; rows: number }) =>
  effect === 'drops' ||
  effect === 'unknown' ||
  (!['creates', 'adds'].includes(effect) && rows > few);

/** For the person at the terminal, and whether somebody would notice. */
export function planInWords({ unknown, waiting }: Plan): { lines: string[]; isHeavy: boolean } {
  if (unknown.length > 0) {
    const line = `This database is of a newer version: it has ${unknown.join(', ')}.`;
    return { lines: [line, 'Start that version.'], isHeavy: true };
  }
  if (waiting.length === 0) return { lines: ['The database is up to date.'], isHeavy: false };
  const lines = waiting.flatMap(({ name, changes }) => [
    name,
    ...changes.map(({ table, effect, rows }) => {
      const size = ['creates', 'unknown'].includes(effect)
        ? ''
        : ` (some ${Math.round(rows)} rows)`;
      return `  ${table}${size} ${meaning[effect]}`;
    }),
  ]);
  const isHeavy = waiting.some(({ changes }) => changes.some(holdsUp));
  const last = isHeavy
    ? 'People would notice this: make a backup, and start the new version in a quiet hour.'
    : 'Nobody is held up by this: processes of the version before go on working meanwhile.';
  return { lines: [`${waiting.length} to go:`, ...lines, last], isHeavy };
}
