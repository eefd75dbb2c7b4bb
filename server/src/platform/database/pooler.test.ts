import { afterAll, describe, expect, inject, it } from 'vitest';
import { openDatabaseOn } from '../../testing/databaseServer.ts';
import { startPoolerRelay } from '../../testing/poolerRelay.ts';
import { testDb } from '../../testing/testDb.ts';
import { isPooled, refuseOther, refusePooled, settleRole, through } from './pooler.ts';

const { sql, url, program, programUrl } = await testDb();

const relay = await startPoolerRelay(url);
afterAll(relay.close);
const pooled = relay.url;

describe('a pooler between the program and its database', () => {
  it('is noticed', async () => {
    expect(await isPooled(url)).toBe(false);
    expect(await isPooled(pooled)).toBe(true);
  });

  it('[SEC-01] is refused where nobody said so, and says what to set', async () => {
    await refusePooled(url, 'DATABASE_URL');
    await expect(refusePooled(pooled, 'DATABASE_URL')).rejects.toThrow(
      'DATABASE_URL leads through a pooler: set DATABASE_DIRECT_URL too',
    );
    await expect(refusePooled(pooled, 'DATABASE_DIRECT_URL')).rejects.toThrow(
      'DATABASE_DIRECT_URL leads through a pooler, and must lead to the database itself.',
    );
  });

  it('that leads to another database than the way past it is refused', async () => {
    await refuseOther(program, sql);
    const other = await openDatabaseOn(inject('databaseServer'));
    await other.sql`update installation set number = gen_random_uuid()`;
    await expect(refuseOther(program, other.sql)).rejects.toThrow('lead to different databases');
    await other.close();
  });

  it('is passed as the program’s own role', () => {
    const address = through(
      'postgres://owner:secret@pooler:6432/traject?sslmode=disable',
      programUrl,
    );
    const { username, password } = new URL(programUrl);
    expect(address).toBe(`postgres://${username}:${password}@pooler:6432/traject?sslmode=disable`);
  });
});

it('the settings of the role are made once, and mended when somebody changed them', async () => {
  const role = new URL(programUrl).username;
  const known = async () =>
    (await sql`select rolconfig as settings from pg_roles where rolname = ${role}`)[0]?.settings;
  await Promise.all([settleRole(sql, role), settleRole(sql, role)]);
  expect(await known()).toEqual(
    expect.arrayContaining(['statement_timeout=30000', 'lock_timeout=10000', 'TimeZone=UTC']),
  );
  await sql.unsafe(`alter role "${role}" set lock_timeout = '1h'`);
  await settleRole(sql, role);
  expect(await known()).toContain('lock_timeout=10000');
});
