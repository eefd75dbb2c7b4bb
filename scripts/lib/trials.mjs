import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { run } from './processes.mjs';

/** Long runs for an evening, on the program as it is started. */
const trial = (file) => async (args) => {
  const CHROMIUM_PATH = ensureChromium();
  await ensureBuilt();
  return run([file, ...args], { env: { CHROMIUM_PATH } });
};

export const bench = trial('bench/src/run.ts');
export const harden = trial('harden/src/run.ts');
