import { mkdir } from 'node:fs/promises';
import { type Database, openDb } from './db.ts';
import { migrate } from './migrate.ts';
import { lockFolder } from './postgres/lock.ts';
import { runningDatabase } from './postgres/running.ts';
import { startPostgres } from './postgres/start.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

type Opened = AsyncDisposable & { database: Database; url: string };

/** The database that was named, or one of our own; migrated, ready to use. */
export async function openDatabase(settings: Settings, secrets: Secrets): Promise<Opened> {
  const opened = await openAsItIs(settings, secrets);
  try {
    await migrate(opened.database.sql);
  } catch (error) {
    await opened[Symbol.asyncDispose]();
    throw error;
  }
  return opened;
}

/** The same, with whatever is in it. */
export async function openAsItIs(settings: Settings, secrets: Secrets): Promise<Opened> {
  const { url, stop } = settings.DATABASE_URL
    ? { url: settings.DATABASE_URL, stop: async () => {} }
    : await ownDatabase(settings.DATA_DIR, secrets.database);
  const database = openDb(url);
  const close = async () => {
    await database.close();
    await stop();
  };
  return { database, url, [Symbol.asyncDispose]: close };
}

/** For a command, which may come while the program itself runs. */
export async function openBeside(
  settings: Settings,
  secrets: Secrets,
  openAlone = openDatabase,
): Promise<Opened> {
  const url = settings.DATABASE_URL
    ? undefined
    : await runningDatabase(settings.DATA_DIR, secrets.database);
  if (!url) return openAlone(settings, secrets);
  const database = openDb(url);
  return { database, url, [Symbol.asyncDispose]: database.close };
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
