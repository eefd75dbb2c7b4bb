import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const started: ChildProcess[] = [];
const folders: string[] = [];
afterAll(async () => {
  for (const child of started) child.kill('SIGTERM');
  await Promise.all(
    started.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')),
  );
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

describe('the program, started as a person would', () => {
  it('serves, survives kill -9 of itself and of its database, and stops both', async () => {
    const dataDir = await aFolder(0o755);
    const first = await start({ DATA_DIR: dataDir });
    expect(first.said()).toContain('Traject is ready: http://localhost:');
    expect(first.said()).toContain('counselor@demo.example');
    const token = await signIn(first.url);
    await end(first.child, 'SIGKILL');

    const second = await start({ DATA_DIR: dataDir });
    const me = await fetch(`${second.url}/api/auth/me`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(me.status).toBe(200);
    const postgres = Number(
      (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0],
    );
    process.kill(postgres, 'SIGKILL');
    await expect.poll(() => statusOf(second.url), { timeout: 5000 }).toBe(503);
    await expect.poll(() => statusOf(second.url), { timeout: 15_000 }).toBe(200);
    await end(second.child, 'SIGTERM');
    expect(second.child.exitCode).toBe(0);
    expect(() => process.kill(postgres, 0)).toThrow();
  });

  it('refuses a second start on the same data folder in one sentence', async () => {
    const dataDir = await aFolder(0o755);
    await start({ DATA_DIR: dataDir });
    const second = await startAndFail({ DATA_DIR: dataDir });
    expect(second.trim()).toMatch(/^Traject already runs on .* stop it first .*\.$/);

    const admin = launch({ DATA_DIR: dataDir }, ['../scripts/admin.ts', 'admin@demo.example']);
    await once(admin.child, 'close');
    expect(admin.said(), '[ADM-01] a new way in, while the program runs').toMatch(
      /^Choose a new password within 60 minutes:\nhttp:.*\/auth\/reset\/[\w-]{43}\n$/,
    );
  });

  it('runs in a folder that only its owner can enter', async () => {
    const dataDir = await aFolder(0o700);
    const { url } = await start({ DATA_DIR: dataDir, DEMO: '0' });
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const elsewhere = await readFile(join(dataDir, 'postgres.location'), 'utf8').catch(
      () => undefined,
    );
    if (elsewhere) folders.push(dirname(elsewhere.trim()));
  });

  it('names a wrong setting and a taken port, and leaves no database behind', async () => {
    expect(await startAndFail({ PORT: 'many' })).toContain('Setting PORT: ');
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const dataDir = await aFolder(0o755);
    const said = await startAndFail({ DATA_DIR: dataDir, PORT: String(port), DEMO: '0' });
    expect(said).toContain(`Port ${port} is in use`);
    await expect(readFile(join(dataDir, 'postgres/postmaster.pid'))).rejects.toThrow();
    taken.close();
  });
});

async function aFolder(mode: number) {
  const folder = await mkdtemp(join(tmpdir(), 'traject-main-'));
  await chmod(folder, mode);
  folders.push(folder);
  return folder;
}

function launch(env: Record<string, string>, [script = '', ...args]: string[] = ['./main.ts']) {
  const { pathname } = new URL(script, import.meta.url);
  const options = { env: { ...process.env, ...env, NODE_ENV: '' } };
  const child = spawn(process.execPath, [pathname, ...args], options);
  started.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk;
    });
  return { child, said: () => text };
}

async function start(env: Record<string, string>) {
  const port = await freePort();
  const { child, said } = launch({ PORT: String(port), ...env });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 600 && child.exitCode === null; tries++) {
    if (said().includes('is ready')) return { child, said, url };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`It did not start: ${said()}`);
}

async function startAndFail(env: Record<string, string>) {
  const { child, said } = launch({ PORT: String(await freePort()), ...env });
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  return said();
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  child.kill(signal);
  await once(child, 'exit');
}

const statusOf = async (url: string) => (await fetch(`${url}/readyz`)).status;

async function signIn(url: string): Promise<string> {
  const body = JSON.stringify({ email: 'admin@demo.example', password: 'demo-demo-demo' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', body, headers });
  return ((await answer.json()) as { token: string }).token;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}
