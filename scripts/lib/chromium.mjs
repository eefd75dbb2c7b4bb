import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const browsers = ['chromium', 'google-chrome', 'chromium-browser'];
/** The same browser without windows: it takes a fifth less time. */
const headless = 'chromium-headless-shell';

/** A browser for the tests: an installed one, or Debian's. */
export function ensureChromium({ mayBeHeadless = false } = {}) {
  const names = mayBeHeadless ? [headless, ...browsers] : browsers;
  const paths = [process.env.CHROMIUM_PATH, ...names.map((name) => `/usr/bin/${name}`)];
  const find = () => paths.find((path) => path && existsSync(path));
  if (!find()) install(mayBeHeadless ? headless : 'chromium');
  if (!find()) install('chromium');
  const found = find();
  if (found) return found;
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to yours.');
}

function install(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stdout.write('Installing Chromium …\n');
  const options = { stdio: ['ignore', 'ignore', 'inherit'] };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-qq', '-y', '--no-install-recommends', name], options);
}
