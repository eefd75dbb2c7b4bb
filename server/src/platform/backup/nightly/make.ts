import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Storage } from '../../files/storage.ts';
import { backUp } from '../backUp.ts';
import { encrypt } from '../encryption.ts';
import type { Destination } from './destination.ts';
import { inFolder } from './words.ts';

type Making = {
  from: { url: string; storage: Storage; notes?: string };
  destination: Destination;
  name: string;
  /** None means that it is not encrypted. */
  keys: string[];
  /** Where the archive is until it is stored. */
  work: string;
};
export type Made = Awaited<ReturnType<typeof makeBackup>>;

/** The archive is whole and was read back before any of it is sent; then it goes as a stream. */
export async function makeBackup({ from, destination, work, keys, name }: Making) {
  await destination.prove();
  const archive = join(work, 'archive.zip');
  const disk = dirname(work);
  const { manifest, changed } = await inFolder(disk, () => backUp(from, archive));
  const plain = createReadStream(archive);
  try {
    const sent = keys.length > 0 ? await encrypt(plain, keys) : plain;
    const bytes = await inFolder(disk, () => destination.put(name, sent));
    const gaps = manifest.missing_files.length + changed.length;
    return { name, bytes, gaps, manifest };
  } finally {
    plain.destroy();
    await rm(archive, { force: true });
  }
}
