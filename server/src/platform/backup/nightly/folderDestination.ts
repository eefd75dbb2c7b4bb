import { constants, createReadStream, createWriteStream } from 'node:fs';
import { access, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { syncToDisk } from '../../program/syncToDisk.ts';
import type { Destination } from './destination.ts';
import { removedAtExit } from './temporary.ts';
import { BackupTrouble, inFolder } from './words.ts';

/** The folder must be there: one that is made would be on the wrong disk if its own is not mounted. */
export function folderDestination(folder: string): Destination {
  const pathOf = (name: string) => join(folder, name);
  const here = <T>(work: () => Promise<T>) => inFolder(folder, work);

  return {
    place: folder,
    prove: () => here(() => proveFolder(folder)),
    put: (name, bytes) =>
      here(async () => {
        await refuseExisting(folder, name);
        await using part = removedAtExit(pathOf(`${name}.part`));
        await pipeline(bytes, createWriteStream(part.path, { flags: 'w', mode: 0o600 }));
        await syncToDisk(part.path, 0o600);
        const { size } = await stat(part.path);
        await rename(part.path, pathOf(name));
        await syncToDisk(folder);
        return size;
      }),
    read: (name, use) => here(() => use(createReadStream(pathOf(name)))),
    remove: (name) => here(() => rm(pathOf(name), { force: true })),
    names: (prefix) =>
      here(async () => (await readdir(folder)).filter((name) => name.startsWith(prefix))),
  };
}

async function proveFolder(folder: string) {
  if (!(await stat(folder)).isDirectory())
    throw new BackupTrouble({ key: 'backup.folder_not', values: { folder } });
  await access(folder, constants.W_OK | constants.X_OK);
}

async function refuseExisting(folder: string, name: string) {
  if ((await readdir(folder)).includes(name))
    throw new BackupTrouble({ key: 'backup.same_second', values: { folder, name } });
}
