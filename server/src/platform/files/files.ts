import { AsyncLocalStorage } from 'node:async_hooks';
import { rm } from 'node:fs/promises';
import { isDatabaseAway } from '../database/databaseErrors.ts';
import type { Db } from '../database/db.ts';
import { unavailable } from '../http/errors.ts';
import { limitConcurrency } from '../program/concurrency.ts';
import { type Asked, openEach, openFile } from './open.ts';
import type { Received } from './receive.ts';
import type { Scanner } from './scanner.ts';
import { newKey } from './storage.ts';
import { type Outside, removeRowless, type Sweeping, sweep } from './sweep.ts';

export type { FileAnswer } from './open.ts';
export type Files = ReturnType<typeof createFiles>;

/**
 * Fewer than there are connections; a whole class may upload at once, and a hanging storage times
 * out.
 */
const putting = { atOnce: 6, waiting: 60 };

type Owner = { uploader_id: number | null; organisation_id: number | null };

/** Files and their rows: the bytes first, then the row, and no bytes without a row. */
export function createFiles(outside: Outside, scanner?: Scanner) {
  const { storage } = outside;
  const storedHere = new AsyncLocalStorage<string[]>();
  const inTurn = limitConcurrency(putting.atOnce, {
    waiting: putting.waiting,
    otherwise: unavailable,
  });

  return {
    /** Refuses what has a virus; what cannot be looked at now is stored, and waits. */
    check: (...received: Received[]) => checkEach(scanner, received),

    /**
     * Stores the bytes before the change begins, so that no connection waits for the storage. Must
     * be inside `guard`, or only the sweeper finds the bytes of a failed change.
     */
    async put(...received: Received[]) {
      await checkEach(scanner, received);
      for (const one of received) {
        const { path, mime, size } = one;
        const key = newKey();
        storedHere.getStore()?.push(key);
        await inTurn(() => storage.put(key, path, { mime, size }));
        one.key = key;
      }
    },

    /** Adds the row, as part of the change. */
    store: addRow,

    guard: <T>(change: () => Promise<T>) => guard(outside, storedHere, change),
    open: (tx: Db, fileId: number, asked?: Asked) => openFile(storage, tx, { ...asked, fileId }),
    openEach: (tx: Db, ids: readonly number[]) => openEach(storage, tx, ids),
    remove,
    discard,
    sweep: (sweeping?: Sweeping) => sweep(outside, sweeping),
  };
}

/** One after the other; what was looked at before, or was made here, is not looked at again. */
async function checkEach(scanner: Scanner | undefined, received: readonly Received[]) {
  for (const one of received) await scanner?.check(one);
}

async function addRow(tx: Db, received: Received, owner: Owner): Promise<{ id: number }> {
  const { key, name, mime, size, sha256, scan = null } = received;
  if (!key) throw new Error('The bytes of a file are put before its row is written.');
  const scanned_at = scan === 'clean' ? new Date() : null;
  const row = { key, name, mime, size, sha256, scan, scanned_at, ...owner };
  return tx.insertInto('files').values(row).returning('id').executeTakeFirstOrThrow();
}

/**
 * Runs a change, and removes the bytes that ended up without a row, because it failed or was a
 * retry.
 */
async function guard<T>(
  outside: Outside,
  storedHere: AsyncLocalStorage<string[]>,
  change: () => Promise<T>,
): Promise<T> {
  const keys: string[] = [];
  try {
    const done = await storedHere.run(keys, change);
    await removeRowless(outside, keys).catch(leaveToSweeper);
    return done;
  } catch (error) {
    // If the connection broke, the commit may have arrived: only the sweeper can tell, later.
    if (!isDatabaseAway(error)) await removeRowless(outside, keys).catch(leaveToSweeper);
    throw error;
  }
}

/** A later sweep removes the bytes, once it is certain that the row is gone. */
async function remove(tx: Db, fileId: number) {
  await tx.deleteFrom('files').where('id', '=', fileId).execute();
}

/** Removes uploads that were not stored; stored ones have been moved already. */
async function discard(...received: Received[]) {
  await Promise.all(received.map(({ path }) => rm(path, { force: true })));
}

/** The caller must be told about the first failure, not about the cleanup. */
const leaveToSweeper = () => {};
