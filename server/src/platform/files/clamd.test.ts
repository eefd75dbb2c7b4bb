import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { fakeClamd, troubles, virusBody } from '../../testing/clamd.ts';
import { clamdAddress, NotScanned, pingClamd, scanBytes } from './clamd.ts';

const fake = await fakeClamd();
afterAll(fake.away);

const megabyte = Buffer.alloc(1024 * 1024, 'x');
const bytesOf = (...pieces: (Buffer | string)[]) =>
  Readable.from(pieces.map((piece) => Buffer.from(piece)));
const large = (size: number, ...end: string[]) =>
  bytesOf(...Array.from({ length: size }, () => megabyte), ...end);

describe.each([
  ['a scanner of ten lines', () => fake.setting],
  ['clamd itself', realClamd],
] as const)('with %s', async (_name, open) => {
  const setting = await open();
  // Debian's package is clamav-daemon; without it this is tried with the other scanner alone.
  const when = it.skipIf(!setting);
  const scan = (bytes: Readable) => scanBytes(setting ?? '', bytes, 30);

  when('a file without a virus is clean, whatever its size', async () => {
    expect(await scan(bytesOf('Beste Fatima'))).toEqual({ virus: undefined });
    expect(await scan(large(20))).toEqual({ virus: undefined });
  });

  when('a virus is called by its name, also at the end of a large file', async () => {
    const found = { virus: 'Traject-Test.UNOFFICIAL' };
    expect(await scan(bytesOf(virusBody))).toEqual(found);
    expect(await scan(large(5, virusBody))).toEqual(found);
  });

  when('it tells its version', async () => {
    expect(await pingClamd(setting ?? '')).toEqual({ version: expect.stringContaining('ClamAV ') });
  });

  it.skipIf(!setting || setting === fake.setting)(
    'what is larger than it takes is not scanned',
    async () => {
      await expect(scan(large(40))).rejects.toThrow();
    },
  );
});

describe('a scanner that is of no use', () => {
  it.each(troubles)('and %s calls nothing clean', async (mood) => {
    fake.feel(mood);
    await expect(scanBytes(fake.setting, large(3), 0.3)).rejects.toBeInstanceOf(NotScanned);
    fake.feel('well');
  });

  it('and answers before it was told everything calls nothing clean', async () => {
    fake.feel('hurries');
    const unended = new Readable({ read() {} });
    unended.push('the beginning');
    await expect(scanBytes(fake.setting, unended, 20)).rejects.toThrow('answered_too_soon');
    fake.feel('well');
  });

  it('tells why it has no version', async () => {
    fake.feel('hangs');
    expect(await pingClamd(fake.setting, 0.2)).toEqual({ error: 'too_late' });
    fake.feel('well');
    expect(await pingClamd('127.0.0.1:1')).toEqual({ error: 'ECONNREFUSED' });
    expect(await pingClamd('unix:/nowhere/clamd.ctl')).toEqual({ error: 'ENOENT' });
    expect(await pingClamd('nonsense')).toEqual({ error: 'no_address' });
  });

  it('does not make a file clean that could not be read to its end', async () => {
    async function* broken() {
      yield Buffer.from('x');
      throw new Error('the disk is gone');
    }
    await expect(scanBytes(fake.setting, Readable.from(broken()), 5)).rejects.toThrow('unreadable');
    const stuck = new Readable({ read() {} });
    await expect(scanBytes(fake.setting, stuck, 0.2)).rejects.toThrow('too_late');
    expect(stuck.destroyed).toBe(true);
  });
});

it('is found at a host and a port, or at a socket', () => {
  expect(clamdAddress('localhost:3310')).toEqual({ host: 'localhost', port: 3310 });
  expect(clamdAddress('[::1]:3310')).toEqual({ host: '::1', port: 3310 });
  expect(clamdAddress('unix:/run/clamd.ctl')).toEqual({ path: '/run/clamd.ctl' });
  for (const wrong of [
    'localhost',
    'localhost:0',
    'localhost:99999',
    'unix:clamd',
    ':3310',
    '::1:3310',
  ])
    expect(clamdAddress(wrong), wrong).toBeUndefined();
});

/** The real one with a signature of our own, where it is installed; nothing elsewhere. */
async function realClamd() {
  const program = ['/usr/sbin/clamd', '/usr/local/sbin/clamd'].find(existsSync) ?? inPath();
  if (!program) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'traject-clamd-'));
  const body = Buffer.from(virusBody).toString('hex');
  await writeFile(join(folder, 'own.ndb'), `Traject-Test:0:*:${body}\n`);
  const socket = join(folder, 'clamd.ctl');
  const config = [`DatabaseDirectory ${folder}`, `LocalSocket ${socket}`, 'Foreground yes'];
  await writeFile(join(folder, 'clamd.conf'), `${config.join('\n')}\nStreamMaxLength 30M\n`);
  const clamd = spawn(program, [`--config-file=${join(folder, 'clamd.conf')}`], {
    stdio: 'ignore',
  });
  afterAll(async () => {
    const ended = new Promise((go) => clamd.once('exit', go));
    clamd.kill();
    await ended;
    await rm(folder, { recursive: true });
  });
  const isUp = async () => 'version' in (await pingClamd(`unix:${socket}`));
  await vi.waitUntil(isUp, { timeout: 20_000 });
  return `unix:${socket}`;
}

function inPath() {
  try {
    return execFileSync('which', ['clamd'], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}
