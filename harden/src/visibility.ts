import { today } from '@traject/server/src/platform/program/clock.ts';
import type { OpenedApp } from '@traject/server/src/testing/openApp.ts';
import { buildWorlds } from '@traject/server/src/testing/visibility/build.ts';
import { compareLists, compareReasons } from '@traject/server/src/testing/visibility/compare.ts';
import { plan } from '@traject/server/src/testing/visibility/plan.ts';
import fc from 'fast-check';
import type { Check } from './check.ts';
import { inApps } from './inApp.ts';

const worlds = 10_000;
const servers = 2;

export const visibility: Check = {
  name: 'visibility',
  goal: '10,000 organisations: whoever is let in is named, listed and meant to be, and nobody else',
  run: async ({ seed }) => {
    const found = await inApps(servers, { pollSeconds: 3600 }, (opened, at) =>
      drawn(opened, seed + at),
    );
    const wrong = found.flat();
    return {
      figure: `${worlds} organisations, ${wrong.length} differences`,
      isReached: wrong.length === 0,
      shortfalls: wrong.slice(0, 20),
    };
  },
};

async function drawn(opened: OpenedApp, seed: number) {
  const plans = fc.sample(plan, { seed, numRuns: worlds / servers });
  const wrong: string[] = [];
  for (const built of await buildWorlds(opened.db, plans, today(opened.world.clock))) {
    wrong.push(...(await compareReasons(opened, built)).wrong);
    wrong.push(...(await compareLists(opened, built)));
  }
  return wrong;
}
