import { join } from 'node:path';
import type { Db } from '../../database/db.ts';
import { openOwnStorage, temporaryFolder } from '../../files/openStorage.ts';
import type { BackupSettings } from '../../program/backupSettings.ts';
import type { Clock } from '../../program/clock.ts';
import type { Settings } from '../../program/settings.ts';
import {
  beginBackup,
  endBackup,
  failUnfinished,
  installationNumber,
  lastChecked,
} from '../backups.queries.ts';
import { newIdentity } from '../encryption.ts';
import { alone } from './alone.ts';
import { checkBackup } from './check.ts';
import type { Destination } from './destination.ts';
import { type Made, makeBackup } from './make.ts';
import { nameOf } from './names.ts';
import { openDestination } from './openDestination.ts';
import { clearParts, type Removed, removeOld } from './removeOld.ts';
import { proveRoom, sizesOf } from './room.ts';
import { clearScratch } from './scratch.ts';
import { workFolder } from './temporary.ts';
import { sayWhy, whyOf } from './words.ts';

/** The database as its owner: a backup sees past the wall. */
type Owner = { db: Db; url: string };
type On = { settings: Settings; owner: Owner; clock: Clock };
type Run = On & { backup: BackupSettings; destination: Destination; installation: string };

type Check = 'restored' | { why: string };
export type Outcome =
  | { state: 'failed'; why: string }
  | {
      state: 'made';
      name: string;
      place: string;
      bytes: number;
      gaps: number;
      /** Whether it could be restored, where that was tried. */
      check?: Check;
      removed: Removed;
    };

const week = 7 * 24 * 60 * 60 * 1000;
/** A night does not begin on the second. */
const slack = 60 * 60 * 1000;

/** One backup, from beginning to end; how it went is also in the table. */
export async function backUpByItself(on: On, open = openDestination): Promise<Outcome> {
  const { backup, DATA_DIR } = on.settings;
  if (!backup) return failed('There is no place for backups: set BACKUP_DIR or BACKUP_S3_BUCKET.');
  const outcome = await alone(on.owner.url, async () => {
    await clearScratch(DATA_DIR);
    await using work = await workFolder(temporaryFolder(on.settings), 'backup-');
    const destination = open(backup, join(work.path, 'part'));
    const installation = await installationNumber(on.owner.db);
    return await runOnce({ ...on, backup, destination, installation }, work.path);
  });
  return outcome ?? failed('Another backup is being made at this moment.');
}

async function runOnce(run: Run, work: string): Promise<Outcome> {
  const { owner, clock, backup, destination, installation } = run;
  const started_at = clock();
  await failUnfinished(owner.db, started_at);
  const encrypted = backup.keys.length > 0;
  const name = nameOf({ installation, at: started_at, isEncrypted: encrypted });
  const id = await beginBackup(owner.db, { started_at, encrypted, name });
  // A key of this run alone, which is never written down.
  const isDue = await isCheckDue(owner.db, started_at);
  const once = isDue && encrypted ? await newIdentity() : undefined;
  const how = { name, extraKeys: once ? [once.key] : [] };
  const made = await make(run, work, how).catch((error) => ({ why: whyOf(error) }));
  const finished_at = clock();
  if ('why' in made) {
    await endBackup(owner.db, id, { state: 'failed', finished_at, ...made });
    return failed(sayWhy('en', made.why));
  }
  const { bytes, gaps } = made;
  await endBackup(owner.db, id, { state: 'made', finished_at, bytes, gaps });
  const check = isDue ? await checked(run, id, made, once?.identity) : undefined;
  const removed = await removeOld(run, check === undefined || check === 'restored');
  const { place } = destination;
  return { state: 'made', name, place, bytes, gaps, ...(check && { check }), removed };
}

type How = { name: string; extraKeys: string[] };

async function make(run: Run, work: string, { name, extraKeys }: How) {
  const { destination, settings, owner, backup } = run;
  await clearParts(run);
  await proveRoom(work, (await sizesOf(owner.db)).archive);
  return makeBackup({
    from: {
      url: owner.url,
      storage: openOwnStorage(settings, owner.db),
      notes: temporaryFolder(settings),
    },
    destination,
    name,
    keys: [...backup.keys, ...extraKeys],
    work,
  });
}

async function isCheckDue(db: Db, now: Date) {
  const last = await lastChecked(db, now);
  return !last || now.getTime() - last.getTime() >= week - slack;
}

/** It does not undo the backup: that is there, and may be needed all the same. */
async function checked(run: Run, id: number, made: Made, identity?: string): Promise<Check> {
  const { destination, owner, clock, settings } = run;
  const { name, manifest, bytes } = made;
  const dataDir = settings.DATA_DIR;
  try {
    await proveRoom(dataDir, bytes + (await sizesOf(owner.db)).restored);
    await checkBackup({ destination, name, manifest, identity, dataDir });
    await endBackup(owner.db, id, { checked_at: clock() });
    return 'restored';
  } catch (error) {
    const check_failed = whyOf(error);
    await endBackup(owner.db, id, { check_failed });
    return { why: sayWhy('en', check_failed) };
  }
}

const failed = (why: string): Outcome => ({ state: 'failed', why });
