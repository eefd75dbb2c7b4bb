import { afterAll, expect, it, vi } from 'vitest';
import { startPoolerRelay } from '../../testing/poolerRelay.ts';
import { testDb } from '../../testing/testDb.ts';
import { sayVersions, untried } from './versions.ts';

const { sql, url } = await testDb();
const relay = await startPoolerRelay(url);
afterAll(relay.close);

it('a database or a pooler of a version that nobody tried is named', () => {
  expect(untried({ postgres: '18.4' })).toEqual([]);
  expect(untried({ postgres: '18.4 (Debian 18.4-1)', pooler: 'PgBouncer 1.26.2' })).toEqual([]);
  expect(untried({ postgres: '17.9', pooler: 'PgBouncer 1.18.0' })).toEqual([
    'the database is PostgreSQL 17.9: Traject was tried with 18',
    'the pooler is PgBouncer 1.18.0: Traject was tried with PgBouncer 1.26',
  ]);
});

it('our own says nothing, and a pooler that does not tell gets one line', async () => {
  const log = { warn: vi.fn(), info: vi.fn(), error: vi.fn() };
  await sayVersions({ sql, pooler: undefined }, log);
  expect(log.warn).not.toHaveBeenCalled();
  await sayVersions({ sql, pooler: relay.url }, log);
  expect(log.warn.mock.calls).toEqual([
    [expect.stringMatching(/^the pooler is of a version that/)],
  ]);
});
