import type { OpenedApp } from '@traject/server/src/testing/openApp.ts';
import { readAll } from '@traject/server/src/testing/readAll.ts';
import { ofWorlds, tryWorld } from '@traject/server/src/testing/worlds/tryWorld.ts';
import type { Check } from './check.ts';
import { inApps } from './inApp.ts';

const worlds = 1000;
const servers = 2;
/** This many worlds make every call. */
const of = 12;
/** On a busy machine it says how far it got, and that this was not everything. */
const mostMinutes = 45;

type Tally = { worlds: number; calls: number; wrong: string[] };

export const worldsApart: Check = {
  name: 'worlds',
  goal: '1,000 worlds of two organisations that share people: 0 words or changes crossed over',
  run: async ({ seed }) => {
    const until = performance.now() + mostMinutes * 60_000;
    const draw = (opened: OpenedApp, at: number) => drawn(opened, { seed, at, until });
    const tallies = await inApps(servers, ofWorlds, draw);
    const sum = (of: (tally: Tally) => number) => tallies.reduce((all, one) => all + of(one), 0);
    const wrong = tallies.flatMap((tally) => tally.wrong);
    const told = `${wrong.length} told or changed`;
    return {
      figure: `${sum((one) => one.worlds)} worlds, ${sum((one) => one.calls)} calls, ${told}`,
      isReached: wrong.length === 0 && sum((one) => one.worlds) === worlds,
      shortfalls: wrong.slice(0, 50),
    };
  },
};

type Drawing = { seed: number; at: number; until: number };

/** Each server has its own; `--seed` with the seed of a failure makes that very world the first. */
async function drawn(opened: OpenedApp, { seed, at, until }: Drawing): Promise<Tally> {
  const tally: Tally = { worlds: 0, calls: 0, wrong: [] };
  for (let n = at; n < worlds && performance.now() < until; n += servers) {
    const { calls, wrong } = await tryWorld(opened, seed + n, { at: seed + n, of });
    tally.worlds += 1;
    tally.calls += calls;
    tally.wrong.push(...wrong);
  }
  tally.wrong.push(...(await readAll(opened)));
  return tally;
}
