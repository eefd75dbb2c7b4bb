import { expect, it, vi } from 'vitest';
import { diskOf, isFull } from './disks.ts';

it('a disk says what is left of it, and one that is not there says nothing', async () => {
  const [disk] = await diskOf('data', '/tmp');
  expect(disk?.place).toBe('data');
  expect(disk?.size).toBeGreaterThanOrEqual(disk?.free ?? Number.NaN);
  expect(await diskOf('backups', '/tmp/there/is/no/such/folder')).toEqual([]);
});

it('a disk that hangs holds nobody up, is asked once, and is told of again when it answers', async () => {
  let answer = (_space: { bavail: number; blocks: number; bsize: number }) => {};
  const look = vi.fn(() => new Promise<Parameters<typeof answer>[0]>((done) => (answer = done)));
  expect(await diskOf('backups', '/hangs', look)).toEqual([]);
  const waiting = diskOf('backups', '/hangs', look);
  expect(look).toHaveBeenCalledTimes(1);
  answer({ bavail: 3, blocks: 10, bsize: 1000 });
  expect(await waiting).toEqual([{ place: 'backups', free: 3000, size: 10_000 }]);
  void diskOf('backups', '/hangs', look);
  expect(look).toHaveBeenCalledTimes(2);
});

it('a disk is full before its last byte is taken, however small it is', async () => {
  const withFree = (megabytes: number, size = 1000) =>
    isFull(`/full-${megabytes}-${size}`, async () => ({
      ...{ bavail: megabytes, blocks: size, bsize: 1024 ** 2 },
    }));
  expect(await withFree(0)).toBe(true);
  expect(await withFree(15)).toBe(true);
  expect(await withFree(17)).toBe(false);
  expect(await withFree(8, 100)).toBe(false);
  expect(await isFull('/tmp/there/is/no/such/folder')).toBe(false);
});
