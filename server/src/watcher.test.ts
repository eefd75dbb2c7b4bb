import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = await mkdtemp(join(tmpdir(), 'traject-watcher-'));
afterAll(() => rm(folder, { recursive: true }));
const watcher = new URL('../../scripts/lib/watcher.mjs', import.meta.url).href;

/** A program that records each of its starts and then does what it is told. */
async function watched(lives: string) {
  const log = join(folder, `${Math.random()}.log`);
  const program = `${log}.mjs`;
  await writeFile(
    program,
    `import { appendFileSync, readFileSync } from 'node:fs';
    appendFileSync(${JSON.stringify(log)}, 'x');
    const start = readFileSync(${JSON.stringify(log)}, 'utf8').length;
    const ready = () => new Promise((done) => process.send('ready', done));
    const die = (signal) => process.kill(process.pid, signal);
    ${lives}`,
  );
  const script = `import { keepRunning } from ${JSON.stringify(watcher)};
    process.exitCode = await keepRunning([${JSON.stringify(program)}], { patience: 1 });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      said += text;
    });
  const ended = new Promise<number | null>((done) => child.on('close', done));
  const starts = async () => (await readFile(log, 'utf8').catch(() => '')).length;
  return { child, ended, starts, said: () => said };
}

describe('the watcher of the program', () => {
  it('restarts it when it was killed while working, or died of an error', async () => {
    const { ended, starts, said } = await watched(`
      await ready();
      if (start === 1) die('SIGKILL');
      else if (start === 2) throw new Error('unheard of');
      else process.exit(0);`);
    expect(await ended).toBe(0);
    expect(await starts()).toBe(3);
    expect(said()).toContain('Traject died (SIGKILL)');
  });

  it('does not restart it when it could not start, and passes on its exit status', async () => {
    const { ended, starts } = await watched('process.exit(7);');
    expect(await ended).toBe(7);
    expect(await starts()).toBe(1);
  });

  it('gives up on one that dies again and again', async () => {
    const { ended, starts } = await watched('await ready(); process.exit(3);');
    expect(await ended).toBe(1);
    expect(await starts()).toBe(6);
  });

  it('does not restart it when somebody stopped it', async () => {
    const { child, ended, starts } = await watched(`await ready();
      process.on('SIGTERM', () => process.exit(9));
      process.stdout.write('at work');
      setInterval(() => {}, 1000);`);
    await new Promise((done) => child.stdout.once('data', done));
    child.kill('SIGTERM');
    expect(await ended).toBe(9);
    expect(await starts()).toBe(1);
  });

  it('does not outlive its parent, even if that ends before the program begins', async () => {
    const processes = new URL('../../scripts/lib/processes.mjs', import.meta.url).href;
    const [here, alone, told] = ['here', 'alone', 'told'].map((name) => join(folder, name));
    const script = `import { existsSync, writeFileSync } from 'node:fs';
      import { follow } from ${JSON.stringify(processes)};
      writeFileSync(${JSON.stringify(here)}, '');
      while (!existsSync(${JSON.stringify(alone)})) await new Promise((done) => setTimeout(done, 20));
      const { isTold } = await follow(['-e', 'setInterval(() => {}, 1000)']);
      writeFileSync(${JSON.stringify(told)}, String(isTold));`;
    const args = JSON.stringify([process.execPath, '--input-type=module', '-e', script]);
    const parent = spawn(process.execPath, [
      '-e',
      `const [node, ...args] = ${args};
      require('node:child_process').spawn(node, args, { stdio: 'ignore', detached: true });`,
    ]);
    const said = (file = '') => readFile(file, 'utf8').catch(() => undefined);
    await expect.poll(() => said(here)).toBe('');
    const gone = new Promise((done) => parent.once('exit', done));
    parent.kill('SIGKILL');
    await gone;
    await writeFile(alone ?? '', '');
    await expect.poll(() => said(told)).toBe('true');
  });
});
