import { expect, it } from 'vitest';
import { lockedCount, lockFaults } from './testing/lockFile.ts';

it('every third-party package is pinned by a hash, runs no script unasked and is free to use', () => {
  expect(lockedCount).toBeGreaterThan(100);
  expect(lockFaults()).toEqual([]);
});
