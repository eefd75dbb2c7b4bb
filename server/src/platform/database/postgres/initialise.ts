import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { syncToDisk } from '../../program/syncToDisk.ts';
import type { Place } from './place.ts';

/** The process that started it may have been killed, and its children live on for a moment. */
const thoroughly = { recursive: true, force: true, maxRetries: 50, retryDelay: 20 };

/** A new database, moved into place when it is complete; unfinished ones are removed. */
export async function initialise(place: Place, password: string) {
  const parent = dirname(place.data);
  const begun = `${basename(place.data)}.new`;
  for (const name of await readdir(parent))
    if (name.startsWith(begun)) await rm(join(parent, name), thoroughly);
  const fresh = await mkdtemp(join(parent, `${begun}-`));
  await place.handOver(fresh);
  const passwordFile = `${fresh}.password`;
  await writeFile(passwordFile, password, { mode: 0o600 });
  await place.handOver(passwordFile);
  await create(place, fresh, passwordFile).finally(() => rm(passwordFile, { force: true }));
  await rename(fresh, place.data);
  await syncToDisk(parent);
}

async function create(place: Place, folder: string, passwordFile: string) {
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=nl'];
  const login = ['--username=traject', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const run = spawn(
    place.binary('initdb'),
    ['-D', folder, '--no-instructions', ...login, ...locale],
    { ...place.as, stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' },
  );
  const [said, [code]] = await Promise.all([text(run.stderr), once(run, 'exit')]);
  if (code !== 0) throw new Error(`The database could not be created: ${said.trim()}`);
}
