import { execFileSync, spawn } from 'node:child_process';
import { closeSync, constants, existsSync, openSync, readSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { logTo } from './logOutput.ts';

const dir = await mkdtemp(join(tmpdir(), 'traject-log-'));
afterAll(() => rm(dir, { recursive: true }));

const { O_RDONLY, O_WRONLY, O_NONBLOCK } = constants;

/** A pipe whose reader is there, or has gone. */
function aPipe(name: string) {
  const path = join(dir, name);
  execFileSync('mkfifo', [path]);
  let reader = openSync(path, O_RDONLY | O_NONBLOCK);
  const writer = openSync(path, O_WRONLY | O_NONBLOCK);
  const read = () => {
    const chunk = Buffer.alloc(64 * 1024);
    try {
      return chunk.toString('utf8', 0, readSync(reader, chunk));
    } catch {
      return '';
    }
  };
  return {
    writer,
    read,
    leave: () => closeSync(reader),
    comeBack: () => {
      reader = openSync(path, O_RDONLY | O_NONBLOCK);
    },
  };
}

describe('the log', () => {
  it('is written line by line, at once', () => {
    const { writer, read } = aPipe('usual');
    const log = logTo(writer);
    log.write('one\n');
    expect(read()).toBe('one\n');
    log.write('two\n');
    expect(read()).toBe('two\n');
  });

  it('that nobody reads any more keeps what it can until somebody does', async () => {
    const { writer, read, leave, comeBack } = aPipe('left');
    const log = logTo(writer);
    log.write('one\n');
    read();
    leave();
    log.write('two\n');
    log.write('three\n');
    comeBack();
    await expect.poll(read).toBe('two\nthree\n');
    log.write('four\n');
    expect(read()).toBe('four\n');
  });

  it('that is full for long says how much was lost, and breaks no line', async () => {
    const { writer, read } = aPipe('full');
    const log = logTo(writer);
    const line = (n: number) => `${JSON.stringify({ n, text: 'é'.repeat(100) })}\n`;
    for (let n = 0; n < 10_000; n++) log.write(line(n));
    let all = '';
    const lines = () => {
      all += read();
      return all.split('\n').filter(Boolean);
    };
    await expect
      .poll(() => lines().join().includes('lines of the log lost'), { interval: 1 })
      .toBe(true);
    const readBack = lines().map((one) => JSON.parse(one) as { n?: number; lost?: number });
    const kept = readBack.flatMap(({ n }) => (n === undefined ? [] : [n]));
    const lost = readBack.find((one) => one.lost)?.lost ?? 0;
    expect(kept).toEqual(kept.map((_, n) => n));
    expect(kept.length + lost).toBe(10_000);
    expect(lost).toBeGreaterThan(0);
  });

  it('on a full disk stops nothing', () => {
    const log = logTo(openSync('/dev/full', 'w'));
    for (let n = 0; n < 3; n++) log.write('never\n');
  });
});

describe('a paused terminal', () => {
  it('does not hold up whoever logs to it', async () => {
    const done = join(dir, 'done');
    const program = `
      import { writeFileSync } from 'node:fs';
      import { logTo, nonBlocking } from ${JSON.stringify(new URL('logOutput.ts', import.meta.url).href)};
      const log = logTo(nonBlocking(1));
      setInterval(() => {
        for (let n = 0; n < 1000; n++) log.write('x'.repeat(99) + '\\n');
        writeFileSync(${JSON.stringify(done)}, String(process.pid));
      }, 300);`;
    await writeFile(`${done}.mjs`, program);
    const command = `${process.execPath} ${done}.mjs`;
    const terminal = spawn('script', ['-qc', command, '/dev/null'], { stdio: 'ignore' });
    await expect.poll(() => existsSync(done)).toBe(true);
    terminal.kill('SIGSTOP');
    await pause(1000);
    await rm(done);
    await expect.poll(() => existsSync(done)).toBe(true);
    process.kill(Number(await readFile(done, 'utf8')), 'SIGKILL');
    terminal.kill('SIGKILL');
  });
});
