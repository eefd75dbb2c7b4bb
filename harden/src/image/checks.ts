import { chown, copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@traject/server/src/testing/program.ts';
import type { ImageConfig } from './build.ts';
import {
  draws,
  givesUp,
  isFirst,
  isReadOnly,
  isTheirs,
  makesAdmin,
  remembers,
  restored,
  says,
  saysWhose,
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
    (await refused(built, folder)) &&
    (await interrupted(built, volume)) &&
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
  ['a PDF is made, and a picture read', () => draws(running)],
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
  return walk(running, [
    ['it becomes ready', async () => ((await running.isReady()) ? undefined : 'it never was')],
    ...stepsFor(running),
    ['SIGTERM ends it with status 0', () => stops(running)],
  ]);
}

/** The first process of a container only notices a signal that it listens to. */
async function interrupted(built: Built, volume: string) {
  const running = await runImage(built, volume, { port: await freePort() });
  return walk(running, [['SIGTERM while it starts ends it', () => givesUp(running, volume)]]);
}

/** A folder of the machine, bound in without a thought of whose it is. */
async function refused(built: Built, folder: string) {
  const volume = await newVolume(folder, 'strange', { ...built.config, User: '0:0' });
  const running = await runImage(built, volume, { port: await freePort() });
  return walk(running, [
    ['a new volume is its user’s', () => isTheirs(built)],
    ['somebody else’s folder is refused in a sentence', () => saysWhose(running)],
  ]);
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
