import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { s3Account, startS3 } from '../../files/s3.testing.ts';
import type { Storage } from '../../files/storage.ts';
import { storageAway } from '../../files/storage.ts';
import { JobRefused } from '../../program/jobWorkers.ts';
import { aFolder } from '../backup.testing.ts';
import { makeBackup } from './make.ts';
import { aNight, checkedAt } from './nightly.testing.ts';
import { openDestination } from './openDestination.ts';
import { BackupTrouble, inFolder, sayWhy, type Why, whyOf } from './words.ts';

const folder = await aFolder();

/** Nobody can write there, not even root. */
async function unwritable() {
  if (process.getuid?.() === 0) return '/sys';
  const closed = join(folder, 'closed');
  await mkdir(closed);
  await chmod(closed, 0o500);
  return closed;
}

describe('a run that fails', () => {
  it('says in words what is wrong with the folder, and leaves nothing behind', async () => {
    const place = await aNight();
    await checkedAt(place);
    const file = join(folder, 'file');
    await writeFile(file, '');
    const closed = await unwritable();
    const missing = join(folder, 'missing');
    const cases: [string, string][] = [
      [missing, `There is no folder ${missing}, or the file in it is gone.`],
      [file, `${file} is not a folder.`],
      [closed, `${closed} may not be written to or read from.`],
    ];
    for (const [BACKUP_DIR, why] of cases) {
      place.env.BACKUP_DIR = BACKUP_DIR;
      expect(await place.run()).toEqual({ state: 'failed', why });
      const [, ...rows] = await place.rows();
      const last = rows.at(-1);
      expect(last).toMatchObject({ state: 'failed', finished_at: expect.any(Date) });
      expect(sayWhy('en', last?.why as Why)).toBe(why);
    }
    expect(await readdir(place.tmpDir)).toEqual([]);
  });

  it('says in words what is wrong with the bucket', async () => {
    const s3 = await startS3('backups');
    const { accessKeyId, secretAccessKey, region } = s3Account;
    const place = await aNight({
      BACKUP_DIR: '',
      BACKUP_S3_ENDPOINT: s3.endpoint,
      BACKUP_S3_BUCKET: 'backups',
      BACKUP_S3_REGION: region,
      BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
      BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey,
    });
    await checkedAt(place);
    expect(await place.run()).toMatchObject({ state: 'made', place: 'the bucket backups' });
    expect(await s3.names()).toEqual([expect.stringMatching(/^traject-.*\.zip\.age$/)]);

    Object.assign(place.env, { BACKUP_S3_BUCKET: 'nowhere' });
    const none = 'There is no bucket nowhere, or the backup in it is gone.';
    expect(await place.run()).toEqual({ state: 'failed', why: none });
    const changed = { BACKUP_S3_BUCKET: 'backups', BACKUP_S3_SECRET_ACCESS_KEY: 'other' };
    Object.assign(place.env, changed);
    const refused = 'The bucket backups refuses (403); look at its keys and their rights.';
    expect(await place.run()).toEqual({ state: 'failed', why: refused });
    await s3.close();
    expect(await place.run()).toEqual({
      state: 'failed',
      why: 'The bucket backups does not answer.',
    });
  });

  it('says which disk is full, and never what a database or another program said', async () => {
    const full = () => inFolder('/backups', () => Promise.reject(failure('ENOSPC')));
    expect(said(await full().catch((error) => error))).toBe('The disk of /backups is full.');
    const elsewhere = Object.assign(failure('ENOENT'), { path: '/other/place' });
    const other = inFolder('/backups', () => Promise.reject(elsewhere));
    expect(said(await other.catch((error) => error))).toContain('(ENOENT)');
    const ofDatabase = {
      ...failure('23505'),
      message: 'Key (email)=(zoe@example.nl) already exists',
    };
    expect(said(ofDatabase)).toBe('The database does not answer as it should (23505).');
    expect(said(new TypeError('zoe@example.nl'))).toBe('The program failed (TypeError).');
    expect(said(storageAway('x'))).toBe('The storage of the files does not answer.');
    const ours = [new BackupTrouble({ text: 'So.' }), new JobRefused('So.'), new Error('So.')];
    for (const one of ours) expect(said(one)).toBe('So.');
  });

  it('without the files of the installation is none, and its archive is gone', async () => {
    const place = await aNight();
    await place.aFile('kept');
    const work = await aFolder();
    const get: Storage['get'] = () => Promise.reject(storageAway('down'));
    const making = makeBackup({
      from: { url: place.url, storage: { ...place.storage, get } },
      destination: openDestination({ folder: place.folder, keys: [] }, join(work, 'part')),
      name: 'traject-ffffffff-20261118T014100Z.zip',
      keys: [],
      work,
    });
    expect(await making.catch(said)).toBe('The storage of the files does not answer.');
    expect([await readdir(work), await readdir(place.folder)]).toEqual([[], []]);
  });
});

const said = (error: unknown) => sayWhy('en', whyOf(error));
const failure = (code: string) => Object.assign(new Error(code), { code });
