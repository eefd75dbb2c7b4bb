import type { OpenedApp } from '@traject/server/src/testing/openApp.ts';
import { onceOnly } from '@traject/server/src/testing/races/onceOnly.ts';
import { raceOn } from '@traject/server/src/testing/races/race.ts';
import type { Check } from './check.ts';
import { inApps } from './inApp.ts';

const racers = 20;
const rounds = 20;

export const atOnce: Check = {
  name: 'at once',
  goal: 'each action 20 times at the same moment: 1 effect, 1 mail, the others a readable no',
  run: async () => {
    const [tally = { races: 0, wrong: [] }] = await inApps(1, { pollSeconds: 3600 }, everyRace);
    const { races, wrong } = tally;
    return {
      figure: `${races} races of ${racers}, ${wrong.length} with more or less than one effect`,
      isReached: wrong.length === 0,
      shortfalls: wrong.slice(0, 20),
    };
  },
};

async function everyRace(opened: OpenedApp) {
  const run = await raceOn(opened);
  const tally = { races: 0, wrong: [] as string[] };
  for (const race of await onceOnly(opened))
    for (let round = 0; round < rounds; round++) {
      const wrong = await run(race, racers);
      tally.races += 1;
      if (wrong.length > 0) tally.wrong.push(`${race.name}: ${wrong.join('; ')}`);
    }
  return tally;
}
