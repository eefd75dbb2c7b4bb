import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const stamp = `${root}node_modules/.installed`;

/** Installs from the lock file if it changed since the last install. */
export function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stdout.write('Installing what the lock file names …\n');
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] };
  const { status } = spawnSync(command, [...args, 'ci', '--loglevel=error'], options);
  if (status !== 0) throw new Error('The installation failed; see the lines above.');
  writeFileSync(stamp, wanted);
}

/** Node 24 from the lock file, whatever Node the machine has. */
export function node() {
  const own = `${root}node_modules/node-${process.platform}-${process.arch}/bin/node`;
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Error(`Node 24 is needed, and there is none for ${process.platform} ${process.arch}.`);
}
