// Runs on any Node from 20 on, before anything is installed: no dependency, no TypeScript.
import { check, test } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { admin, dev, importDiploma, start } from './lib/serve.mjs';

const commands = { start, dev, test, check, admin, 'import:diploma': importDiploma };
const [name = 'start', ...args] = process.argv.slice(2);

try {
  ensureInstalled();
  process.exitCode = await commands[name](args);
} catch (error) {
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = 1;
}
