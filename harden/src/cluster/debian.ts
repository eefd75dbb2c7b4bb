import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tool } from '../image/tools.ts';

export const folder = fileURLToPath(new URL('../../../data/cluster/', import.meta.url));
/** A Debian of its own, with the engines in it; kept for the next run. */
export const root = join(folder, 'root');
/** Gone with everything else when a run is over. */
export const temporary = join(root, 'srv/tmp');

const engines = [
  ...['postgresql-18', 'patroni', 'python3-psycopg2', 'python3-etcd'],
  ...['etcd-server', 'haproxy', 'pgbouncer'],
];

export async function ensureDebian() {
  if (existsSync(root)) return;
  process.stdout.write('Fetching the engines from Debian …\n');
  const making = `${root}.making`;
  await rm(making, { recursive: true, force: true });
  const what = ['--quiet', '--mode=root', '--variant=minbase', `--include=${engines.join(',')}`];
  const late = ['--aptopt', 'Acquire::Check-Valid-Until "false"'];
  await tool('mmdebstrap', [...what, ...late, 'sid', making, ...(await mirror())]);
  await rename(making, root);
}

/** The one that this machine uses, if it is a Debian; else mmdebstrap knows one. */
async function mirror() {
  const place = '/etc/apt/sources.list.d';
  const names = existsSync(place) ? await readdir(place) : [];
  const files = [...names.map((name) => join(place, name)), '/etc/apt/sources.list'];
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => '');
    const [, address] = /^(?:URIs:|deb)[^#\n]*?(https?:\S+\/debian)\/?\s/m.exec(text) ?? [];
    if (address && /\.(list|sources)$/.test(file)) return [address];
  }
  return [];
}

/** The number of one of its users. */
export async function userOf(name: string) {
  const users = await readFile(join(root, 'etc/passwd'), 'utf8');
  const [uid, gid] =
    users
      .match(new RegExp(`^${name}:x:(\\d+):(\\d+):`, 'm'))
      ?.slice(1)
      .map(Number) ?? [];
  if (uid === undefined || gid === undefined) throw new Error(`There is no ${name} in it`);
  return { uid, gid };
}
