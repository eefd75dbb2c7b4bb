import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { unavailable } from '../errors.ts';

/** Both ends are in it, as HTTP counts. */
export type Range = { start: number; end: number };

/** Where the bytes of files live. Keys are random; names and owners are in the database. */
export type Storage = {
  /** Takes over a finished temporary file: it is safe under its key now, and its path is gone. */
  put(key: string, path: string, about: { mime: string; size: number }): Promise<void>;
  /** `size` is what the stream will give. */
  get(key: string, range?: Range): Promise<{ stream: Readable; size: number }>;
  remove(key: string): Promise<void>;
  list(): AsyncIterable<{ key: string; changed: Date }>;
};

export class ObjectMissing extends Error {}

export const newKey = () => randomBytes(16).toString('hex');
export const isKey = (key: string) => /^[0-9a-f]{32}$/.test(key);

/** A key that is not ours could name a path outside the storage. */
export function checkKey(key: string) {
  if (!isKey(key)) throw new Error('Not a key of a stored file');
  return key;
}

/** The caller hears 503; what really happened goes along for the log. */
export const storageAway = (cause: unknown) => Object.assign(unavailable(), { cause });
