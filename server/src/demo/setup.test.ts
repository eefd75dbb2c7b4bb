import { describe, expect, it } from 'vitest';
import type { Database } from '../platform/database/openDb.ts';
import { readSettings, type Settings } from '../platform/program/settings.ts';
import { anAccount } from '../testing/factories.ts';
import { testApp } from '../testing/testApp.ts';
import { testDb } from '../testing/testDb.ts';
import { demoAccounts } from './accounts.ts';
import { setupDemo } from './setup.ts';

const { world } = await testApp();
const own = readSettings({});
const named = readSettings({ DATABASE_URL: 'postgres://localhost/x' });
const start = ({ db }: Database, settings: Settings) => setupDemo({ ...world, db }, settings);
const count = async ({ db }: Database) =>
  (await db.selectFrom('accounts').select('id').execute()).length;

describe('demo data', () => {
  it('is loaded into an empty database of our own, once', async () => {
    const database = await testDb();
    expect(await start(database, own)).toBe(true);
    const loaded = await count(database);
    expect(loaded).toBeGreaterThanOrEqual(demoAccounts.length);
    expect(await start(database, own)).toBe(true);
    expect(await count(database)).toBe(loaded);
  });

  it.each([
    ['says where it is', { PUBLIC_URL: 'https://traject.example' }],
    ['runs in production', { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32) }],
  ])('stays away from a site for others, which %s', async (_how, env) => {
    const database = await testDb();
    expect(await start(database, readSettings(env))).toBe(false);
    expect(await count(database)).toBe(0);
  });

  it('is not loaded into another database unless asked', async () => {
    const database = await testDb();
    expect(await start(database, named)).toBe(false);
    expect(await count(database)).toBe(0);
    expect(await start(database, { ...named, DEMO: true })).toBe(true);
  });

  it('stays away when the first start said DEMO=0, even while nobody has an account', async () => {
    const database = await testDb();
    expect(await start(database, { ...own, DEMO: false })).toBe(false);
    expect(await start(database, own)).toBe(false);
    expect(await count(database)).toBe(0);
  });

  it('never mixes with real accounts', async () => {
    const database = await testDb();
    await anAccount(database.db);
    await expect(start(database, { ...named, DEMO: true })).rejects.toThrow('DEMO=1');
    expect(await count(database)).toBe(1);
  });

  it.each([
    ['https://traject.example', {}],
    ['http://192.168.1.7:3000', {}],
    ['http://localhost:3000', { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32) }],
  ])('is not served to others, at %s: its passwords are known to everybody', async (url, more) => {
    const database = await testDb();
    await start(database, own);
    const env = { PUBLIC_URL: url, DEMO: '0', ...more };
    await expect(start(database, readSettings(env))).rejects.toThrow(
      /start with DEMO=0 on an empty/,
    );
    const empty = await testDb();
    const asked = readSettings({ ...env, DEMO: '1' });
    await expect(start(empty, asked)).rejects.toThrow(/demo.*passwords everybody knows/);
    expect(await count(empty)).toBe(0);
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000'])(
    'is served at %s, one’s own machine',
    async (PUBLIC_URL) => {
      const database = await testDb();
      await start(database, own);
      expect(await start(database, readSettings({ PUBLIC_URL }))).toBe(true);
    },
  );
});
