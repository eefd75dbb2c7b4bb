import { sql as statement } from 'kysely';
import { expect, it } from 'vitest';
import { testDb } from '../../testing/testDb.ts';

const { db, sql, readOnly } = await testDb();

it('a connection lost between two statements fails that change, and the program goes on', async () => {
  const change = db.transaction().execute(async (tx) => {
    const asked = statement<{ pid: number }>`select pg_backend_pid() as pid`;
    const [row] = (await asked.execute(tx)).rows;
    const pid = row?.pid ?? 0;
    await sql`select pg_terminate_backend(${pid})`;
    const left = () => sql`select from pg_stat_activity where pid = ${pid}`;
    await expect.poll(left).toHaveLength(0);
    await statement`select 1`.execute(tx);
  });
  await expect(change).rejects.toThrow();
  expect((await statement`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

it('what the tests read from in the place of a copy can change nothing', async () => {
  const change = statement`insert into organisations (name) values ('x')`.execute(readOnly.db);
  await expect(change).rejects.toMatchObject({ code: '25006' });
});
