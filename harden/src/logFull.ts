import { spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';
import { mkdtemp, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFolder, end, freePort, launch } from '@traject/server/src/testing/program.ts';
import type { Check, Found } from './check.ts';
import { until } from './installation.ts';

const calls = 500;

/** Its log is a file on a small disk of its own, which is filled and freed again. */
export const logFull: Check = {
  name: 'faults: the log cannot be written',
  goal: `${calls} calls served without a log, and logged again when there is room`,
  async run() {
    const disk = await mkdtemp(join(tmpdir(), 'traject-log-'));
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'none', disk]);
    if (status !== 0) {
      await rm(disk, { recursive: true });
      return { figure: 'not possible here: no right to mount a small disk', isReached: 'untried' };
    }
    try {
      return await fillAndFree(disk);
    } finally {
      spawnSync('umount', ['-l', disk]);
      await rm(disk, { recursive: true, force: true });
    }
  },
};

async function fillAndFree(disk: string): Promise<Found> {
  const path = join(disk, 'log');
  const log = openSync(path, 'a');
  const [DATA_DIR, PORT] = [await dataFolder(), String(await freePort())];
  const env = { DATA_DIR, PORT, DEMO: '0', LOG_LEVEL: 'info' };
  const { child } = launch(env, undefined, ['ignore', log, log]);
  const isServed = () =>
    fetch(`http://127.0.0.1:${PORT}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
  if (!(await until(isServed, 60))) throw new Error('It did not start.');
  const filler = join(disk, 'filler');
  for (let size = (await statfs(disk)).bavail * 4096; size >= 1; size = Math.floor(size / 2))
    await writeFile(filler, Buffer.alloc(size), { flag: 'a' }).catch(() => {});
  let served = 0;
  for (let n = 0; n < calls; n++) if (await isServed()) served++;
  const lines = async () => (await readFile(path, 'utf8')).split('\n').length;
  const before = await lines();
  await rm(filler);
  const isLoggedAgain = await until(async () => (await lines()) >= before + calls / 2, 10);
  await end(child, 'SIGTERM');
  return {
    figure: `${served} served without a log; the log ${isLoggedAgain ? 'goes on' : 'is silent'}`,
    isReached: served === calls && isLoggedAgain && child.exitCode === 0,
  };
}
