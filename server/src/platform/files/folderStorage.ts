import { access, constants, mkdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { chunksOf, missing, moveInto, openAt, reading, safely, walk, writing } from './disk.ts';
import { claimFolder, ownerOfFolder } from './folderOwner.ts';
import { type Bin, checkKey, type Storage } from './storage.ts';

/** Files in a folder on this machine, spread over two levels so that no folder grows too large. */
export function folderStorage(dir: string): Storage {
  const pathOf = (key: string) => join(dir, checkKey(key).slice(0, 2), key.slice(2, 4), key);

  return {
    async put(key, path) {
      const place = pathOf(key);
      await safely(writing, () => moveInto(place, path, dir));
    },

    async get(key, range) {
      const place = pathOf(key);
      const { handle, size } = await safely(reading, (waits) => openAt(place, waits));
      const { start, end } = { start: 0, end: size - 1, ...range };
      const chunks = chunksOf(handle, { start, end: Math.min(end, size - 1) });
      const stream = Readable.from(chunks, { objectMode: false });
      stream.once('close', () => handle.close().catch(() => {}));
      return { stream, size: Math.min(end + 1, size) - start };
    },

    async remove(key) {
      const place = pathOf(key);
      await safely(writing, () => rm(place, { force: true }));
    },

    list: () => walk(dir),
    bin: folderBin(join(dir, 'bin'), pathOf),
    owner: () => safely(reading, () => ownerOfFolder(dir)),
    claim: (installation) => safely(writing, () => claimFolder(dir, installation)),
    place: () =>
      safely(reading, async () => {
        const { dev, ino } = await stat(dir);
        return `${dev} ${ino}`;
      }),
    // A disk that fails is often left readable.
    proveWritable: () => safely(reading, () => access(dir, constants.W_OK)),
  };
}

/** A rename within one disk; the file is dated by when it arrived. */
function folderBin(dir: string, pathOf: (key: string) => string): Bin {
  const placeOf = (key: string) => join(dir, checkKey(key));
  return {
    async add(key, at) {
      const [from, to] = [pathOf(key), placeOf(key)];
      await safely(writing, async () => {
        await mkdir(dir, { recursive: true, mode: 0o700 });
        await utimes(from, at, at).catch(missing);
        await rename(from, to);
      });
    },
    async takeBack(key) {
      const [from, to] = [placeOf(key), pathOf(key)];
      await safely(writing, async () => {
        await mkdir(dirname(to), { recursive: true, mode: 0o700 });
        await rename(from, to).catch(missing);
      });
    },
    async remove(key) {
      const place = placeOf(key);
      await safely(writing, () => rm(place, { force: true }));
    },
    list: () => walk(dir),
  };
}
