import { expect, it } from 'vitest';
import { aNight } from './nightly.testing.ts';
import { proveRoom, sizesOf } from './room.ts';

it('what fits may begin, and what would fill the disk may not', async () => {
  await proveRoom('/tmp', 0);
  await expect(proveRoom('/tmp', 1e18)).rejects.toThrow(
    /^There is too little room on the disk of \/tmp: [\d.]+ GB is free, and [\d.]+ GB is needed\.$/,
  );
});

it('no backup begins where there is no room for it, and the disk stays as it was', async () => {
  const place = await aNight();
  const before = await sizesOf(place.db);
  expect(before.restored).toBeGreaterThan(before.archive);
  await place.aFile('enormous');
  await place.sql`update files set size = 1000000000000000`;
  expect((await sizesOf(place.db)).archive).toBeGreaterThan(1e15);
  const why = expect.stringContaining('There is too little room');
  expect(await place.run()).toEqual({ state: 'failed', why });
});
