import * as z from 'zod';
import { isKey } from '../files/storage.ts';

export const manifestName = 'manifest.json';
/** The job that makes one every night. */
export const backupJob = 'backup';
/** Increased when an older program could no longer read what this one writes. */
export const formatVersion = 1;

/** Names go into SQL: only what our own migrations would write. */
const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);
const count = z.int().min(0);
const key = z.string().refine(isKey);

/** The last entry of an archive: what is in it, with the counts and hashes to check. */
export const manifestShape = z.strictObject({
  format: z.literal(formatVersion),
  made_at: z.iso.datetime(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.strictObject({ name, columns: z.array(name).min(1), rows: count })),
  sequences: z.array(z.strictObject({ name, last_value: count })),
  /** Pending jobs; most of them are mail. */
  jobs: z.array(z.strictObject({ name: z.string(), data: z.record(z.string(), z.json()) })),
  /** Files that rows refer to and the storage no longer had. */
  missing_files: z.array(key),
  entries: z.array(z.strictObject({ name: z.string(), size: count, sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifestShape>;
export type Table = Manifest['tables'][number];
export type Entry = Manifest['entries'][number];

export const tableEntry = (table: string) => `tables/${table}.copy`;
export const fileEntry = (fileKey: string) => `files/${fileKey}`;
export const isFileEntry = (entry: string) =>
  entry.startsWith('files/') && isKey(entry.slice('files/'.length));
