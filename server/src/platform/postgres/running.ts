import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { holderOf } from './lock.ts';
import { placeFor } from './place.ts';

/** The database of a program that runs on this folder now; nothing when none does. */
export async function runningDatabase(dataDir: string, password: string) {
  if (!(await holderOf(dataDir))) return undefined;
  const { data } = await placeFor(dataDir);
  const pidFile = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const port = pidFile.split('\n')[3]?.trim();
  return port ? `postgres://traject:${password}@127.0.0.1:${port}/traject` : undefined;
}
