import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { toRun } from '../../program/toRun.ts';

/** Where a folder's own database is, or will be if nothing is recorded yet. */
export async function knownPlace(dataDir: string) {
  const noted = (await readFile(noteIn(dataDir), 'utf8').catch(() => '')).trim();
  return { data: noted || join(resolve(dataDir), 'postgres'), isNoted: noted !== '' };
}

export const noteIn = (dataDir: string) => join(dataDir, 'postgres.location');

export const isDatabase = (data: string) => existsSync(join(data, 'PG_VERSION'));

/**
 * A new database is made only where nothing is left of another: such remains mean that the data is
 * elsewhere or lost, and an empty database in its place would look as if all were well.
 */
export async function refuseRemains(dataDir: string) {
  const { data, isNoted } = await knownPlace(dataDir);
  if (isNoted) throw new Error(lost(dataDir, data, `${noteIn(dataDir)} says that it is`));
  if (await holdsAnything(data)) throw new Error(lost(dataDir, data, 'what is left of it is'));
  if (await holdsAnything(join(dataDir, 'files')))
    throw new Error(
      lost(dataDir, data, `${dataDir} holds files of an installation, and it is not`),
    );
}

const holdsAnything = async (folder: string) => (await readdir(folder).catch(() => [])).length > 0;

const lost = (dataDir: string, data: string, why: string) =>
  `There is no database where one must be: ${why} in ${data}. Put it back there, name it by ` +
  `DATABASE_URL, or restore a backup into an empty DATA_DIR (${toRun('restore', 'FILE')}); ` +
  `to start over, move ${dataDir} out of the way.`;
