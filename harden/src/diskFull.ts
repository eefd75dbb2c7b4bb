import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Check } from './check.ts';
import { type Installation, install, until } from './installation.ts';
import { callWithoutEnd, wrongAnswers } from './outage.ts';
import { type Acknowledged, fileDocument, writeNote } from './writers.ts';

const megabytes = 220;
const mostMilliseconds = 2000;

/** A file system of its own, small enough to fill. */
export const diskFull: Check = {
  name: 'faults: the disk is full',
  goal: '503 with Retry-After, also of /readyz, no acknowledged write lost, and back without a restart',
  async run() {
    const dataDir = await mkdtemp(join(tmpdir(), 'traject-full-'));
    const size = `size=${megabytes}m,mode=755`;
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'none', dataDir]);
    if (status !== 0) {
      await rm(dataDir, { recursive: true });
      return { figure: 'not possible here: no right to mount a small disk', isReached: 'untried' };
    }
    await chmod(dataDir, 0o755);
    try {
      return await fillAndFree(await install({}, dataDir));
    } finally {
      spawnSync('umount', ['-l', dataDir]);
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

async function fillAndFree(installation: Installation) {
  const { dataDir, isReady } = installation;
  const written: Acknowledged[] = [];
  const stop = await keepWriting(installation, written);
  await pause(1000);
  const filler = join(dataDir, 'filler');
  await fill(dataDir, filler);
  await pause(10_000);
  const isCalledReady = await isReady();
  await rm(filler);
  const isBack = await until(isReady, 20);
  await pause(1000);
  const { wrong, slowest, refused } = wrongAnswers(await stop(), mostMilliseconds);
  if (isCalledReady) wrong.push('/readyz said ready while the disk was full');
  if (!isBack || !installation.isAlive()) wrong.push('it did not come back by itself');
  const lost = await installation.look(async ({ sql }) => {
    const found = await Promise.all(written.map((one) => sql.unsafe(one.proof, one.values)));
    return found.filter((rows) => rows.length === 0).length;
  });
  if (lost > 0) wrong.push(`${lost} acknowledged writes lost`);
  if (refused === 0) wrong.push('nothing was refused: the disk was never full');
  await installation.stop();
  const slow = `the slowest answer after ${slowest} ms`;
  return {
    figure: `${written.length} writes acknowledged, ${lost} lost, ${refused} refused, ${slow}`,
    isReached: wrong.length === 0,
    shortfalls: wrong.slice(0, 10),
  };
}

async function keepWriting(installation: Installation, written: Acknowledged[]) {
  const staff = await installation.as('counselor');
  const acknowledge = (done: Acknowledged) => written.push(done);
  const desk = { staff, anyone: installation.anyone, trajectoryId: 1, acknowledge };
  return callWithoutEnd({
    note: () => writeNote(desk),
    // Not more than one person may send in an hour.
    document: async () => {
      await pause(50);
      return fileDocument(desk);
    },
    read: () => staff.get('/trajectories/1'),
  });
}

/** Down to the last kilobyte. */
export async function fill(dataDir: string, path: string) {
  const { bavail, bsize } = await statfs(dataDir);
  for (let size = bavail * bsize; size > 1024; size = Math.floor(size / 2))
    await writeFile(path, Buffer.alloc(size), { flag: 'a' }).catch(() => {});
}
