import { mkdir } from 'node:fs/promises';
import { type Database, openDb } from './db.ts';
import { prepareJobs } from './jobs.ts';
import { migrate } from './migrate.ts';
import { lockFolder } from './postgres/lock.ts';
import { runningDatabase } from './postgres/running.ts';
import { startPostgres } from './postgres/start.ts';
import { grantToProgram } from './programGrants.ts';
import { openProgramRole } from './programRole.ts';
import { proveWall } from './proveWall.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

/** As its owner, who may do and see everything: for migrations, backups and first things. */
type Owned = AsyncDisposable & { owner: Database; ownerUrl: string };
/** And as the program, which sees what its wall lets it see. */
type Opened = Owned & { database: Database; url: string };

/** The database that was named, or one of our own; migrated, proven, ready to use. */
export async function openDatabase(settings: Settings, secrets: Secrets): Promise<Opened> {
  const owned = await openAsItIs(settings, secrets);
  return orClose(owned, async () => {
    const url = await prepareDatabase(owned.owner, owned.ownerUrl, secrets.database);
    return openProgram(owned, url);
  });
}

/** Brings it up to date and gives the program its place in it: where that is. */
export async function prepareDatabase({ sql }: Database, ownerUrl: string, secret: string) {
  await migrate(sql);
  await prepareJobs(sql);
  const url = await openProgramRole({ sql, url: ownerUrl }, secret);
  await grantToProgram(sql, decodeURIComponent(new URL(url).username));
  return url;
}

/** The same, with whatever is in it. */
export async function openAsItIs(settings: Settings, secrets: Secrets): Promise<Owned> {
  const { url, stop } = settings.DATABASE_URL
    ? { url: settings.DATABASE_URL, stop: async () => {} }
    : await ownDatabase(settings.DATA_DIR, secrets.database);
  const owner = openDb(url);
  const close = async () => {
    await owner.close();
    await stop();
  };
  return { owner, ownerUrl: url, [Symbol.asyncDispose]: close };
}

/** For a command, which may come while the program itself runs. */
export async function openBeside(settings: Settings, secrets: Secrets): Promise<Opened> {
  const owned = await openRunning(settings, secrets);
  if (!owned) return openDatabase(settings, secrets);
  return orClose(owned, async () => {
    const as = { sql: owned.owner.sql, url: owned.ownerUrl };
    return openProgram(owned, await openProgramRole(as, secrets.database));
  });
}

export const openAsItIsBeside = async (settings: Settings, secrets: Secrets) =>
  (await openRunning(settings, secrets)) ?? openAsItIs(settings, secrets);

async function openRunning(settings: Settings, secrets: Secrets): Promise<Owned | undefined> {
  if (settings.DATABASE_URL) return undefined;
  const ownerUrl = await runningDatabase(settings.DATA_DIR, secrets.database);
  if (!ownerUrl) return undefined;
  const owner = openDb(ownerUrl);
  return { owner, ownerUrl, [Symbol.asyncDispose]: owner.close };
}

async function openProgram(owned: Owned, url: string): Promise<Opened> {
  const database = openDb(url);
  const close = async () => {
    await database.close();
    await owned[Symbol.asyncDispose]();
  };
  await proveWall(database.sql).catch(async (error) => {
    await database.close();
    throw error;
  });
  return { ...owned, database, url, [Symbol.asyncDispose]: close };
}

async function orClose<T>(owned: Owned, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await owned[Symbol.asyncDispose]();
    throw error;
  }
}

async function ownDatabase(dataDir: string, password: string) {
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockFolder(dataDir);
  const { url, stop } = await startPostgres({ dataDir, password }).catch(async (error) => {
    await unlock();
    throw error;
  });
  return {
    url,
    stop: async () => {
      await stop();
      await unlock();
    },
  };
}
