import { ensureBuilt } from './build.mjs';
import { bin, run } from './processes.mjs';
import { commands, GLIBC_TUNABLES, program, thrifty } from './program.mjs';
import { keepRunning } from './watcher.mjs';

export async function start() {
  await ensureBuilt();
  return keepRunning([...thrifty, program], { env: { GLIBC_TUNABLES } });
}

/** All that `traject.mjs` needs to run here afterwards. */
export async function build() {
  await ensureBuilt();
  return 0;
}

/** The server restarts and the web reloads by themselves; the styleguide is open. */
export async function dev() {
  const server = run(['--watch', 'server/src/main.ts'], { env: { DEBUG: '1' } });
  const web = run([bin.vite, 'web']);
  return Promise.race([server, web]);
}

/** One-off commands, whether the program is running or not. */
export const oneOff = Object.fromEntries(
  Object.entries(commands).map(([name, file]) => [name, (args) => run([file, ...args])]),
);
