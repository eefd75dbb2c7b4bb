import { afterAll, expect, it } from 'vitest';
import { makeAll, manyToMake } from '../../testing/makingInvoices.ts';
import { openApp } from '../../testing/openApp.ts';
import { anotherProcess, killOthers } from '../../testing/otherProcess.ts';
import { testDb } from '../../testing/testDb.ts';

const database = await testDb();
const app = await openApp(database, { pollSeconds: 3600 });
const { db, sql, world } = app;
afterAll(async () => {
  await killOthers();
  await app.close();
});
const each = 16;
const own = await manyToMake(db, each);
const now = new Date('2026-11-16T10:00:00+01:00');
const module = new URL('../../testing/makingInvoices.ts', import.meta.url).href;
const making = () => anotherProcess(database, { now }, [module, 'makeAll']);

const gate = 20_261_116;
await sql.unsafe(`create sequence writes;
  create table killed_at (write integer);
  grant all on killed_at, writes to public;
  create function wait_at_gate() returns trigger language plpgsql security definer as $$
  begin
    if nextval('public.writes') = (select write from public.killed_at) then
      perform pg_advisory_xact_lock(${gate});
    end if;
    return null;
  end $$;`);
for (const [table, when] of Object.entries({
  invoices: 'insert or update of invoice_number, finalised_at',
  invoice_rows: 'insert',
  worked_hours: 'update',
  invoice_series: 'insert or update',
  invoice_batch_lines: 'update',
  invoice_batches: 'update',
}))
  await sql.unsafe(`create trigger gate after ${when} on ${table} for each statement
    execute function wait_at_gate()`);

const waiting = async () =>
  (
    await sql`select pid from pg_locks where locktype = 'advisory' and not granted
      and objid = ${gate} and database = (select oid from pg_database
        where datname = current_database())`
  ).map(({ pid }) => pid as number);

/** Kills a process when it has written so many times, and before that write is committed. */
async function killedAt(write: number) {
  await sql`select setval('writes', 1, false)`;
  await sql`delete from killed_at`;
  await sql`insert into killed_at values (${write})`;
  const holder = await sql.reserve();
  await holder`select pg_advisory_lock(${gate})`;
  const one = making();
  await expect.poll(waiting, { timeout: 200_000 }).toHaveLength(1);
  const [backend = 0] = await waiting();
  await one.kill();
  await holder`select pg_advisory_unlock(${gate})`;
  holder.release();
  const isGone = () => sql`select from pg_stat_activity where pid = ${backend}`;
  await expect.poll(isGone, { timeout: 200_000 }).toHaveLength(0);
  await sql`delete from killed_at`;
}

const finals = async () => {
  const rows = await db
    .selectFrom('invoices')
    .where('finalised_at', 'is not', null)
    .orderBy('invoice_number')
    .select('invoice_number')
    .execute();
  return rows.map(({ invoice_number }) => invoice_number);
};

/** Kills a process somewhere after it has made so many more, whatever it is doing then. */
async function killedAfter(more: number) {
  const before = (await finals()).length;
  const one = making();
  const made = async () => (await finals()).length - before;
  await expect.poll(made, { timeout: 200_000, interval: 3 }).toBeGreaterThanOrEqual(more);
  await one.kill();
}

const from = (year: number, count: number) =>
  Array.from({ length: count }, (_, n) => `${year}-${String(n + 1).padStart(4, '0')}`);

/** Each number once, from the first on, in each of the two series. */
async function noGapOrDouble() {
  const given = await finals();
  const ofYear = (year: number) => given.filter((number) => number.startsWith(`${year}-`)).length;
  expect(given).toEqual([...from(2025, ofYear(2025)), ...from(2026, ofYear(2026))]);
}

it('a series has no gap and no double, whenever a process that makes invoices is killed', async () => {
  for (let write = 1; write <= 11; write++) {
    await killedAt(write);
    await noGapOrDouble();
  }
  for (const more of [1, 2, 1, 3]) {
    await killedAfter(more);
    await noGapOrDouble();
  }
  const other = making();
  await Promise.all([makeAll(world), other.done]);
  await other.kill();
  expect(await finals()).toEqual([...from(2025, each / 2), ...from(2026, each + each / 2)]);
  const lines = await db.selectFrom('invoice_batch_lines').selectAll().execute();
  expect(lines.map(({ outcome }) => outcome)).toEqual(lines.map(() => 'final'));
  expect(new Set(lines.map(({ invoice_id }) => invoice_id)).size).toBe(each);
  const all = db.selectFrom('invoices').where('organisation_id', '=', own.id).select('id');
  expect(await all.execute(), 'nothing half made').toHaveLength(2 * each);
});
