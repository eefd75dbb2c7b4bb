import { expect, it } from 'vitest';
import { onceOnly } from './testing/races/onceOnly.ts';
import { raceOn } from './testing/races/race.ts';
import { testApp } from './testing/testApp.ts';

const opened = await testApp({ pollSeconds: 3600 });
const run = await raceOn(opened);

/** The long form is `npm run harden`. */
it.each(await onceOnly(opened))('five at once: $name happens once', async (race) => {
  expect(await run(race, 5)).toEqual([]);
});
