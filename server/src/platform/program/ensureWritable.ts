import { access, constants, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { withTimeout } from './withTimeout.ts';

/** A disk on another machine that is silent for this long stays silent. */
const patience = 20_000;

/** A volume or folder of somebody else is the first thing that goes wrong in a container. */
export async function ensureWritable(folder: string) {
  const there = makeFolder(folder).then(() => access(folder, constants.W_OK | constants.X_OK));
  await withTimeout(there, patience).catch(() => {
    const user = process.getuid?.();
    throw new Error(
      `Traject, which runs as user ${user}, cannot write ${folder}: give it that folder ` +
        `(chown ${user} ${folder}), or set DATA_DIR to another.`,
    );
  });
}

/** Step by step: `recursive` never ends where no folder can be made, as in /proc. */
async function makeFolder(folder: string) {
  const isThere = await made(folder);
  if (isThere) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  if (!(await made(folder))) throw new Error(`${folder} cannot be made`);
}

/** False where the folder above it is not there. */
const made = (folder: string) =>
  mkdir(folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST' || error.code === 'EISDIR') return true;
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
