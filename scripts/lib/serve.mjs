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

/** What is done once from the command line, whether the program runs or not. */
const command = (file) => (args) => run([`server/scripts/${file}`, ...args]);
export const admin = command('admin.ts');
export const importDiploma = command('import-diploma.ts');
