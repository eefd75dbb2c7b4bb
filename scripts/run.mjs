// Runs on any Node from 20 on, before anything is installed: no dependencies, no TypeScript.
import { check, test } from './lib/checks.mjs';
import { feature, tables } from './lib/feature.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { build, dev, oneOff, start } from './lib/serve.mjs';
import { bench, cluster, container, harden, pictures, story } from './lib/trials.mjs';

const daily = { start, build, dev, test, check, story, feature, tables, bench, harden, pictures };
const commands = { ...daily, cluster, container, ...oneOff };
const [name = 'start', ...args] = process.argv.slice(2);

try {
  ensureInstalled();
  process.exitCode = await commands[name](args);
} catch (error) {
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = 1;
}
