import { describe, expect, it } from 'vitest';
import type { Database } from '../platform/db.ts';
import { readSettings, type Settings } from '../platform/settings.ts';
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
  it('is loaded into an own empty database, once', async () => {
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
});
