import { setTimeout as pause } from 'node:timers/promises';
import type { Check } from './check.ts';
import { askTask, planMeeting } from './dayWriters.ts';
import { type Installation, install, until } from './installation.ts';
import { createRandom, type Random } from './random.ts';
import { countPairs, type Differences, halfDone } from './wholeness.ts';
import {
  type Acknowledged,
  anHourPasses,
  askClient,
  askSurvey,
  type Desk,
  fileDocument,
  someTrajectories,
  type Write,
  writeNote,
} from './writers.ts';

const rounds = 50;
const work: Write[] = [
  writeNote,
  writeNote,
  fileDocument,
  fileDocument,
  askClient,
  askSurvey,
  askTask,
  planMeeting,
];

export const kill: Check = {
  name: 'kill',
  goal: '50 rounds of kill -9 under load, 0 acknowledged writes lost, 0 half-done steps',
  async run({ seed }) {
    const installation = await install();
    const trial = await prepare(installation, createRandom(seed));
    const shortfalls: string[] = [];
    let writes = 0;
    let lost = 0;
    let halves = 0;
    for (let round = 1; round <= rounds; round++) {
      const found = await oneRound(trial);
      writes += found.writes;
      lost += found.lost.length;
      halves += found.halves.length;
      const troubles = [...found.lost, ...found.halves, ...found.strange];
      shortfalls.push(...troubles.map((trouble) => `round ${round}: ${trouble}`));
    }
    await installation.stop();
    return {
      figure: `${rounds} rounds, ${writes} acknowledged writes, ${lost} lost, ${halves} half done`,
      isReached: shortfalls.length === 0,
      shortfalls: shortfalls.slice(0, 20),
    };
  },
};

type Trial = {
  installation: Installation;
  random: Random;
  desk: Pick<Desk, 'staff' | 'anyone'>;
  trajectories: number[];
  before: Differences;
};

async function prepare(installation: Installation, random: Random): Promise<Trial> {
  const staff = await installation.as('counselor');
  const trajectories = await someTrajectories(installation, work.length);
  if (trajectories.length < work.length) throw new Error('The demo has too few trajectories.');
  const before = await installation.look(({ sql }) => countPairs(sql));
  const desk = { staff, anyone: installation.anyone };
  return { installation, random, trajectories, before, desk };
}

async function oneRound(trial: Trial) {
  const { installation } = trial;
  const written: Acknowledged[] = [];
  const strange: string[] = [];
  await installation.look(async ({ sql }) => {
    await anHourPasses(sql);
    const stop = new AbortController();
    const working = work.map((write, index) => {
      const trajectoryId = trial.trajectories[index] ?? 0;
      const acknowledge = (done: Acknowledged) => written.push(done);
      const desk = { ...trial.desk, trajectoryId, acknowledge };
      return workUntil(stop.signal, () => write(desk, sql), strange);
    });
    strange.push(...(await killOne(trial)));
    stop.abort();
    await Promise.all(working);
  });
  if (!(await until(installation.isReady, 20)))
    throw new Error(`It did not come back: ${installation.said().slice(-2000)}`);
  const lost = await missing(installation, written);
  const halves = await halfDone(installation, trial.before);
  return { writes: written.length, lost, halves, strange };
}

/** Somebody restarts the program; the program itself restarts the database. */
async function killOne({ installation, random }: Trial) {
  await pause(random.between(300, 1200));
  if (random.between(0, 2) === 0) {
    await installation.kill();
    await installation.startAgain();
    return [];
  }
  process.kill(await installation.databasePid(), 'SIGKILL');
  await pause(200);
  if (installation.isAlive()) return [];
  const last = installation.said().slice(-2000);
  await installation.startAgain();
  return [`the program ended because its database did: ${last}`];
}

/** A failure because something was killed is expected; any other unexpected answer is not. */
async function workUntil(stop: AbortSignal, write: () => Promise<void>, strange: string[]) {
  while (!stop.aborted) {
    await write().catch((error: Error) => {
      const isAway = /^503|fetch failed|CONNECTION|terminated|closed|ECONN|57P|other side/;
      const said = `${error.message} ${(error as NodeJS.ErrnoException).code ?? ''}`;
      if (!stop.aborted && !isAway.test(said)) strange.push(`an answer ${said}`);
    });
  }
}

const missing = (installation: Installation, written: Acknowledged[]) =>
  installation.look(async ({ sql }) => {
    const lost: string[] = [];
    for (const { what, proof, values } of written)
      if ((await sql.unsafe(proof, values)).length === 0)
        lost.push(`lost a ${what}: ${values.join(', ')}`);
    return lost;
  });
