import type { Readable } from 'node:stream';

/** Where backups are kept; every failure is one in words. */
export type Destination = {
  /** For people. */
  place: string;
  /** Fails where nothing could be stored, before there is anything to store. */
  prove(): Promise<void>;
  /** Appears under its name once all of it is there; returns the number of bytes. */
  put(name: string, bytes: Readable): Promise<number>;
  read<T>(name: string, use: (bytes: Readable) => Promise<T>): Promise<T>;
  remove(name: string): Promise<void>;
  /** Whatever begins like this, ours or not. */
  names(prefix: string): Promise<string[]>;
};
