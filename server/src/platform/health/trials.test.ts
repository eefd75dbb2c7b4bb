import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { testApp } from '../../testing/testApp.ts';
import type { Destination } from '../backup/nightly/destination.ts';
import { placeTrouble } from '../backup/nightly/placeTrouble.ts';
import { sayWhy } from '../backup/nightly/words.ts';
import { startS3 } from '../files/s3.testing.ts';
import { readSettings } from '../program/settings.ts';
import { sayTrials } from './sayTrials.ts';

const dir = await mkdtemp(join(tmpdir(), 'traject-trials-'));
afterAll(() => rm(dir, { recursive: true }));

it('what the settings name is tried, and said in a sentence where it does not work', async () => {
  const env = { BACKUP_DIR: join(dir, 'none'), CLAMD: '127.0.0.1:9' };
  const { world } = await testApp({ env });
  const warn = vi.fn();
  await sayTrials(world.health, { warn, info: vi.fn(), error: vi.fn() });
  expect(warn.mock.calls.flat().toSorted()).toEqual([
    expect.stringMatching(/^backups: There is no folder .*none, .* until that is put right\.$/),
    'scanning: nobody listens at the port of the scanner (CLAMD); new files wait',
  ]);
});

it('a folder for backups that hangs is told of, and not asked again before it answers', async () => {
  const settings = readSettings({ DATA_DIR: dir, BACKUP_DIR: dir });
  const [prove, { promise, resolve }] = [vi.fn(), Promise.withResolvers<void>()];
  prove.mockReturnValueOnce(promise).mockResolvedValue(undefined);
  const open = () => ({ place: 'hangs', prove }) as unknown as Destination;
  const trouble = async () => (await placeTrouble(settings, open, 20)) ?? 'none';
  for (let n = 0; n < 5; n++) expect(await trouble()).toMatchObject({ key: 'backup.folder_away' });
  expect(prove).toHaveBeenCalledTimes(1);
  resolve();
  expect(await trouble()).toBe('none');
  expect(await trouble()).toBe('none');
  expect(prove).toHaveBeenCalledTimes(2);
});

it('a place for backups says what is wrong with it, and nothing when it can be used', async () => {
  const trouble = async (env: Record<string, string>) => {
    const why = await placeTrouble(readSettings({ DATA_DIR: dir, ...env }));
    return why && sayWhy('en', why);
  };
  await writeFile(join(dir, 'file'), '');
  expect(await trouble({})).toBeUndefined();
  expect(await trouble({ BACKUP_DIR: dir })).toBeUndefined();
  expect(await trouble({ BACKUP_DIR: join(dir, 'file') })).toBe(`${dir}/file is not a folder.`);
  const s3 = await startS3('backups');
  const bucket = {
    BACKUP_S3_ENDPOINT: s3.endpoint,
    BACKUP_S3_BUCKET: 'backups',
    BACKUP_S3_ACCESS_KEY_ID: 'S3RVER',
    BACKUP_S3_SECRET_ACCESS_KEY: 'wrong',
  };
  expect(await trouble(bucket)).toContain('refuses (403)');
  await s3.close();
  expect(await trouble(bucket)).toBe('The bucket backups does not answer.');
});
