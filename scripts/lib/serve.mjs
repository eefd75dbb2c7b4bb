import { ensureBuilt, program } from './build.mjs';
import { bin, run } from './processes.mjs';
import { keepRunning } from './watcher.mjs';

/**
 * By default, the engine takes twice the memory before it collects garbage. The 19 MiB that each
 * password hash needs is returned to the system at once, in large pages.
 */
const thrifty = ['--max-semi-space-size=8', '--max-old-space-size=384'];
const malloc = ['arena_max=1', 'mmap_threshold=1048576', 'hugetlb=1'];
const GLIBC_TUNABLES = malloc.map((setting) => `glibc.malloc.${setting}`).join(':');

export async function start() {
  await ensureBuilt();
  return keepRunning([...thrifty, program], { env: { GLIBC_TUNABLES } });
}

/** The server restarts and the web reloads by themselves; the styleguide is open. */
export async function dev() {
  const server = run(['--watch', 'server/src/main.ts'], { env: { DEBUG: '1' } });
  const web = run([bin.vite, 'web']);
  return Promise.race([server, web]);
}

/** One-off commands, whether the program is running or not. */
const command = (file) => (args) => run([`server/scripts/${file}`, ...args]);
export const admin = command('admin.ts');
export const importDiploma = command('import-diploma.ts');
export const backup = command('backup.ts');
export const restore = command('restore.ts');
export const sweep = command('sweep.ts');
export const upgrade = command('upgrade.ts');
