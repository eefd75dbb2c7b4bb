import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'];
const find = () => [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path));

/** A browser for the tests: an installed one, or Debian's. */
export function ensureChromium() {
  const there = find();
  if (there) return there;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium …\n');
    const options = { stdio: ['ignore', 'ignore', 'inherit'] };
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-qq', '-y', '--no-install-recommends', 'chromium'], options);
  }
  const installed = find();
  if (installed) return installed;
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to yours.');
}
