import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  dataFolder,
  end,
  freePort,
  launch,
  signIn,
  startProgram,
} from '@traject/server/src/testing/program.ts';
import type { Check } from './check.ts';
import { createRandom, type Random } from './random.ts';

const rounds = 20;

export const firstStart: Check = {
  name: 'faults: the first start is killed',
  goal: `${rounds} times, twice each at any moment: the third gets ready by itself, and people can sign in`,
  async run({ seed }) {
    const random = createRandom(seed);
    const shortfalls: string[] = [];
    for (let round = 1; round <= rounds; round++) {
      // Every other one keeps its database elsewhere, where it runs as root.
      const dataDir = await dataFolder(round % 2 === 0 ? 0o700 : 0o755);
      const trouble = await oneRound(dataDir, random).catch(({ message }) => message);
      if (trouble) shortfalls.push(`round ${round}: ${trouble}`);
      await removeElsewhere(dataDir);
    }
    return {
      figure: `${rounds - shortfalls.length} of ${rounds} got ready`,
      isReached: shortfalls.length === 0,
      shortfalls,
    };
  },
};

async function oneRound(dataDir: string, random: Random) {
  const env = { DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'error' };
  for (let times = 0; times < 2; times++) {
    const { child } = launch({ ...env, PORT: String(await freePort()) });
    await pause(random.between(0, 6000));
    await end(child, 'SIGKILL');
  }
  const { child, url } = await startProgram(env);
  const token = await signIn(url);
  await end(child, 'SIGTERM');
  return token ? undefined : 'nobody can sign in';
}

async function removeElsewhere(dataDir: string) {
  const note = await readFile(join(dataDir, 'postgres.location'), 'utf8').catch(() => '');
  if (note) await rm(dirname(note.trim()), { recursive: true, force: true });
}
