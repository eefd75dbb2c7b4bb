import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { bin, run } from './processes.mjs';

/** On the program as it is started. */
const trial =
  (...command) =>
  async (args) => {
    const CHROMIUM_PATH = ensureChromium();
    await ensureBuilt();
    return run([...command, ...args], { env: { CHROMIUM_PATH } });
  };

/** Long runs for an evening. */
export const bench = trial('bench/src/run.ts');
export const harden = trial('harden/src/run.ts');

/** The image, built and run as it would be elsewhere; it brings its own build. */
export const container = (args) => run(['harden/src/image/run.ts', ...args]);

/** Several processes on the engines of a cluster, which are killed one after another. */
export async function cluster(args) {
  await ensureBuilt();
  return run(['harden/src/cluster/run.ts', ...args]);
}

/** Browser stories, chosen by file or by part of their name. */
export const story = trial(bin.playwright, 'test', '--config', 'e2e/playwright.config.ts');

/** The pictures of the README, taken from the demo. */
export const pictures = trial(bin.playwright, 'test', '--config', 'e2e/pictures.config.ts');
