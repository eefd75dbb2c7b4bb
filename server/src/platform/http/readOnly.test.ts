import { describe, expect, it } from 'vitest';
import { aDesk } from '../../testing/desk.ts';
import { testApp } from '../../testing/testApp.ts';

const opened = await testApp();
const { app, as, sql } = opened;
const { token, aCase } = await aDesk(opened);
const { path } = await aCase();

const note = { note: 'Gebeld', date: '2026-06-01 10:00:00' };
const write = () => as(token).post(`${path}/notes`, note);
const readyz = async () => (await app.inject('/readyz')).statusCode;

/** As after a failover: new connections lead to a database that is read-only. */
async function onlyRead(isOn: boolean) {
  const [{ name } = { name: '' }] = await sql`select current_database() as name`;
  await sql.begin('read write', (tx) =>
    tx.unsafe(`alter database ${name} set default_transaction_read_only = ${isOn}`),
  );
  if (isOn)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${name} and usename <> current_user`;
}

describe('a read-only database', () => {
  it('is answered with 503 and reported as not ready, and recovers without a restart', async () => {
    expect(await readyz()).toBe(200);
    await onlyRead(true);
    await expect.poll(async () => (await as(token).get('/auth/me')).statusCode).toBe(200);
    for (let n = 0; n < 5; n++) {
      const { statusCode, headers } = await write();
      expect(statusCode).toBe(503);
      expect(headers['retry-after']).toBe('2');
      expect(await readyz()).toBe(503);
    }
    await onlyRead(false);
    await expect.poll(readyz).toBe(200);
    for (let n = 0; n < 5; n++) await expect.poll(async () => (await write()).statusCode).toBe(200);
  });
});

describe.each([
  ['57014', 'a statement that takes too long'],
  ['55P03', 'a lock that does not come'],
  ['40P01', 'two who wait for each other'],
])('%s, %s,', (code) => {
  it('can be retried: 503', async () => {
    await sql.unsafe(`create function be_late() returns trigger language plpgsql as $$
        begin raise exception 'late' using errcode = '${code}'; end $$;
      create trigger late before insert on notes for each row execute function be_late()`);
    const { statusCode, headers } = await write();
    await sql`drop function be_late cascade`;
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('2');
  });
});

it('nobody waits as long for a lock as a statement may take', async () => {
  const waits = await opened.world.db
    .selectNoFrom(({ fn, val }) => [
      fn<string>('current_setting', [val('lock_timeout')]).as('lock'),
      fn<string>('current_setting', [val('statement_timeout')]).as('statement'),
    ])
    .executeTakeFirst();
  expect(waits).toEqual({ lock: '10s', statement: '30s' });
});
