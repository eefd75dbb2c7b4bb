import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import {
  databaseOf,
  dataFolder,
  end,
  endAll,
  freePort,
  launch,
  startProgram,
} from './testing/program.ts';

afterAll(endAll);

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

// Programs are started and stopped, on a machine that may be busy.
describe('the program', { timeout: 400_000 }, () => {
  it('serves without a log: on a full disk, and when nobody reads it any more', async () => {
    const [DATA_DIR, PORT] = [await dataFolder(), String(await freePort())];
    const full = openSync('/dev/full', 'w');
    const { child } = launch({ DATA_DIR, PORT, DEMO: '0' }, undefined, ['ignore', full, 'pipe']);
    const url = `http://127.0.0.1:${PORT}`;
    const statusOf = () =>
      fetch(`${url}/readyz`)
        .then(({ status }) => status)
        .catch(() => 0);
    await expect.poll(statusOf, { timeout: 100_000 }).toBe(200);
    child.stderr?.destroy();
    for (let n = 0; n < 20; n++) expect(await statusOf()).toBe(200);

    const database = await databaseOf(DATA_DIR);
    await end(child, 'SIGTERM');
    expect(child.exitCode).toBe(0);
    expect(isAlive(database)).toBe(false);
  });

  it('outlives the reader of its output, and stops while others go on sending', async () => {
    const DATA_DIR = await dataFolder();
    const { child, url } = await startProgram({ DATA_DIR, DEMO: '0' });
    child.stdout?.destroy();
    child.stderr?.destroy();
    for (let n = 0; n < 20; n++) expect((await fetch(`${url}/livez`)).status).toBe(200);

    const database = await databaseOf(DATA_DIR);
    const senders = ['', 'Content-Type: application/json\r\n\r\n{'].map((rest) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
      socket.write(`POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n${rest}`);
      const timer = setInterval(() => socket.write('a'), 100);
      // Whether it is told or cut off is up to the moment; that it ends is not.
      return new Promise((gone) => socket.resume().once('close', gone)).finally(() =>
        clearInterval(timer),
      );
    });
    await fetch(`${url}/livez`);
    await end(child, 'SIGTERM');
    expect(child.exitCode).toBe(0);
    expect(isAlive(database)).toBe(false);
    await Promise.all(senders);
  });

  it('serves what still arrives on an open connection while it stops', async () => {
    const { child, url } = await startProgram({ DATA_DIR: await dataFolder(), DEMO: '0' });
    const port = Number(new URL(url).port);
    const socket = connect(port, '127.0.0.1');
    let answered = '';
    socket.on('data', (chunk) => {
      answered += chunk;
    });
    const head = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 2';
    socket.write(`POST /api/auth/login HTTP/1.1\r\n${head}\r\n\r\n{`);
    await fetch(`${url}/livez`);
    const ended = end(child, 'SIGTERM');
    const isClosed = () =>
      fetch(`${url}/livez`).then(
        () => false,
        () => true,
      );
    await expect.poll(isClosed, { interval: 20 }).toBe(true);
    socket.write('}GET /livez HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'close');
    expect(answered.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 422', 'HTTP/1.1 200']);
    await ended;
  });

  it('takes its database along when told to stop before it listens for that', async () => {
    const dataDir = await dataFolder();
    const source = new URL('./platform/database/postgres/start.ts', import.meta.url).href;
    const starting = `import { startPostgres } from '${source}';
      await startPostgres({ dataDir: '${dataDir}', password: 'p' });
      process.stdout.write('started');
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', starting]);
    await once(child.stdout, 'data');
    const database = await databaseOf(dataDir);
    await end(child, 'SIGTERM');
    await expect.poll(() => isAlive(database)).toBe(false);
  });

  it('takes its database along when it ends abruptly', async () => {
    const dataDir = await dataFolder();
    const source = new URL('./platform/database/postgres/start.ts', import.meta.url).href;
    const hasty = `import { startPostgres } from '${source}';
      await startPostgres({ dataDir: '${dataDir}', password: 'p' });
      process.stdout.write('started', () => process.stdin.once('data', () => process.exit(3)));`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', hasty]);
    await once(child.stdout, 'data');
    const database = await databaseOf(dataDir);
    expect(isAlive(database)).toBe(true);
    child.stdin.write('now');
    await once(child, 'exit');
    await expect.poll(() => isAlive(database)).toBe(false);
  });
});
