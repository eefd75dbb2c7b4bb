import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { emptyDb } from '../../testing/testDb.ts';
import { inTransaction } from '../backup/transaction.ts';
import { applyMigrations, inTurns, migrate, migrationNames } from './migrate.ts';
import { prepareDatabase } from './openDatabase.ts';

const names = await migrationNames();
const fileOf = (name: string) =>
  readFileSync(new URL(`../../../migrations/${name}`, import.meta.url), 'utf8');

/** A database as an older version left it. */
async function older(last: string) {
  const database = await emptyDb();
  const at = names.findIndex((name) => name.startsWith(last));
  await inTransaction(database.url, ({ run }) => applyMigrations(run, names.slice(0, at + 1)));
  return { ...database, at };
}

describe('bringing a database up to date', () => {
  it('has no time limit, and neither have the queue, the grants and waiting processes', async () => {
    const database = await emptyDb();
    await database.sql.unsafe(watching).simple();
    await prepareDatabase(database, database.url, 'secret');
    const limits = await database.sql`select distinct what, allowed from watch.watched order by 1`;
    expect([...limits]).toEqual([
      { what: 'grant', allowed: '0' },
      { what: 'table in jobs', allowed: '0' },
      { what: 'table in public', allowed: '0' },
    ]);
    const [usual] = await database.sql`show statement_timeout`;
    expect(usual?.statement_timeout, 'of ordinary statements').toBe('30s');
  });

  it('is reported line by line where something changes, and to a process that waits for another', async () => {
    const said: string[] = [];
    const { sql, at } = await older('0012');
    const [turn, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const busy = inTurns(sql, () => {
      turn.resolve();
      return end.promise;
    });
    await turn.promise;
    const waiting = migrate(sql, (line) => said.push(line));
    await expect
      .poll(() => said)
      .toEqual(['Another process prepares the database; waiting for it.']);
    end.resolve();
    await Promise.all([busy, waiting]);
    const left = names.slice(at + 1);
    expect(said.slice(1)).toEqual(
      left.map(
        (name, i) => `Bringing the database up to date, ${i + 1} of ${left.length}: ${name}`,
      ),
    );
    const fresh = await emptyDb();
    await migrate(fresh.sql, (line) => said.push(line));
    await migrate(sql, (line) => said.push(line));
    expect(said).toHaveLength(1 + left.length);
  });

  it('stores a hash of each migration, and refuses one that was changed since', async () => {
    const { sql } = await older('0023');
    await migrate(sql);
    const kept = await sql`select name, hash from migrations order by name collate "C"`;
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    const wanted = names.map((name) => ({
      name,
      hash: sha256(fileOf(name).replace(/\r\n/g, '\n')),
    }));
    expect([...kept]).toEqual(wanted);
    await migrate(sql);

    await sql`update migrations set hash = 'of other words' where name = ${names[4] ?? ''}`;
    await expect(migrate(sql)).rejects.toThrow(
      `The migration ${names[4]} is not the one that this database was made with`,
    );
    await sql`insert into migrations (name, hash) values ('9999-of-a-newer-version.sql', 'y')`;
    await sql`update migrations set hash = null where name = ${names[4] ?? ''}`;
    await expect(migrate(sql)).resolves.toBeUndefined();
  });

  it('does not start where the user works in another schema, and says what to do', async () => {
    const { sql, url } = await emptyDb();
    await sql`create schema huis`;
    const again = postgres(url, { max: 1, connection: { search_path: 'huis, public' } });
    await expect(migrate(again)).rejects.toThrow(
      /^Traject keeps its tables in the schema public, and 'traject' works in 'huis': run "alter role/,
    );
    await again.end();
    expect(await sql`select from pg_tables where schemaname in ('huis', 'public')`).toEqual([]);
  });
});

/** Records which timeout applies when a table is made and a grant is given. */
const watching = `
  create schema watch;
  create table watch.watched (what text, allowed text);
  create function watch.look() returns event_trigger language plpgsql as $$
  begin
    insert into watch.watched
    select case command_tag when 'GRANT' then 'grant' else 'table in ' || schema_name end,
      current_setting('statement_timeout')
    from pg_event_trigger_ddl_commands()
    where command_tag = 'GRANT' or schema_name in ('public', 'jobs');
  end $$;
  create event trigger look on ddl_command_end when tag in ('CREATE TABLE', 'GRANT')
  execute function watch.look();`;
