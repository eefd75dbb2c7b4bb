import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { storeOne } from '@traject/server/src/testing/storeOne.ts';
import postgres from 'postgres';

export type Program = {
  pid: number;
  origin: string;
  readyAfter: number;
  stop: () => Promise<void>;
};

const root = new URL('../../', import.meta.url).pathname;
const started = new Set<ChildProcess>();
// Whatever happens here, nothing that it started stays behind.
process.on('exit', () => {
  for (const child of started) child.kill('SIGTERM');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** As `npm start` does it, except for the place of its data. */
export async function startProduct(databaseUrl: string, dataDir: string): Promise<Program> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  // Its files are rows alone, and a program that finds none of them does not start.
  await storeOne(sql, dataDir);
  await sql.end();
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'info' };
  const started = await start(['scripts/run.mjs', 'start'], '/readyz', env);
  return { ...started, pid: childrenOf(started.pid)[0] ?? started.pid };
}

export const startBare = (databaseUrl: string, statements: object) =>
  start(['bench/src/bare.ts'], '/', {
    DATABASE_URL: databaseUrl,
    STATEMENTS: JSON.stringify(statements),
  });

async function start(args: string[], path: string, env: Record<string, string>): Promise<Program> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: `${root}node_modules/.cache/compiled`,
      PORT: String(port),
      ...env,
    },
  });
  started.add(child);
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswers(child, origin + path);
  const readyAfter = performance.now() - began;
  return { pid: child.pid ?? 0, origin, readyAfter, stop: () => stop(child) };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function untilAnswers(child: ChildProcess, url: string) {
  const giveUpAt = Date.now() + 60_000;
  while (Date.now() < giveUpAt && child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`${url} does not answer`);
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

const ticksPerSecond = 100;

/** Milliseconds of CPU time that a process has used. */
export function cpuOf(pid: number) {
  const fields = statOf(pid);
  return fields ? ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond : 0;
}

/** The same for the database: all processes of its server, also those that have ended. */
export function cpuOfChildren(parent: number) {
  const fields = statOf(parent);
  const ended = fields ? ((Number(fields[13]) + Number(fields[14])) * 1000) / ticksPerSecond : 0;
  return childrenOf(parent).reduce((sum, pid) => sum + cpuOf(pid), ended);
}

const childrenOf = (parent: number) =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && Number(statOf(pid)?.[1]) === parent);

/** Resident memory in MiB. */
export function memoryOf(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** The fields after the name, which may itself contain spaces and brackets. */
function statOf(pid: number) {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
