import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { unavailable } from '../http/errors.ts';

/** Both ends inclusive, as in HTTP. */
export type Range = { start: number; end: number };

/** Where the bytes of files live. Keys are random; names and owners are in the database. */
export type Storage = {
  /** Takes over a finished temporary file: it is now safe under its key, and its path is gone. */
  put(key: string, path: string, about: { mime: string; size: number }): Promise<void>;
  /** `size` is the length of the stream. */
  get(key: string, range?: Range): Promise<{ stream: Readable; size: number }>;
  remove(key: string): Promise<void>;
  list(): AsyncIterable<Listed>;
  bin: Bin;
  /** The id of the installation whose files these are; nothing until it has been set. */
  owner(): Promise<string | undefined>;
  /** Sets whose they are, and returns the time by the clock that dates these files. */
  claim(installation: string): Promise<Date>;
  /** Another one where it was mounted elsewhere or anew, or is not there; nothing where that cannot be told. */
  place?(): Promise<string>;
  /** Fails where nothing can be written, as far as that can be told without writing. */
  proveWritable?(): Promise<void>;
};

export type Listed = { key: string; changed: Date };

/** What was swept, until it is removed for good; `changed` says since when. */
export type Bin = {
  add(key: string, at: Date): Promise<void>;
  takeBack(key: string): Promise<void>;
  remove(key: string): Promise<void>;
  list(): AsyncIterable<Listed>;
};

export class ObjectMissing extends Error {}

/** It answers, and the files in it are not those of this database. */
export class NotOurs extends Error {
  override message = 'The stored files are not those of this database';
}

export const newKey = () => randomBytes(16).toString('hex');
export const isKey = (key: string) => /^[0-9a-f]{32}$/.test(key);

/** A key that is not ours could name a path outside the storage. */
export function checkKey(key: string) {
  if (!isKey(key)) throw new Error('Not a key of a stored file');
  return key;
}

/** The code of what went wrong with it, or what it answered: for the log and the operator. */
export function whyAway(error: unknown) {
  const { cause = error } = error as Error;
  if (cause instanceof ObjectMissing) return 'S3 answered 404';
  const { code, message } = cause as NodeJS.ErrnoException;
  return code ?? (/^S3 /.test(message ?? '') ? message : 'ETIMEDOUT');
}

/** The caller gets 503; the cause goes along for the log. */
export const storageAway = (cause: unknown) => Object.assign(unavailable(), { cause });
