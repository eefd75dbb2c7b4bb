import { open } from 'node:fs/promises';

/** After this, the file or folder as it is now survives a power cut. */
export async function syncToDisk(path: string, mode?: number) {
  await using handle = await open(path, 'r');
  if (mode !== undefined) await handle.chmod(mode);
  await handle.sync();
}
