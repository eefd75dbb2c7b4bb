import { once } from 'node:events';
import { open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * After kill -9 of the program its database still runs: it is stopped before a new one starts. If
 * it is in another container and out of reach, nothing starts beside it.
 */
export async function endOrphan(data: string) {
  const pid = Number((await readFile(pidFile(data), 'utf8').catch(() => '')).split('\n')[0]);
  if (pid > 0 && (await runsOn(pid, data))) await stop(pid, data);
  if (await answers(data)) throw new Error(refusal(data));
  await forget(data);
}

const refusal = (data: string) =>
  `The database in ${data} is already open, in a process that cannot be seen from here, ` +
  'such as one in another container; stop that first.';

/**
 * The pid alone says nothing: another program may have it by now, or it is from another container.
 */
async function runsOn(pid: number, data: string) {
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
  if (name.trim() !== 'postgres') return false;
  const place = await stat(data);
  const folder = await stat(`/proc/${pid}/cwd`).catch((error: NodeJS.ErrnoException) => error.code);
  if (typeof folder === 'object') return folder.dev === place.dev && folder.ino === place.ino;
  // Root in a container may not look there if the process is another user's. A dead one says
  // nothing.
  if (folder !== 'EACCES') return false;
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0').includes(data);
}

async function stop(pid: number, data: string) {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(pid, signal);
    for (let tries = 0; tries < 400; tries++) {
      if (!(await runsOn(pid, data).catch(() => false))) return;
      await pause(25);
    }
  }
  throw new Error(`The database in ${data} does not stop (process ${pid}); end it first.`);
}

/**
 * Its socket is in its own folder, and therefore the same in every container that has the folder.
 */
async function answers(data: string) {
  await using folder = await open(data, 'r');
  for (const name of await socketsIn(data)) {
    // Through the open folder, since the address of a socket must be short.
    const socket = connect(`/proc/self/fd/${folder.fd}/${name}`);
    const code = await once(socket, 'connect').then(
      () => 'connected',
      (error: NodeJS.ErrnoException) => error.code,
    );
    socket.destroy();
    if (code !== 'ECONNREFUSED' && code !== 'ENOENT') return true;
  }
  return false;
}

const socketsIn = async (data: string) =>
  (await readdir(data)).filter((name) => /^\.s\.PGSQL\.\d+$/.test(name));

/**
 * A stale pid would stop the next start if another process has it now. The rest of the file stays:
 * the database uses it to check that its own children are gone.
 */
async function forget(data: string) {
  for (const name of await socketsIn(data))
    for (const path of [name, `${name}.lock`]) await rm(join(data, path), { force: true });
  const left = await readFile(pidFile(data), 'utf8').catch(() => '');
  // A machine that lost its power leaves one that is empty or cut off, which the database takes for a start.
  if (!/^\d+\n/.test(left)) await rm(pidFile(data), { force: true });
  else await writeFile(pidFile(data), left.replace(/^\d+/, nobodysNumber));
}

/** Larger than any pid. */
const nobodysNumber = '2147483647';

const pidFile = (data: string) => join(data, 'postmaster.pid');
