import { expect, it } from 'vitest';
import { emptyDb } from '../../testing/testDb.ts';
import { inTransaction } from '../backup/transaction.ts';
import { applyMigrations, migrate, migrationNames } from './migrate.ts';

const names = await migrationNames();

it('a migration waits for who is in the middle of something, and holds up nobody else', async () => {
  const { sql, url } = await emptyDb();
  const before = names.filter((name) => name < '0041');
  await inTransaction(url, ({ run }) => applyMigrations(run, before));
  const said: string[] = [];
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const work = sql.begin(async (tx) => {
    await tx`lock table trajectories in row exclusive mode`;
    begun.resolve();
    await end.promise;
    for (const table of ['notes', 'links', 'surveys', 'people', 'organisations', 'mails'])
      await tx`lock table ${tx(table)} in row exclusive mode`;
  });
  await begun.promise;
  const migrating = migrate(sql, (line) => said.push(line));
  const trying = () => sql`select from pg_stat_activity where datname = current_database()
    and query like '%in access exclusive mode nowait%' and pid <> pg_backend_pid()`;
  await expect.poll(trying).toHaveLength(1);
  for (let n = 0; n < 20; n++) await sql`select count(*) from notes, links, surveys`;
  expect(said).toEqual([]);
  end.resolve();
  await work;
  await migrating;
  expect(said).toHaveLength(names.length - before.length);
});
