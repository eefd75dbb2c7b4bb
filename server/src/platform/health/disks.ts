import { statfs } from 'node:fs/promises';
import { withTimeout } from '../program/withTimeout.ts';

export type Disk = { place: 'data' | 'backups'; free: number; size: number };
type Space = { bavail: number; blocks: number; bsize: number };
type Look = (folder: string) => Promise<Space>;

const patience = 1000;
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
