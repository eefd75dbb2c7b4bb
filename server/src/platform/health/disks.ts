import { statfs } from 'node:fs/promises';

export type Disk = { place: 'data' | 'backups'; free: number; size: number };

/** What is left of the disk a folder is on; nothing where that cannot be told. */
export async function diskOf(place: Disk['place'], folder: string): Promise<Disk[]> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return [{ place, free: bavail * bsize, size: blocks * bsize }];
  } catch {
    return [];
  }
}
