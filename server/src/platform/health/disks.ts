import { statfs } from 'node:fs/promises';
import { withTimeout } from '../program/withTimeout.ts';

export type Disk = { place: 'data' | 'backups'; free: number; size: number };
type Space = { bavail: number; blocks: number; bsize: number };
type Look = (folder: string) => Promise<Space>;

const patience = 1000;
/** The database takes this much at once for its log of changes; with less, a change may fail. */
const least = 16 * 1024 ** 2;
const asked = new Map<string, Promise<Space>>();

/**
 * What is left of the disk a folder is on; nothing where that cannot be told. One on a machine that
 * hangs is not asked again before it answers: every question occupies a thread, and there are few.
 */
export async function diskOf(
  place: Disk['place'],
  folder: string,
  look: Look = statfs,
): Promise<Disk[]> {
  const answer = asked.get(folder) ?? look(folder).finally(() => asked.delete(folder));
  asked.set(folder, answer);
  try {
    const { bavail, blocks, bsize } = await withTimeout(answer, patience);
    return [{ place, free: bavail * bsize, size: blocks * bsize }];
  } catch {
    return [];
  }
}

/** A disk that does not tell is not called full. */
export async function isFull(folder: string, look?: Look) {
  const [disk] = await diskOf('data', folder, look);
  return disk !== undefined && disk.free < Math.min(least, 0.05 * disk.size);
}
