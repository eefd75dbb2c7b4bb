import { open, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyDb } from '../../../testing/testDb.ts';
import { placeOf, stateOf } from '../backup.testing.ts';
import { lastBackups } from '../backups.queries.ts';
import { openEncrypted } from '../openEncrypted.ts';
import { restore } from '../restore.ts';
import { folderDestination } from './folderDestination.ts';
import { nameOf } from './names.ts';
import { aNight, checkedAt } from './nightly.testing.ts';

const night = async (folder: string, name: string) =>
  (await readFile(join(folder, name))).toString('latin1');
const day = 24 * 60 * 60 * 1000;

// A whole database is made, filled and thrown away in some of these.
describe('a nightly run', { timeout: 300_000 }, () => {
  it('makes, encrypts and stores a backup, restores it as a trial and records all that', async () => {
    const place = await aNight();
    await place.aFile('kept');
    const before = await stateOf(place);
    place.time.now = new Date('2027-03-01T01:41:07Z');
    const outcome = await place.run();
    expect(outcome).toMatchObject({ state: 'made', gaps: 0, check: 'restored' });
    const [name = ''] = await readdir(place.folder);
    expect(name).toMatch(/^traject-[0-9a-f]{8}-20270301T014107Z\.zip\.age$/);
    const { size, mode } = await stat(join(place.folder, name));
    expect(mode & 0o777).toBe(0o600);
    const { now: at } = place.time;
    expect(await lastBackups(place.program.db, 5)).toMatchObject([
      { state: 'made', name, bytes: size, encrypted: true, gaps: 0, started_at: at },
    ]);
    expect((await place.rows())[0]).toMatchObject({ checked_at: at, check_failed: null });
    expect(await readdir(place.DATA_DIR)).not.toContain('backup-check');
    expect((await readdir(place.tmpDir)).filter((one) => one.startsWith('backup-'))).toEqual([]);

    const text = await night(place.folder, name);
    expect(text).not.toContain('manifest.json');
    expect(text.match(/-> X25519/g), 'for the key, and for that of the trial').toHaveLength(2);
    const key = join(place.DATA_DIR, 'key');
    await writeFile(key, place.identity);
    const other = await placeOf(await emptyDb());
    await using opened = await openEncrypted(join(place.folder, name), {
      tmpDir: other.tmpDir,
      identity: key,
    });
    await restore(other, opened.path);
    expect(await stateOf(other)).toEqual(before);
    expect(await other.sql`select from backups`, 'which there are is not in them').toHaveLength(0);
  });

  it('tries a restore once a week, and again the next night if that failed', async () => {
    const place = await aNight();
    const first = new Date(Date.now() - 9 * day);
    await checkedAt(place, first);
    const stayed = new Date(first.getTime() + 6 * day);
    place.time.now = stayed;
    expect(await place.run()).not.toHaveProperty('check');
    const [name = ''] = await readdir(place.folder);
    expect((await night(place.folder, name)).match(/-> X25519/g)).toHaveLength(1);

    // The disk loses a byte of it after it was stored.
    const damaging: Parameters<typeof place.run>[0] = () => {
      const folder = folderDestination(place.folder);
      return {
        ...folder,
        async put(stored, bytes) {
          const size = await folder.put(stored, bytes);
          await using file = await open(join(place.folder, stored), 'r+');
          await file.write(Buffer.from([1, 2, 3]), 0, 3, size - 900);
          return size;
        },
      };
    };
    place.time.now = undefined;
    const failed = await place.run(damaging);
    const why =
      'The stored backup cannot be opened: it is damaged, or was never encrypted with age.';
    expect(failed).toMatchObject({ state: 'made', check: { why }, removed: { names: [] } });
    expect((await place.rows()).at(-1)).toMatchObject({
      state: 'made',
      checked_at: null,
      check_failed: { key: 'backup.damaged' },
    });
    place.time.now = new Date(Date.now() + 2000);
    expect(await place.run()).toMatchObject({ check: 'restored' });
  });

  it('finds out that what is stored is another backup than was made', async () => {
    const place = await aNight({ BACKUP_KEY: '' });
    await checkedAt(place);
    await place.run();
    const [older = ''] = await readdir(place.folder);
    await place.sql`delete from backups`;
    await place.aFile('more');
    place.time.now = new Date(Date.now() + 2000);
    const swapping: Parameters<typeof place.run>[0] = () => {
      const folder = folderDestination(place.folder);
      return { ...folder, read: (_name, use) => folder.read(older, use) };
    };
    expect(await place.run(swapping)).toMatchObject({
      check: { why: 'What is stored is not what was put there.' },
    });
    expect(await readdir(place.DATA_DIR)).not.toContain('backup-check');
  });
});

describe('what is old', { timeout: 300_000 }, () => {
  it('is removed by the rule, of this installation alone, and never under a wrong clock', async () => {
    const place = await aNight({ BACKUP_KEY: '' });
    await checkedAt(place);
    const [row] = await place.sql`select number from installation`;
    const ago = (days: number) => new Date(Date.now() - days * day);
    const named = (installation: string, days: number) =>
      nameOf({ installation, at: ago(days), isEncrypted: true });
    const ours = [1, 800, 801, 900].map((days) => named(row?.number, days));
    // A copy of the machine has the same number.
    const ofCopy = named(row?.number, 850);
    const others = [named('ffffffff', 900), ofCopy, 'notes.txt', `${ours[3]}.old`];
    others.push(`${ofCopy}.part`);
    for (const name of [...ours, ...others]) await writeFile(join(place.folder, name), 'x');
    const half = `${ours[3]}.part`;
    await writeFile(join(place.folder, half), 'x');
    for (const name of ours)
      await place.sql`insert into backups (state, name) values ('made', ${name})`;

    for (const wrong of [ago(20), ago(-20)]) {
      place.time.now = wrong;
      const { removed } = (await place.run()) as { removed: unknown };
      const why = 'The clocks of this machine and of the database differ.';
      expect(removed).toEqual({ names: [], why });
    }
    const all = await readdir(place.folder);
    expect(all).toEqual(expect.arrayContaining([...ours, ...others]));
    expect(all, 'what a killed run left').not.toContain(half);
    expect(all).toHaveLength(11);

    place.time.now = undefined;
    const { removed } = (await place.run()) as { removed: { names: string[] } };
    expect(removed.names.toSorted()).toEqual(ours.slice(1).toSorted());
    const left = await readdir(place.folder);
    expect(left).toEqual(expect.arrayContaining([...others, ours[0]]));
    const gone = (await place.rows()).filter(({ removed_at }) => removed_at);
    expect(gone.map(({ name }) => name)).toEqual(ours.slice(1));
  });
});
