import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeFor } from './place.ts';
import { startPostgres } from './start.ts';

let dataDir = '';
const children: ChildProcess[] = [];
const pidFile = () => join(dataDir, 'postgres/postmaster.pid');
const start = () => startPostgres({ dataDir, password: 'secret' });
const startAndStop = async () => (await start()).stop();

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'traject-orphan-'));
  await chmod(dataDir, 0o755);
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  // Kills what a failed test left behind.
  await startAndStop();
  await rm(dataDir, { recursive: true, force: true });
});

/** A program that was killed while its database was not. */
async function anOrphan() {
  const { href } = new URL('./start.ts', import.meta.url);
  const code = `const { startPostgres } = await import(${JSON.stringify(href)});
    await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, password: 'secret' });
    console.log('up');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  return readFile(pidFile(), 'utf8');
}

const isAlive = (pid: number) =>
  readFile(`/proc/${pid}/comm`, 'utf8').then(
    () => true,
    () => false,
  );

describe('the database of a program that was killed', { timeout: 120_000 }, () => {
  it('gets no twin where it cannot be seen, as in another container, and is stopped where it can', async () => {
    const said = await anOrphan();
    const pid = Number(said.split('\n')[0]);
    // There, its pid belongs to another process or none, and its shared memory is out of sight.
    for (const number of ['4194999', String(process.pid)]) {
      await writeFile(pidFile(), [number, ...said.split('\n').slice(1, 6)].join('\n'));
      await expect(start()).rejects.toThrow(
        /^The database in .* is already open, .*; stop that first\.$/,
      );
      expect(await isAlive(pid)).toBe(true);
    }
    await writeFile(pidFile(), said);
    await startAndStop();
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  it('starts again where a lost power left its file of the pid empty', async () => {
    await startAndStop();
    await writeFile(pidFile(), '', { mode: 0o600 });
    await (await placeFor(dataDir)).handOver(pidFile());
    await startAndStop();
  });

  it('is not mistaken for another program that has its pid by now, even one of the same name', async () => {
    await startAndStop();
    const { as } = await placeFor(dataDir);
    const other = spawn('sh', ['-c', 'printf postgres > /proc/$$/comm; echo up; read x'], {
      ...as,
      cwd: '/',
    });
    children.push(other);
    await once(other.stdout, 'data');
    expect(await readFile(`/proc/${other.pid}/comm`, 'utf8')).toBe('postgres\n');
    await writeFile(pidFile(), `${other.pid}\n${dataDir}/postgres\n1\n5432\n\n127.0.0.1\n`, {
      mode: 0o600,
    });
    await (await placeFor(dataDir)).handOver(pidFile());
    await startAndStop();
    expect(other.signalCode).toBeNull();
    expect(await isAlive(other.pid ?? 0)).toBe(true);
  });
});
