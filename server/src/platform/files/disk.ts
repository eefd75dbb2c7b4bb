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
import type { Waits } from '../database/watchdog.ts';
import { limitConcurrency } from '../program/concurrency.ts';
import { syncToDisk } from '../program/syncToDisk.ts';
import { withTimeout } from '../program/withTimeout.ts';
import { isKey, ObjectMissing, type Range, storageAway } from './storage.ts';

/** A folder on another machine may hang; callers waiting for it are then told. */
const patience = 20_000;
/**
 * One of the four threads that all of Node shares is always left over, to hash passwords and the
 * like.
 */
export const writing = limitConcurrency(2);
export const reading = limitConcurrency(1);
const chunk = 256 * 1024;

export async function openAt(place: string, waits: Waits) {
  const handle = await open(place, 'r').catch(missing);
  const { size } = await handle.stat();
  if (waits.isOver) await handle.close();
  return { handle, size };
}

export async function* chunksOf(handle: FileHandle, { start, end }: Range) {
  for (let at = start; at <= end; ) {
    const length = Math.min(chunk, end + 1 - at);
    const read = () => handle.read(Buffer.allocUnsafe(length), 0, length, at);
    const { bytesRead, buffer } = await safely(reading, read);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    at += bytesRead;
  }
}

/** Stored means that the bytes and their directory entries have reached the disk. */
export async function moveInto(place: string, path: string, root: string) {
  const folder = dirname(place);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await syncToDisk(path, 0o600);
  await rename(path, place).catch((error) => copyAcross(error, path, place));
  for (const parent of [folder, dirname(folder), root]) await syncToDisk(parent);
}

/**
 * The temporary folder may be on another disk; half a copy has no row, so the sweeper removes it.
 */
async function copyAcross(error: unknown, path: string, place: string) {
  if (codeOf(error) !== 'EXDEV') throw error;
  await copyFile(path, place);
  await syncToDisk(place, 0o600);
  await rm(path);
}

/** Not the bin: each folder of the storage itself has two letters. */
export async function* walk(dir: string) {
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

type Turns = ReturnType<typeof limitConcurrency>;

/** If its turn comes after its caller was told that the storage is down, it is not done. */
export async function safely<T>(inTurn: Turns, work: (waits: Waits) => Promise<T>): Promise<T> {
  const waits = { isOver: false };
  const whenItsTurn = async () => {
    if (waits.isOver) throw new Error('Nobody waits for it any more');
    return work(waits);
  };
  try {
    return await withTimeout(inTurn(whenItsTurn), patience);
  } catch (error) {
    waits.isOver = true;
    throw error instanceof ObjectMissing ? error : storageAway(error);
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

export function missing(error: unknown): never {
  throw codeOf(error) === 'ENOENT' ? new ObjectMissing() : error;
}

function ignoreMissing(error: unknown) {
  if (codeOf(error) !== 'ENOENT') throw error;
  return undefined;
}
