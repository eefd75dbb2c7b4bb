import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { backUp } from '../../platform/backup/backUp.ts';
import { aFolder, placeOf } from '../../platform/backup/backup.testing.ts';
import { keepThem, readErasures } from '../../platform/backup/keptErasures.ts';
import { folderDestination } from '../../platform/backup/nightly/folderDestination.ts';
import { restore } from '../../platform/backup/restore.ts';
import { grantToProgram } from '../../platform/database/programGrants.ts';
import { openStorage } from '../../platform/files/openStorage.ts';
import { anAccount, anOrganisation, tokenOf } from '../../testing/factories.ts';
import { testApp } from '../../testing/testApp.ts';
import { emptyDb, testDb } from '../../testing/testDb.ts';
import { aClient, aTrajectory } from '../../testing/trajectories.ts';
import { eraseAgain } from './eraseAgain.ts';
import { purgeTrajectories } from './purge.ts';

const { db, sql, url, as, world } = await testApp();
const own = await anOrganisation(db, 'Stichting Werkwijzer');
const admin = await anAccount(db, { in: [['admin', own]] });
const token = await tokenOf(world, admin);
const storage = openStorage(world.settings);
const [folder, work] = [await aFolder(), await aFolder()];
const backup = { folder, keys: [] };
const clock = () => new Date();

const erase = async (name: string) => {
  const client = await aClient(db, own, { first_name: name, last_name: 'Bos' });
  return {
    ...client,
    now: () => as(token).post(`/people/${client.id}/erase`, { name: `${name} Bos` }),
  };
};
async function aDeletedTrajectory() {
  const { id } = await aTrajectory(db, own, {});
  return {
    id,
    purge: async () => {
      const deleted_at = new Date(Date.now() - 60 * 86_400_000);
      await db.updateTable('trajectories').set({ deleted_at }).where('id', '=', id).execute();
      await purgeTrajectories(world.db, clock);
    },
  };
}

/** As on a new machine, on which the program is prepared as at a start. */
async function restored(file: string) {
  const place = await placeOf(await emptyDb());
  const erasures = (number: string) => readErasures(folderDestination(folder), number);
  const { erasedSince } = await restore(place, file, { real: { backup: 'x.zip', erasures } });
  const [role] = await place.program.sql`select current_user as name`;
  await grantToProgram(place.sql, role?.name);
  const again = () =>
    place.db.selectFrom('erasures').where('again', '=', true).selectAll().execute();
  const nameOf = async (id: number) =>
    (await place.db.selectFrom('people').where('id', '=', id).select('name').executeTakeFirst())
      ?.name;
  const trajectory = (id: number) =>
    place.db.selectFrom('trajectories').where('id', '=', id).select('id').execute();
  return { ...place, erasedSince, again, nameOf, trajectory };
}

it('what was erased after a backup is kept by number beside the backups, and erased again when that is restored', async () => {
  const [before, after] = [await erase('Fatima'), await erase('Bram')];
  const trajectory = await aDeletedTrajectory();
  expect((await before.now()).statusCode).toBe(204);
  await keepThem({
    db: world.db,
    clock: () => new Date(Date.now() - 60_000),
    backup,
    tmpDir: work,
  });
  const file = join(work, 'x.zip');
  await backUp({ url, storage }, file);
  expect((await after.now()).statusCode).toBe(204);
  await trajectory.purge();
  await keepThem({ db: world.db, clock, backup, tmpDir: work });
  expect(await readdir(folder)).toHaveLength(2);
  const [{ number } = { number: '' }] = await sql`select number from installation`;
  const lists = JSON.stringify(await readErasures(folderDestination(folder), number));
  expect(lists).not.toMatch(/Fatima|Bram|Bos|@/);
  expect(await readErasures(folderDestination(folder), 'another')).toEqual([]);

  const place = await restored(file);
  expect(place.erasedSince).toBe(2);
  expect(await place.nameOf(after.id), 'back').toBe('Bram Bos');
  const events = place.db.selectFrom('events').where('action', '=', 'system.restore');
  expect(await events.select(['organisation_id', 'record']).execute()).toEqual([
    {
      organisation_id: own.id,
      record: { backup: 'x.zip', made_at: expect.any(String), lost_events: 0, erased_since: 2 },
    },
  ]);
  expect(await eraseAgain(place.program.db, clock)).toBe(2);
  expect(await place.nameOf(after.id)).toBe('Gewiste persoon');
  expect(await place.trajectory(trajectory.id)).toEqual([]);
  expect(await place.again()).toEqual([]);
  const erased = place.db.selectFrom('events').where('request_id', '=', 'restore');
  expect((await erased.select('record').execute()).map(({ record }) => record)).toEqual(
    expect.arrayContaining([
      { personId: String(after.id) },
      { trajectoryId: String(trajectory.id) },
    ]),
  );
  expect(await eraseAgain(place.program.db, clock), 'once').toBe(0);
});

it('a number that is given out anew after a restore is not taken for what was erased before', async () => {
  const file = join(work, 'early.zip');
  await backUp({ url, storage }, file);
  const late = await aDeletedTrajectory();
  await late.purge();
  await keepThem({
    db: world.db,
    clock: () => new Date(Date.now() + 60_000),
    backup,
    tmpDir: work,
  });
  const place = await restored(file);
  expect(place.erasedSince, 'was not there yet').toBe(0);
  await place.sql`select setval('trajectories_id_seq', ${late.id - 1})`;
  expect((await aTrajectory(place.db, own, {})).id).toBe(late.id);
  const later = join(work, 'later.zip');
  await backUp(place, later);
  // Its storage has another number, and the lists are those of the first.
  const erasures = async () => readErasures(folderDestination(folder), await numberOf());
  const next = await placeOf(await emptyDb());
  const { erasedSince } = await restore(next, later, { real: { backup: 'y.zip', erasures } });
  expect(erasedSince).toBe(0);
});

it('a database that is replaced says itself what was erased in it, and how much of the log goes', async () => {
  const place = await restored(
    await (async () => {
      const file = join(work, 'own.zip');
      await backUp({ url, storage }, file);
      return file;
    })(),
  );
  const gone = await aClient(place.db, own, { first_name: 'Noor' });
  const file = join(work, 'noor.zip');
  await backUp(place, file);
  await place.db
    .updateTable('people')
    .set({ erased_at: new Date() })
    .where('id', '=', gone.id)
    .execute();
  await place.sql`insert into events (action, organisation_id, record, request_id)
    values ('notes.create', ${own.id}, '{}', 'x')`;
  const real = { backup: 'noor.zip', erasures: async () => [] };
  const { erasedSince } = await restore(place, file, { replace: true, real });
  expect(erasedSince).toBe(1);
  const told = place.db.selectFrom('events').where('action', '=', 'system.restore');
  expect(await told.select('record').orderBy('id', 'desc').limit(1).execute()).toMatchObject([
    { record: { lost_events: 1, erased_since: 1 } },
  ]);
});

it('nobody who came after an erasure is taken for it, where a restore did not know of it', async () => {
  const file = join(work, 'before.zip');
  await backUp({ url, storage }, file);
  const [late, trajectory] = [await erase('Joris'), await aDeletedTrajectory()];
  expect((await late.now()).statusCode).toBe(204);
  await trajectory.purge();
  const inTwoMinutes = () => new Date(Date.now() + 120_000);
  await keepThem({ db: world.db, clock: inTwoMinutes, backup, tmpDir: work });
  const place = await placeOf(await emptyDb());
  await restore(place, file, { real: { backup: 'x.zip', erasures: async () => [] } });
  await place.sql`select setval('people_id_seq', ${late.id}, false)`;
  await place.sql`select setval('trajectories_id_seq', ${trajectory.id}, false)`;
  expect((await aClient(place.db, own, { first_name: 'Sanne' })).id).toBe(late.id);
  expect((await aTrajectory(place.db, own, {})).id).toBe(trajectory.id);
  const later = join(work, 'after.zip');
  await backUp(place, later);
  const erasures = async () => readErasures(folderDestination(folder), await numberOf());
  const next = await placeOf(await emptyDb());
  const { erasedSince } = await restore(next, later, { real: { backup: 'y.zip', erasures } });
  expect(erasedSince).toBe(0);
});

it('what was erased in another installation, which a backup replaces, is nobody of that backup', async () => {
  const here = await aClient(db, own, { first_name: 'Ruben' });
  const file = join(work, 'ours.zip');
  await backUp({ url, storage }, file);
  // As a server on which somebody tried Traject out first: it numbers its people the same.
  const other = await placeOf(await testDb());
  await other.sql`select setval('organisations_id_seq', ${own.id}, false)`;
  const theirs = await anOrganisation(other.db, 'Probeersel');
  expect(theirs.id).toBe(own.id);
  await other.sql`select setval('people_id_seq', ${here.id}, false)`;
  const tried = await aClient(other.db, theirs, {});
  expect(tried.id).toBe(here.id);
  const erased_at = new Date();
  await other.db.updateTable('people').set({ erased_at }).where('id', '=', tried.id).execute();
  const real = { backup: 'ours.zip', erasures: async () => [] };
  expect((await restore(other, file, { replace: true, real })).erasedSince).toBe(0);
});

it('a list that cannot be read is named, and keeps nobody from the others or from the backup', async () => {
  const file = join(work, 'whole.zip');
  await backUp({ url, storage }, file);
  const lately = await erase('Anouk');
  expect((await lately.now()).statusCode).toBe(204);
  const inThree = () => new Date(Date.now() + 180_000);
  await keepThem({ db: world.db, clock: inThree, backup, tmpDir: work });
  const number = await numberOf();
  const named = (at: string) => `traject-${number.slice(0, 8)}-erasures-${at}.json`;
  const broken = [named('20260101T000000Z'), named('20260101T000100Z')];
  await writeFile(join(folder, broken[0] as string), '{"inst');
  await writeFile(join(folder, broken[1] as string), '{"erasures":[]}');
  const unread: string[] = [];
  const lists = await readErasures(folderDestination(folder), number, (name) => unread.push(name));
  expect(unread.toSorted()).toEqual(broken);
  expect(lists.map(({ record_id }) => record_id)).toContain(lately.id);
  expect((await restored(file)).erasedSince).toBe(0);
});

const numberOf = async () => (await sql`select number from installation`)[0]?.number as string;
