import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canRun, tool } from '../image/tools.ts';

export const folder = fileURLToPath(new URL('../../../data/cluster/', import.meta.url));
/** A Debian of its own, with the engines in it; kept for the next run. */
export const root = join(folder, 'root');
/** Gone with everything else when a run is over. */
export const temporary = join(root, 'srv/tmp');

const engines = [
  ...['postgresql-18', 'patroni', 'python3-psycopg2', 'python3-etcd'],
  ...['etcd-server', 'haproxy', 'pgbouncer'],
];

/** Made once, in a folder of its own; whoever wants other packages names another. */
export async function ensureDebian(place = root, packages = engines) {
  if (existsSync(place)) return;
  process.stdout.write('Fetching the engines from Debian …\n');
  const making = `${place}.making`;
  await mkdir(dirname(place), { recursive: true });
  await rm(making, { recursive: true, force: true });
  const what = ['--quiet', '--mode=root', '--variant=minbase', `--include=${packages.join(',')}`];
  const late = ['--aptopt', 'Acquire::Check-Valid-Until "false"'];
  await tool('mmdebstrap', [...what, ...late, 'sid', making, ...(await mirror())]);
  await rename(making, place);
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

/** Why a machine of its own cannot be made here; nothing if it can. */
export function whyNoDebian() {
  if (process.getuid?.() !== 0) return 'it needs root, to make networks and machines of its own';
  if (!canRun('mmdebstrap', ['--version']) || !canRun('ip', ['-V']))
    return 'there is no mmdebstrap or no ip here (apt-get install mmdebstrap iproute2)';
  if (!canRun('unshare', ['--net', '--mount', '--pid', '--fork', 'true']))
    return 'this machine does not let it make a namespace of its own';
  return undefined;
}
