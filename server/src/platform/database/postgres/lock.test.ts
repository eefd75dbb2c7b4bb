import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isHeld, lockFolder } from './lock.ts';

let folder = '';
const children: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'traject-lock-'));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Another process that locks the folder when it can, and says whether it has. */
function another(dir: string) {
  const { href } = new URL('./lock.ts', import.meta.url);
  const code = `const { lockFolder } = await import(${JSON.stringify(href)});
    globalThis.unlock = await lockFolder(${JSON.stringify(dir)}).catch(() => undefined);
    console.log(globalThis.unlock ? 'holds' : 'refused');
    setInterval(() => {}, 1000);`;
  return started(process.execPath, ['--input-type=module', '-e', code]);
}

function started(command: string, args: string[]) {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  const line = once(child.stdout, 'data').then(([text]) => String(text).trim());
  const kill = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  return { child, line, kill };
}

const statusOf = async (pid: unknown) => {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8');
  return status.slice(status.lastIndexOf(')') + 2).split(' ');
};
/** As a program of the previous version names itself. */
const nameOf = async (pid: unknown) => `${pid} ${(await statusOf(pid))[19]}`;
const takeAndGive = async () => (await lockFolder(folder))();
const nameplate = () => join(folder, 'lock');

describe('a folder is locked by one program alone', () => {
  it('even where its process id means nothing, and until it dies', async () => {
    const other = another(folder);
    expect(await other.line).toBe('holds');
    const words = /^Traject already runs on .*; stop it first or set DATA_DIR to another folder\.$/;
    await expect(takeAndGive()).rejects.toThrow(words);
    await writeFile(nameplate(), '7 1');
    await expect(takeAndGive()).rejects.toThrow(words);
    await rm(nameplate());
    await expect(takeAndGive()).rejects.toThrow(words);
    expect(await isHeld(folder)).toBe(true);
    await other.kill();
    expect(await readdir(folder)).toEqual(['running.lock']);
    expect(await isHeld(folder)).toBe(false);
    await takeAndGive();
  });

  it('within one process too, and checking the lock does not release it', async () => {
    const unlock = await lockFolder(folder);
    expect(await isHeld(folder)).toBe(true);
    await expect(takeAndGive()).rejects.toThrow('already runs');
    const other = another(folder);
    expect(await other.line).toBe('refused');
    await unlock();
    expect(await isHeld(folder)).toBe(false);
    expect((await stat(join(folder, 'running.lock'))).mode & 0o077).toBe(0);
    expect(await readdir(folder)).toEqual(['running.lock']);
  });

  it('by the first of several that start at the same moment', async () => {
    const said = await Promise.all([1, 2, 3, 4].map(() => another(folder).line));
    expect(said.toSorted()).toEqual(['holds', 'refused', 'refused', 'refused']);
  });
});

describe('a program of the previous version', () => {
  it('is respected while it runs, but not once it is dead or a zombie', async () => {
    const fresh = await mkdtemp(join(folder, 'older-'));
    const take = async () => (await lockFolder(fresh))();
    const plate = join(fresh, 'lock');
    const older = started('sh', ['-c', 'echo up; read x']);
    await older.line;
    const name = await nameOf(older.child.pid);
    await writeFile(plate, name);
    await expect(take()).rejects.toThrow(`process ${older.child.pid}`);
    expect(await isHeld(fresh)).toBe(true);
    await older.kill();
    await take();

    // Its parent has become a program that never reaps it, and only then does it exit.
    const isShell = '[ "$(cat /proc/$$/comm)" = sh ]';
    const script = `(while ${isShell}; do sleep 0; done) & echo $!; exec sleep 1000`;
    const parent = started('sh', ['-c', script]);
    const zombie = Number(await parent.line);
    await expect.poll(async () => (await statusOf(zombie))[0]).toBe('Z');
    await writeFile(plate, await nameOf(zombie));
    await take();
  });
});
