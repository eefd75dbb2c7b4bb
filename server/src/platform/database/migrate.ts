import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Sql, TransactionSql } from 'postgres';
import { serverFolder } from '../program/folders.ts';
import { holdTables } from './migrationLocks.ts';

/** Runs statements in one transaction, on whichever driver has it open. */
export type Run = <T>(text: string, values?: (string | number)[]) => Promise<T[]>;

const folder = new URL('migrations/', serverFolder);

/** For the person at the terminal, because a large database takes time. */
export type Say = (line: string) => void;
const toNobody: Say = () => {};

type Also = (tx: TransactionSql) => Promise<unknown>;

/** Brings the schema up to date, all or nothing; two processes that start at once take turns. */
export const migrate = (sql: Sql, say?: Say, also?: Also) =>
  inTurns(
    sql,
    async (tx) => {
      await applyMigrations(runOn(tx), await migrationNames(), say);
      await also?.(tx);
    },
    say,
  );

/** One transaction, in which no other process changes the schema. */
export const inTurns = <T>(sql: Sql, work: (tx: TransactionSql) => Promise<T>, say?: Say) =>
  sql.begin(async (tx) => {
    await tx.unsafe(withoutLimits('transaction'));
    await lockMigrations(runOn(tx), say);
    return work(tx);
  });

/** Migrations, and processes waiting for them, may take longer than an ordinary statement. */
export const withoutLimits = (during: 'transaction' | 'session') => `
  select set_config(name, '0', ${during === 'transaction'}) from pg_settings
  where name in ('statement_timeout', 'lock_timeout', 'transaction_timeout',
    'idle_in_transaction_session_timeout')`;

const runOn =
  (tx: TransactionSql): Run =>
  async <T>(text: string, values?: (string | number)[]) => [
    ...(await (values ? tx.unsafe<T[]>(text, values) : tx.unsafe<T[]>(text).simple())),
  ];

export const migrationNames = async () =>
  (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();

export async function lockMigrations(run: Run, say = toNobody) {
  const key = `hashtext('traject.migrations')`;
  const [lock] = await run<{ free: boolean }>(`select pg_try_advisory_xact_lock(${key}) as free`);
  if (lock?.free) return;
  say('Another process prepares the database; waiting for it.');
  await run(`select pg_advisory_xact_lock(${key})`);
}

/** None in a database that is new. */
export async function appliedMigrations(sql: Sql): Promise<string[]> {
  const [there] = await sql`select to_regclass('public.migrations') is not null as is_there`;
  if (!there?.is_there) return [];
  return (await sql<{ name: string }[]>`select name from migrations`).map(({ name }) => name);
}

/** Those that the database does not have yet. */
export async function applyMigrations(run: Run, names: string[], say = toNobody) {
  await refuseOtherSchema(run);
  await run(`create table if not exists migrations (
    name text primary key, at timestamptz not null default now())`);
  const done = await refuseChanged(run);
  const waiting = names.filter((name) => !done.has(name));
  await holdTables(run, await Promise.all(waiting.map(migrationText)));
  for (const [index, name] of waiting.entries()) {
    if (done.size > 0)
      say(`Bringing the database up to date, ${index + 1} of ${waiting.length}: ${name}`);
    await run(await migrationText(name));
    await run('insert into migrations (name) values ($1)', [name]);
  }
  await keepHashes(run);
}

/**
 * The tables live in `public`: security definer functions look nowhere else. In another schema, we
 * would make new tables beside the existing ones, and see only half.
 */
async function refuseOtherSchema(run: Run) {
  const [here] = await run<{ schema: string | null; name: string }>(
    'select current_schema() as schema, current_user as name',
  );
  if (here?.schema === 'public') return;
  throw new Error(
    `Traject keeps its tables in the schema public, and '${here?.name}' works in ` +
      `${here?.schema ? `'${here.schema}'` : 'none that exists'}: ` +
      `run "alter role ${here?.name} set search_path = public" and start again; when its tables ` +
      'are in that schema already, rename it to public first.',
  );
}

type Applied = { name: string; hash: string | null };
/** An older database has no column for the hashes. */
const applied = `select name, to_jsonb(migrations) ->> 'hash' as hash from migrations`;

/**
 * The migrations that made this database are history: a changed file would make new ones different.
 */
async function refuseChanged(run: Run) {
  const ours = await migrationNames();
  const rows = await run<Applied>(applied);
  for (const { name, hash } of rows)
    if (hash && ours.includes(name) && hash !== (await hashOf(name)))
      throw new Error(
        `The migration ${name} is not the one that this database was made with: put that file ` +
          'back as it was, and make what is new a migration of its own.',
      );
  return new Set(rows.map(({ name }) => name));
}

async function keepHashes(run: Run) {
  const ours = await migrationNames();
  const rows = await run<Applied>(`${applied} where to_jsonb(migrations) -> 'hash' = 'null'`);
  for (const { name } of rows.filter(({ name }) => ours.includes(name)))
    await run('update migrations set hash = $2 where name = $1', [name, await hashOf(name)]);
}

/** Line endings depend on the checkout, so they are normalised. */
export const migrationText = async (name: string) =>
  (await readFile(new URL(name, folder), 'utf8')).replaceAll('\r\n', '\n');

const hashOf = async (name: string) =>
  createHash('sha256')
    .update(await migrationText(name))
    .digest('hex');
