import { copyFile, mkdir, open, opendir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { claimFolder, ownerOfFolder } from './folderOwner.ts';
import { type Bin, checkKey, isKey, ObjectMissing, type Storage, storageAway } from './storage.ts';

/** Files in a folder of this machine, spread over two levels so that no folder grows too long. */
export function folderStorage(dir: string): Storage {
  const pathOf = (key: string) => join(dir, checkKey(key).slice(0, 2), key.slice(2, 4), key);

  return {
    async put(key, path) {
      const place = pathOf(key);
      await safely(() => moveInto(place, path, dir));
    },

    async get(key, range) {
      const place = pathOf(key);
      const handle = await safely(() => open(place, 'r').catch(missing));
      const { size } = await handle.stat();
      const stream = handle.createReadStream(range);
      return { stream, size: range ? Math.min(range.end + 1, size) - range.start : size };
    },

    async remove(key) {
      const place = pathOf(key);
      await safely(() => rm(place, { force: true }));
    },

    list: () => walk(dir),
    bin: folderBin(join(dir, 'bin'), pathOf),
    owner: () => safely(() => ownerOfFolder(dir)),
    claim: (installation) => safely(() => claimFolder(dir, installation)),
  };
}

/** A rename within one disk; the time at which it came is the time of the file from then on. */
function folderBin(dir: string, pathOf: (key: string) => string): Bin {
  const placeOf = (key: string) => join(dir, checkKey(key));
  return {
    async add(key, at) {
      const [from, to] = [pathOf(key), placeOf(key)];
      await safely(async () => {
        await mkdir(dir, { recursive: true, mode: 0o700 });
        await utimes(from, at, at).catch(missing);
        await rename(from, to);
      });
    },
    async takeBack(key) {
      const [from, to] = [placeOf(key), pathOf(key)];
      await safely(async () => {
        await mkdir(dirname(to), { recursive: true, mode: 0o700 });
        await rename(from, to).catch(missing);
      });
    },
    async remove(key) {
      const place = placeOf(key);
      await safely(() => rm(place, { force: true }));
    },
    list: () => walk(dir),
  };
}

/** Stored means that the bytes and the folders that name them have reached the disk. */
async function moveInto(place: string, path: string, root: string) {
  const folder = dirname(place);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await flush(path, 0o600);
  await rename(path, place).catch((error) => copyAcross(error, path, place));
  for (const parent of [folder, dirname(folder), root]) await flush(parent);
}

/** The temporary folder may be on another disk; half a copy has no row, so the sweeper takes it. */
async function copyAcross(error: unknown, path: string, place: string) {
  if (codeOf(error) !== 'EXDEV') throw error;
  await copyFile(path, place);
  await flush(place, 0o600);
  await rm(path);
}

async function flush(path: string, mode?: number) {
  const handle = await open(path, 'r');
  try {
    if (mode !== undefined) await handle.chmod(mode);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Not what lies in the bin: each folder of the storage has two letters. */
async function* walk(dir: string) {
  for await (const path of filesUnder(dir)) {
    const key = path.slice(-32);
    const found = isKey(key) && (await stat(path).catch(ignoreMissing));
    if (found) yield { key, changed: found.mtime };
  }
}

async function* filesUnder(dir: string): AsyncGenerator<string> {
  const entries = await opendir(dir).catch(ignoreMissing);
  if (!entries) return;
  for await (const entry of entries) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) {
      if (entry.name.length === 2) yield* filesUnder(path);
    } else if (entry.isFile()) yield path;
  }
}

async function safely<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ObjectMissing ? error : storageAway(error);
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

function missing(error: unknown): never {
  throw codeOf(error) === 'ENOENT' ? new ObjectMissing() : error;
}

function ignoreMissing(error: unknown) {
  if (codeOf(error) !== 'ENOENT') throw error;
  return undefined;
}
