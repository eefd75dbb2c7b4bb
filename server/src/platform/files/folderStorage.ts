import {
  copyFile,
  type FileHandle,
  mkdir,
  open,
  opendir,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { atMost } from '../atMost.ts';
import { soon } from '../soon.ts';
import type { Waits } from '../watch.ts';
import {
  checkKey,
  isKey,
  ObjectMissing,
  type Range,
  type Storage,
  storageAway,
} from './storage.ts';

/** A folder on another machine may hang; whoever waits for it hears so then. */
const patience = 20_000;
/** Of the four threads that all of Node shares one is always left, to hash passwords and the like. */
const writing = atMost(2);
const reading = atMost(1);
const chunk = 256 * 1024;

/** Files in a folder of this machine, spread over two levels so that no folder grows too long. */
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
  };
}

async function openAt(place: string, waits: Waits) {
  const handle = await open(place, 'r').catch(missing);
  const { size } = await handle.stat();
  if (waits.isOver) await handle.close();
  return { handle, size };
}

async function* chunksOf(handle: FileHandle, { start, end }: Range) {
  for (let at = start; at <= end; ) {
    const length = Math.min(chunk, end + 1 - at);
    const read = () => handle.read(Buffer.allocUnsafe(length), 0, length, at);
    const { bytesRead, buffer } = await safely(reading, read);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    at += bytesRead;
  }
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
    if (entry.isDirectory()) yield* filesUnder(path);
    else if (entry.isFile()) yield path;
  }
}

type Turns = ReturnType<typeof atMost>;

/** When its turn comes after its caller was told that the storage is away, it is not done. */
async function safely<T>(inTurn: Turns, work: (waits: Waits) => Promise<T>): Promise<T> {
  const waits = { isOver: false };
  const whenItsTurn = async () => {
    if (waits.isOver) throw new Error('Nobody waits for it any more');
    return work(waits);
  };
  try {
    return await soon(inTurn(whenItsTurn), patience);
  } catch (error) {
    waits.isOver = true;
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
