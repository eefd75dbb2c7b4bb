import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  databaseOf,
  dataFolder,
  end,
  endAll,
  freePort,
  launch,
  signIn,
  startProgram,
} from './testing/program.ts';

const elsewhereFolders: string[] = [];
afterAll(async () => {
  await endAll();
  for (const folder of elsewhereFolders) await rm(folder, { recursive: true, force: true });
});

// Several programs are started and stopped, on a machine that may be busy.
describe('the program, started as a person would start it', { timeout: 400_000 }, () => {
  it('serves, survives kill -9 of itself and of its database, and stops both', async () => {
    const dataDir = await dataFolder();
    const first = await startProgram({ DATA_DIR: dataDir });
    expect(first.said()).toContain('Traject is ready: http://localhost:');
    expect(first.said()).toContain('counselor@demo.example');
    const token = await signIn(first.url);
    await end(first.child, 'SIGKILL');

    const second = await startProgram({ DATA_DIR: dataDir });
    const me = await fetch(`${second.url}/api/auth/me`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(me.status).toBe(200);
    const postgres = await databaseOf(dataDir);
    process.kill(postgres, 'SIGKILL');
    const next = () => databaseOf(dataDir).catch(() => postgres);
    const seen = new Set<number>();
    const visit = async () => seen.add(await statusOf(second.url));
    await expect.poll(() => visit().then(next)).not.toBe(postgres);
    const others = [...seen].filter((status) => status !== 200 && status !== 503);
    expect(others, 'other answers meanwhile').toEqual([]);
    await expect.poll(() => statusOf(second.url)).toBe(200);
    await end(second.child, 'SIGTERM');
    expect(second.child.exitCode).toBe(0);
    expect(() => process.kill(postgres, 0)).toThrow();
  });

  it('refuses a second start on the same data folder in one sentence', async () => {
    const dataDir = await dataFolder();
    await startProgram({ DATA_DIR: dataDir });
    const second = await startAndFail({ DATA_DIR: dataDir });
    expect(second.trim()).toMatch(/^Traject already runs on .* stop it first .*\.$/);

    const admin = launch({ DATA_DIR: dataDir }, ['../../scripts/admin.ts', 'admin@demo.example']);
    await once(admin.child, 'close');
    expect(admin.said(), '[ADM-01] a new way in, while the program runs').toMatch(
      /^Choose a new password within 60 minutes:\nhttp:.*\/auth\/reset\/[\w-]{43}\n$/,
    );

    const file = join(dataDir, 'backup.zip');
    const backup = launch({ DATA_DIR: dataDir }, ['../../scripts/backup.ts', file]);
    await once(backup.child, 'close');
    expect(backup.said(), 'a backup, while the program runs').toContain(`${file} holds the state`);
    const nowhere = join(dataDir, 'no folder', 'backup.zip');
    const lost = launch({ DATA_DIR: dataDir }, ['../../scripts/backup.ts', nowhere]);
    await once(lost.child, 'close');
    expect(lost.said()).toContain('There is no such file or folder: ');
    const restore = launch({ DATA_DIR: dataDir }, ['../../scripts/restore.ts', file, '--replace']);
    await once(restore.child, 'close');
    expect(restore.said(), 'no restore under it').toContain('Traject already runs on');
    expect(restore.child.exitCode).toBe(1);
  });

  it('runs in a folder that only its owner can enter', async () => {
    const dataDir = await dataFolder(0o700);
    const { url } = await startProgram({ DATA_DIR: dataDir, DEMO: '0' });
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const elsewhere = await readFile(join(dataDir, 'postgres.location'), 'utf8').catch(
      () => undefined,
    );
    if (elsewhere) elsewhereFolders.push(dirname(elsewhere.trim()));
  });

  it('names a wrong setting and a taken port, and leaves no database behind', async () => {
    expect(await startAndFail({ PORT: 'many' })).toContain('Setting PORT: ');
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const dataDir = await dataFolder();
    const said = await startAndFail({ DATA_DIR: dataDir, PORT: String(port) });
    expect(said).toContain(`Port ${port} is in use`);
    const nobodys = await startAndFail({ DATA_DIR: dataDir, HOST: 'nonsense.invalid' });
    expect(nobodys.trim()).toMatch(/^HOST nonsense.invalid is no address of this machine .*\.$/);
    expect(await readdir(dataDir)).toEqual([]);
    taken.close();
  });
});

async function startAndFail(env: Record<string, string>) {
  const { child, said } = launch({ PORT: String(await freePort()), ...env });
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  return said();
}

const statusOf = async (url: string) => (await fetch(`${url}/readyz`)).status;
