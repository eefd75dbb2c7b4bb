import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import postgres from 'postgres';
import { type Place, placeFor } from './place.ts';

export type OwnPostgres = { url: string; stop: () => Promise<void> };

type Options = { dataDir: string; password: string; settings?: Record<string, string> };

/** Starts the PostgreSQL that comes with the program, on a data folder of its own. */
export async function startPostgres(options: Options): Promise<OwnPostgres> {
  const place = await placeFor(options.dataDir);
  await stopOrphan(place.data);
  if (!existsSync(join(place.data, 'PG_VERSION'))) await initialise(place, options.password);

  const port = await freePort();
  const start = () => launch(place, port, options.settings ?? {});
  const first = start();
  const address = `postgres://traject:${options.password}@127.0.0.1:${port}`;
  await untilReady(first, `${address}/postgres`);
  return { url: `${address}/traject`, stop: keepAlive(first, start) };
}

/** A database that dies is started again at its old address, until it is told to stop. */
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

async function initialise(place: Place, password: string) {
  const fresh = `${place.data}.new`;
  await rm(fresh, { recursive: true, force: true });
  const passwordFile = `${fresh}.password`;
  await mkdir(fresh, { recursive: true, mode: 0o700 });
  await place.handOver(fresh);
  await writeFile(passwordFile, password, { mode: 0o600 });
  await place.handOver(passwordFile);
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=nl'];
  const login = ['--username=traject', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const run = spawn(
    place.binary('initdb'),
    ['-D', fresh, '--no-instructions', ...login, ...locale],
    {
      ...place.as,
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: '/',
    },
  );
  const said = textOf(run);
  const [code] = await once(run, 'exit');
  await rm(passwordFile, { force: true });
  if (code !== 0) throw new Error(`The database could not be created: ${said().trim()}`);
  await rename(fresh, place.data);
}

function launch(place: Place, port: number, settings: Record<string, string>) {
  const given = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
  const args = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A session of its own: Ctrl-C reaches the program first, which then stops its database.
  const child = spawn(place.binary('postgres'), ['-D', place.data, ...args], {
    ...place.as,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
    cwd: '/',
  });
  // However the program ends, its database ends too; only kill -9 leaves it, to the next start.
  const end = () => child.kill('SIGINT');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}

async function untilReady(child: ChildProcess, url: string) {
  const said = textOf(child);
  const sql = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => {} });
  const giveUpAt = Date.now() + 60_000;
  try {
    while (child.exitCode === null && Date.now() < giveUpAt) {
      const [found] = await sql`select 1 from pg_database where datname = 'traject'`.catch(() => [
        'not yet' as const,
      ]);
      if (found !== 'not yet') return found ? undefined : await sql`create database traject`;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  } finally {
    await sql.end();
  }
  throw new Error(`The database did not start: ${said().trim()}`);
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGINT');
  const impatient = setTimeout(() => child.kill('SIGQUIT'), 5000);
  await gone;
  clearTimeout(impatient);
}

/** After kill -9 of the program its database still runs: end it before a new one starts. */
async function stopOrphan(data: string) {
  const pidFile = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(pidFile.split('\n')[0]);
  const isPostgres = () =>
    readFile(`/proc/${pid}/comm`, 'utf8').then(
      (name) => name.trim() === 'postgres',
      () => false,
    );
  if (!pid || !(await isPostgres())) return;
  process.kill(pid, 'SIGINT');
  for (let tries = 0; tries < 400 && (await isPostgres()); tries++)
    await new Promise((resolve) => setTimeout(resolve, 25));
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
