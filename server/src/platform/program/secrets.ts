import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { isDatabase, knownPlace } from '../database/postgres/remains.ts';
import { syncToDisk } from './syncToDisk.ts';
import { toRun } from './toRun.ts';

const shape = z.object({ session: z.string().min(32), database: z.string().min(32) });
export type Secrets = z.infer<typeof shape>;

/**
 * Made at the first start, readable by the owner alone; no secret has a default. If several start
 * at once, the first makes them for all.
 */
export async function ownSecrets(dataDir: string): Promise<Secrets> {
  const known = await knownSecrets(dataDir);
  if (known) return known;
  const { data, isNoted } = await knownPlace(dataDir);
  if (isNoted || isDatabase(data)) throw new Error(`${pathIn(dataDir)} is missing: ${wayOut}`);
  await mkdir(dataDir, { recursive: true });
  await make(dataDir, { session: random(), database: random() });
  return ownSecrets(dataDir);
}

/** Returns nothing if nothing was ever started. */
export async function knownSecrets(dataDir: string): Promise<Secrets | undefined> {
  const text = await readFile(pathIn(dataDir), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return undefined;
    throw new Error(`${pathIn(dataDir)} cannot be read (${error.code}).`);
  });
  if (text === undefined) return undefined;
  const read = shape.safeParse(parsed(text));
  if (read.success) return read.data;
  const { data, isNoted } = await knownPlace(dataDir);
  const out = isNoted || isDatabase(data) ? wayOut : wayOutWithout;
  throw new Error(`${pathIn(dataDir)} is damaged: ${out}`);
}

const wayOut =
  'put back a copy of it, because the database beside it opens with nothing else; when there is ' +
  `none, restore a backup into an empty DATA_DIR (${toRun('restore', 'FILE')}).`;
const wayOutWithout =
  'put back a copy of it, or remove it and start again, after which everybody signs in again.';

async function make(dataDir: string, secrets: Secrets) {
  const fresh = `${pathIn(dataDir)}.${random()}`;
  await writeFile(fresh, JSON.stringify(secrets), { mode: 0o600, flag: 'wx' });
  try {
    await syncToDisk(fresh);
    await link(fresh, pathIn(dataDir)).catch(lateIsFine);
  } finally {
    await rm(fresh, { force: true });
  }
  await syncToDisk(dataDir);
}

function lateIsFine(error: NodeJS.ErrnoException) {
  if (error.code !== 'EEXIST') throw error;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const pathIn = (dataDir: string) => join(dataDir, 'secrets.json');
const random = () => randomBytes(32).toString('base64url');
