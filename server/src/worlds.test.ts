import { expect, it } from 'vitest';
import { testApp } from './testing/testApp.ts';
import { ofWorlds, tryWorld } from './testing/worlds/tryWorld.ts';

const opened = await testApp(ofWorlds);
const worlds = Array.from({ length: 12 }, (_, at) => ({ seed: 1000 + at, at }));

/** The long form is `npm run harden`. */
it.each(worlds)(
  '[SEC-01] what another organisation knows about the same people stays there: world $seed',
  async ({ seed, at }) => {
    const { wrong } = await tryWorld(opened, seed, { at, of: worlds.length });
    expect(wrong).toEqual([]);
  },
);
