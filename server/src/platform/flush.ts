import { open } from 'node:fs/promises';

/** A file or folder as it is now survives the loss of power from here on. */
export async function flush(path: string) {
  await using handle = await open(path, 'r');
  await handle.sync();
}
