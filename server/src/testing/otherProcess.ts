import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import type { openDatabaseOn } from './databaseServer.ts';

type Database = Pick<Awaited<ReturnType<typeof openDatabaseOn>>, 'url' | 'programUrl'>;
type Given = { now: Date; env?: Record<string, string> };

const started = new Set<ChildProcess>();
/** Whoever is killed cannot remove what it made. */
const TMPDIR = join(tmpdir(), `traject-others-${process.pid}-${threadId}`);
const openApp = new URL('./openApp.ts', import.meta.url).href;
const openDb = new URL('../platform/database/openDb.ts', import.meta.url).href;

/** What it runs: the whole server on this database at this moment, and then `work` of `module`. */
const codeOf = ({ url, programUrl }: Database, { now, env = {} }: Given, [module, work]: Work) => `
  const { openApp } = await import(${JSON.stringify(openApp)});
  const { openDb } = await import(${JSON.stringify(openDb)});
  const { ${work} } = await import(${JSON.stringify(module)});
  const [owner, program] = [${JSON.stringify(url)}, ${JSON.stringify(programUrl)}].map((url) =>
    openDb(url, { max: 3, acquireMs: 60_000 }));
  const database = { ...owner, url: ${JSON.stringify(url)}, program,
    programUrl: ${JSON.stringify(programUrl)} };
  const app = await openApp(database, { env: ${JSON.stringify(env)} });
  app.time.now = new Date(${now.getTime()});
  await ${work}(app.world, app.time.now);
  console.log('done');`;

/** The address of a module, and the function of it that is given the world and the time. */
type Work = [module: string, name: string];

/** A process of its own that does something and then goes on as a server, until it is killed. */
export function anotherProcess(database: Database, given: Given, work: Work) {
  mkdirSync(TMPDIR, { recursive: true });
  const args = ['--input-type=module', '-e', codeOf(database, given, work)];
  const env = { ...process.env, NODE_ENV: '', TMPDIR };
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env });
  started.add(child);
  const exit = once(child, 'exit').then(() => started.delete(child));
  const line = once(child.stdout, 'data').then(([text]) => String(text).trim());
  const kill = async () => {
    child.kill('SIGKILL');
    await exit;
  };
  return { done: Promise.race([line, exit.then(() => 'ended')]), kill };
}

export async function killOthers() {
  for (const child of started) child.kill('SIGKILL');
  await rm(TMPDIR, { recursive: true, force: true });
}
