import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Removed when the work is done, and also when the process is told to end before that. */
export function removedAtExit(path: string) {
  const all = { recursive: true, force: true };
  const remove = () => rmSync(path, all);
  process.once('exit', remove);
  return {
    path,
    async [Symbol.asyncDispose]() {
      await rm(path, all);
      process.off('exit', remove);
    },
  };
}

/** A folder for one run, which nobody else can enter; what killed ones left there is removed. */
export async function workFolder(parent: string, prefix: string) {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  for (const name of await readdir(parent))
    if (name.startsWith(prefix)) await rm(join(parent, name), { recursive: true, force: true });
  return removedAtExit(await mkdtemp(join(parent, prefix)));
}
