import { open } from 'node:fs/promises';

/** A file or folder as it is now survives the loss of power from here on. */
export async function flush(path: string, mode?: number) {
  await using handle = await open(path, 'r');
  if (mode !== undefined) await handle.chmod(mode);
  await handle.sync();
}
