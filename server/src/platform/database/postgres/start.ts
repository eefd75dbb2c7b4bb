import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { dirname, resolve } from 'node:path';
import postgres from 'postgres';
import { leaveOnSignal } from '../../program/process.ts';
import { toRun } from '../../program/toRun.ts';
import { initialise } from './initialise.ts';
import { lockFolder } from './lock.ts';
import { endOrphan } from './orphan.ts';
import { noteDown, type Place, placeFor } from './place.ts';
import { isDatabase, refuseRemains } from './remains.ts';

export type OwnPostgres = { url: string; stop: () => Promise<void> };

type Options = { dataDir: string; password: string; settings?: Record<string, string> };

/** Starts the PostgreSQL that comes with the program, on a data folder of its own. */
export async function startPostgres(options: Options): Promise<OwnPostgres> {
  const place = await placeFor(options.dataDir);
  if (!isDatabase(place.data)) await refuseRemains(options.dataDir);
  const unlock = await lockElsewhere(place, options.dataDir);
  try {
    if (isDatabase(place.data)) await endOrphan(place.data);
    else await initialise(place, options.password);
    await noteDown(options.dataDir);
    const { url, stop } = await launchAt(await freePort(), place, options);
    return { url, stop: () => stop().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** A copy of the folder leads to the same data as the folder itself. */
const lockElsewhere = async ({ data }: Place, dataDir: string) =>
  dirname(data) === resolve(dataDir) ? async () => {} : lockFolder(dirname(data));

async function launchAt(port: number, place: Place, { password, settings = {} }: Options) {
  const start = () => launch(place, port, settings);
  const first = start();
  const address = `postgres://traject:${password}@127.0.0.1:${port}`;
  await untilReady(first, `${address}/postgres`).catch(async (error) => {
    await stop(first);
    throw error;
  });
  return { url: `${address}/traject`, stop: keepAlive(first, start) };
}

/** A database that dies is restarted at its old address, until it is told to stop. */
function keepAlive(first: ChildProcess, start: () => ChildProcess) {
  let child = first;
  let timer: NodeJS.Timeout | undefined;
  const again = () => {
    timer = setTimeout(() => {
      child = start();
      child.once('exit', again);
    }, 500);
  };
  child.once('exit', again);
  return async () => {
    clearTimeout(timer);
    child.off('exit', again);
    await stop(child);
  };
}

/** The socket is in the data folder, where the next start finds it: see `endOrphan`. */
const listening = { listen_addresses: '127.0.0.1', unix_socket_directories: '.' };

function launch(place: Place, port: number, settings: Record<string, string>) {
  const given = { port, ...listening, ...settings };
  const args = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // In its own session: Ctrl-C reaches the program first, which then stops its database.
  const child = spawn(place.binary('postgres'), ['-D', place.data, ...args], {
    ...place.as,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
    cwd: '/',
  });
  // However the program ends, its database ends too; only kill -9 leaves it to the next start.
  const end = () => child.kill('SIGINT');
  process.once('exit', end);
  leaveOnSignal();
  child.once('exit', () => process.off('exit', end));
  return child;
}

const patience = 60_000;

async function untilReady(child: ChildProcess, url: string) {
  const said = textOf(child);
  const sql = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => {} });
  let giveUpAt = Date.now() + patience;
  try {
    while (isAlive(child) && Date.now() < giveUpAt) {
      const [found] = await sql`select 1 from pg_database where datname = 'traject'`.catch(notYet);
      // After a crash it says so while it recovers, which takes minutes for a large one.
      if (found === 'recovering') giveUpAt = Date.now() + patience;
      else if (found !== 'not yet') return found ? undefined : await sql`create database traject`;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  } finally {
    await sql.end();
  }
  throw new Error(`The database did not start: ${said().trim()}`);
}

function notYet(error: { code?: string }) {
  if (error.code === '28P01')
    throw new Error(
      'The database does not open with the password in secrets.json: put back the secrets.json ' +
        `that belongs to it, or restore a backup into an empty DATA_DIR (${toRun('restore', 'FILE')}).`,
    );
  return [error.code === '57P03' ? ('recovering' as const) : ('not yet' as const)];
}

const isAlive = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

async function stop(child: ChildProcess) {
  if (!isAlive(child)) return;
  const gone = once(child, 'exit');
  child.kill('SIGINT');
  const impatient = setTimeout(() => child.kill('SIGQUIT'), 5000);
  await gone;
  clearTimeout(impatient);
}

function textOf(child: ChildProcess) {
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    text = (text + chunk).slice(-4000);
  });
  return () => text;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No free port for the database');
  return address.port;
}
