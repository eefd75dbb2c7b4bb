import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export type Program = { child: ChildProcess; said: () => string; url: string };
type Env = Record<string, string>;

const started = new Set<ChildProcess>();
const folders: string[] = [];

/** A folder for the data of a program, removed by `endAll`. */
export async function dataFolder(mode = 0o755) {
  const folder = await mkdtemp(join(tmpdir(), 'traject-program-'));
  await chmod(folder, mode);
  folders.push(folder);
  return folder;
}

/** The program itself, or one of its scripts, as a separate process. */
export function launch(
  env: Env,
  [script = '', ...args]: string[] = ['../main.ts'],
  stdio: StdioOptions = 'pipe',
) {
  const { pathname } = new URL(script, import.meta.url);
  const options = { env: { ...process.env, ...env, NODE_ENV: '' }, stdio };
  const child = spawn(process.execPath, [pathname, ...args], options);
  started.add(child);
  child.once('exit', () => started.delete(child));
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      text = (text + chunk).slice(-100_000);
    });
  return { child, said: () => text };
}

/** Started as a person would start it, and ready. */
export async function startProgram(env: Env): Promise<Program> {
  const port = await freePort();
  const { child, said } = launch({ PORT: String(port), ...env });
  while (child.exitCode === null && child.signalCode === null) {
    if (said().includes('is ready')) return { child, said, url: `http://127.0.0.1:${port}` };
    await pause(50);
  }
  throw new Error(`It did not start: ${said()}`);
}

export async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

export async function endAll() {
  await Promise.all([...started].map((child) => end(child, 'SIGTERM')));
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
}

/** The process of the program's own database. */
export const databaseOf = async (dataDir: string) =>
  Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

export async function signIn(url: string, email = 'admin@demo.example'): Promise<string> {
  const body = JSON.stringify({ email, password: 'demo-demo-demo' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', body, headers });
  return ((await answer.json()) as { token: string }).token;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}
