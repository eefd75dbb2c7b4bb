import { expect, it } from 'vitest';
import { testDb } from '../../testing/testDb.ts';

const { db } = await testDb();
const states = db.selectFrom('trajectory_states').select('id').orderBy('id');
const idsOf = async (query: typeof states) => (await query.execute()).map(({ id }) => id);

it('finds nothing in an empty list, and everything outside it', async () => {
  const all = await idsOf(states);
  expect(all.length).toBeGreaterThan(2);
  expect(await idsOf(states.where('id', 'in', []))).toEqual([]);
  expect(await idsOf(states.where('id', 'not in', []))).toEqual(all);
  expect(await idsOf(states.where('id', 'in', [1, 2]))).toEqual([1, 2]);
});
