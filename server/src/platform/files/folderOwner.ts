import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const nameIn = (dir: string) => join(dir, 'installation');

export async function ownerOfFolder(dir: string) {
  const said = await readFile(nameIn(dir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return said.trim() || undefined;
}

/** Written to a new file each time instead of in place: a full disk must not leave it empty. */
export async function claimFolder(dir: string, installation: string) {
  const path = nameIn(dir);
  const fresh = `${path}.${process.pid}`;
  await mkdir(dir, { recursive: true, mode: 0o700 });
  await writeFile(fresh, `${installation}\n`, { mode: 0o600, flush: true });
  await rename(fresh, path);
  return (await stat(path)).mtime;
}
