import { describe, expect, it } from 'vitest';
import { readSettings } from '../platform/settings.ts';
import { anAccount } from '../testing/factories.ts';
import { testDb } from '../testing/testDb.ts';
import { demoAccounts } from './accounts.ts';
import { setupDemo } from './setup.ts';

const own = readSettings({});
const named = readSettings({ DATABASE_URL: 'postgres://localhost/x' });
const count = async ({ db }: Awaited<ReturnType<typeof testDb>>) =>
  (await db.selectFrom('accounts').select('id').execute()).length;

describe('demo data', () => {
  it('is loaded into an own empty database, once', async () => {
    const database = await testDb();
    expect(await setupDemo(database, own)).toBe(true);
    const loaded = await count(database);
    expect(loaded).toBeGreaterThanOrEqual(demoAccounts.length);
    expect(await setupDemo(database, own)).toBe(true);
    expect(await count(database)).toBe(loaded);
  });

  it.each([
    ['says where it is', { PUBLIC_URL: 'https://traject.example' }],
    ['runs in production', { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32) }],
  ])('stays away from a site for others, which %s', async (_how, env) => {
    const database = await testDb();
    expect(await setupDemo(database, readSettings(env))).toBe(false);
    expect(await count(database)).toBe(0);
  });

  it('is not loaded into another database unless asked', async () => {
    const database = await testDb();
    expect(await setupDemo(database, named)).toBe(false);
    expect(await count(database)).toBe(0);
    expect(await setupDemo(database, { ...named, DEMO: true })).toBe(true);
  });

  it('stays away when the first start said DEMO=0, even while nobody has an account', async () => {
    const database = await testDb();
    expect(await setupDemo(database, { ...own, DEMO: false })).toBe(false);
    expect(await setupDemo(database, own)).toBe(false);
    expect(await count(database)).toBe(0);
  });

  it('never mixes with real accounts', async () => {
    const database = await testDb();
    await anAccount(database.db);
    await expect(setupDemo(database, { ...named, DEMO: true })).rejects.toThrow('DEMO=1');
    expect(await count(database)).toBe(1);
  });
});
