import { expect, it } from 'vitest';
import { anAccount } from '../testing/factories.ts';
import { testDb } from '../testing/testDb.ts';
import { createLinks } from './links.ts';
import { sweepAccounts } from './sweepDaily.ts';

const { db } = await testDb();

it('forgets sessions, links and counts that are over, and keeps the others', async () => {
  const { id: account_id } = await anAccount(db);
  const links = createLinks(() => new Date());
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  const session = (expires_at: Date) => ({ id: crypto.randomUUID(), account_id, expires_at });
  await db
    .insertInto('sessions')
    .values([session(days(-1)), session(days(1))])
    .execute();
  await links.create(db, 'reset', { account_id, minutes: -60 * 24 * 40 });
  await links.create(db, 'reset', { account_id, minutes: 60 });
  const count = (key: string, ends_at: Date) => ({ key, count: 1, ends_at });
  await db
    .insertInto('call_counts')
    .values([count('a', days(-1)), count('b', days(1))])
    .execute();

  await sweepAccounts(db, new Date());

  for (const table of ['sessions', 'links', 'call_counts'] as const)
    expect(await db.selectFrom(table).selectAll().execute(), table).toHaveLength(1);
});
