import { goesAsTold } from '@traject/server/src/testing/model/goesAsTold.ts';
import type { OpenedApp } from '@traject/server/src/testing/openApp.ts';
import { readAll } from '@traject/server/src/testing/readAll.ts';
import type { Check } from './check.ts';
import { inApps } from './inApp.ts';

const numRuns = 200;

export const model: Check = {
  name: 'model',
  goal: 'every actor at random through the states: 0 answers or states other than the model’s',
  run: async ({ seed }) => {
    const walked = async (opened: OpenedApp) => {
      const told: string[] = [];
      for (const { name, run } of await goesAsTold(opened)) {
        const wrong = [await run({ seed, numRuns }), ...(await readAll(opened))].filter(Boolean);
        told.push(wrong.map((one) => `${name}: ${one}`).join('; '));
      }
      return told;
    };
    const [told = []] = await inApps(1, { pollSeconds: 3600 }, walked);
    const otherwise = told.filter(Boolean);
    return {
      figure: `${told.length * numRuns} walks, ${otherwise.length} kinds that went otherwise`,
      isReached: otherwise.length === 0,
      shortfalls: otherwise,
    };
  },
};
