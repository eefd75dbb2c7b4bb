import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isHeld } from './lock.ts';
import { knownPlace } from './remains.ts';

/** The database of a program that is running on this folder; nothing when there is none. */
export async function runningDatabase(dataDir: string, password: string) {
  if (!(await isHeld(dataDir))) return undefined;
  const { data } = await knownPlace(dataDir);
  const pidFile = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const port = pidFile.split('\n')[3]?.trim();
  return port ? `postgres://traject:${password}@127.0.0.1:${port}/traject` : undefined;
}
