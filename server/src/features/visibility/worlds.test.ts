import fc from 'fast-check';
import { expect, it } from 'vitest';
import { today } from '../../platform/program/clock.ts';
import { testApp } from '../../testing/testApp.ts';
import { buildWorlds } from '../../testing/visibility/build.ts';
import { compareLists, compareReasons } from '../../testing/visibility/compare.ts';
import { plan } from '../../testing/visibility/plan.ts';

const opened = await testApp({ pollSeconds: 3600 });
const plans = fc.sample(plan, { seed: 19, numRuns: 1000 });
const worlds = await buildWorlds(opened.db, plans, today(opened.world.clock));

/** Others are drawn by `npm run harden`. */
it('whoever is let in is named with a reason, and nobody else, in 1,000 random worlds', async () => {
  const tallies: Awaited<ReturnType<typeof compareReasons>>[] = [];
  for (let at = 0; at < worlds.length; at += 10)
    tallies.push(
      ...(await Promise.all(
        worlds.slice(at, at + 10).map((built) => compareReasons(opened, built)),
      )),
    );
  expect(tallies.flatMap(({ wrong }) => wrong)).toEqual([]);
  const sum = (of: 'seen' | 'unseen') => tallies.reduce((all, tally) => all + tally[of], 0);
  expect(Math.min(sum('seen'), sum('unseen'))).toBeGreaterThan(3000);
});

it('the list and its total hold what they are let in to, and nothing else', async () => {
  for (const built of worlds.filter((_, at) => at % 10 === 0))
    expect(await compareLists(opened, built)).toEqual([]);
});
