import { ensureBuilt } from './build.mjs';
import { bin, run } from './processes.mjs';

export async function start() {
  await ensureBuilt();
  return run(['server/src/main.ts']);
}

/** The server restarts and the web reloads by themselves; the styleguide is open. */
export async function dev() {
  const server = run(['--watch', 'server/src/main.ts'], { env: { DEBUG: '1' } });
  const web = run([bin.vite, 'web']);
  return Promise.race([server, web]);
}
