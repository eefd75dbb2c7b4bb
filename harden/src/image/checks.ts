import { chown, copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@traject/server/src/testing/program.ts';
import type { ImageConfig } from './build.ts';
import {
  isFirst,
  isReadOnly,
  makesAdmin,
  remembers,
  restored,
  says,
  servesWeb,
  stops,
  works,
} from './promises.ts';
import { newVolume, type Running, runImage } from './running.ts';

type Built = { mounted: string; config: ImageConfig };
/** Says what is wrong; nothing if it is as promised. */
type Step = readonly [promise: string, look: () => Promise<string | undefined>];

/** Every promise of the image, a line each; false if one is broken. */
export async function tryIt(built: Built, folder: string) {
  const volume = await newVolume(folder, 'data', built.config);
  const other = await newVolume(folder, 'other', built.config);
  return (
    (await onVolume(built, volume, firstDay)) &&
    (await onVolume(built, volume, again)) &&
    (await restoreTo(built, other, join(volume, 'backup.zip'))) &&
    (await onVolume(built, other, again))
  );
}

const firstDay = (running: Running): Step[] => [
  ['the program itself is process 1, and not root', () => isFirst(running)],
  ['nothing but its volume and /tmp can be written', () => isReadOnly(running)],
  ['its health check passes', () => says(running, /^$/, 'traject', 'health')],
  ['/ is the product', () => servesWeb(running)],
  ['somebody signs in, reads a trajectory and writes a note', () => works(running)],
  ['a command makes an administrator', () => makesAdmin(running)],
  ['a backup is made', () => says(running, /^\/data\/backup.zip holds/, ...backup)],
];
const backup = ['traject', 'backup', 'backup.zip'];

const again = (running: Running): Step[] => [
  ['what was written before is there', () => remembers(running)],
];

/** Starts it, walks through the steps, and stops it as a machine that restarts does. */
async function onVolume(built: Built, volume: string, stepsFor: (running: Running) => Step[]) {
  const running = await runImage(built, volume, { port: await freePort() });
  try {
    return await walk(running, [
      ['it becomes ready', async () => ((await running.isReady()) ? undefined : 'it never was')],
      ...stepsFor(running),
      ['SIGTERM ends it with status 0', () => stops(running)],
    ]);
  } finally {
    await running.end();
  }
}

async function restoreTo(built: Built, volume: string, archive: string) {
  const copy = join(volume, 'backup.zip');
  const [uid = 0, gid = uid] = built.config.User.split(':').map(Number);
  await copyFile(archive, copy);
  await chown(copy, uid, gid);
  const command = ['restore', 'backup.zip'];
  const running = await runImage(built, volume, { port: await freePort(), command });
  return walk(running, [['the backup is restored to an empty volume', () => restored(running)]]);
}

/** Stops at the first that is broken: the next ones build on it. */
async function walk(running: Running, steps: Step[]) {
  for (const [promise, look] of steps) {
    const began = performance.now();
    const wrong = await look().catch((error: Error) => error.message);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    process.stdout.write(`${wrong ? 'NOT  ' : 'ok   '} ${promise} (${seconds} s)\n`);
    if (!wrong) continue;
    process.stdout.write(`      ${wrong}\n${running.said()}\n`);
    return false;
  }
  return true;
}
