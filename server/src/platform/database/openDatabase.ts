import { noteVersion } from '../audit/upgrades.ts';
import { ensureWritable } from '../program/ensureWritable.ts';
import { prepareJobs } from '../program/jobs.ts';
import { sayProgress } from '../program/process.ts';
import { knownSecrets, ownSecrets, type Secrets } from '../program/secrets.ts';
import type { Settings } from '../program/settings.ts';
import { explainRefusal } from './explainRefusal.ts';
import { migrate, type Say } from './migrate.ts';
import { type Database, openDb } from './openDb.ts';
import { refuseOther, refusePooled, settleRole, through } from './pooler.ts';
import { lockFolder } from './postgres/lock.ts';
import { runningDatabase } from './postgres/running.ts';
import { startPostgres } from './postgres/start.ts';
import { grantToProgram, grantWithin } from './programGrants.ts';
import { openProgramRole } from './programRole.ts';
import { proveWall } from './proveWall.ts';
import { ensureReachable } from './reachable.ts';

/** As its owner, who may do and see everything: for migrations, backups and setting up. */
type Owned = AsyncDisposable & {
  owner: Database;
  ownerUrl: string;
  secrets: Secrets;
  /** What stands between the program and the database, and shares connections. */
  pooler: string | undefined;
  /** A copy to read much from. */
  replica: string | undefined;
};
/** As the program, which sees only what row-level security lets it see. */
type Opened = Owned & { database: Database; url: string };

/** Only a start or a command waits for the owner, and a busy machine is no reason to end one. */
const patient = { acquireMs: 10_000 };

/** The configured database, or one of our own; migrated, verified, ready to use. */
export async function openDatabase(settings: Settings): Promise<Opened> {
  const owned = await openAsItIs(settings);
  return orClose(owned, async () => {
    const { owner, ownerUrl, secrets } = owned;
    const url = await prepareDatabase(owner, ownerUrl, secrets.database, sayProgress);
    return openProgram(owned, url);
  });
}

/** Migrates it and sets up the program's role; returns the URL to use. */
export async function prepareDatabase(
  { sql }: Database,
  ownerUrl: string,
  secret: string,
  say?: Say,
) {
  const url = await openProgramRole({ sql, url: ownerUrl }, secret);
  const role = decodeURIComponent(new URL(url).username);
  try {
    await migrate(sql, say, (tx) => grantWithin(tx, role));
    await sql`select make_event_months()`;
    await prepareJobs(sql);
  } catch (error) {
    await explainRefusal(sql, error);
  }
  await grantToProgram(sql, role);
  await noteVersion(sql);
  return url;
}

/** The same, without migrating it. */
export async function openAsItIs(settings: Settings): Promise<Owned> {
  await ensureWritable(settings.DATA_DIR);
  const { url, pooler, stop, secrets } = await (settings.DATABASE_URL
    ? namedDatabase(settings.DATABASE_URL, settings)
    : ownDatabase(settings.DATA_DIR));
  const owner = openDb(url, patient);
  const close = async () => {
    await owner.close();
    await stop();
  };
  const replica = settings.DATABASE_URL && settings.DATABASE_READ_URL;
  return { owner, ownerUrl: url, secrets, pooler, replica, [Symbol.asyncDispose]: close };
}

/** For a command, which may run while the program itself does. */
export async function openBeside(settings: Settings): Promise<Opened> {
  const owned = await openRunning(settings);
  if (!owned) return openDatabase(settings);
  return orClose(owned, async () => {
    const as = { sql: owned.owner.sql, url: owned.ownerUrl };
    return openProgram(owned, await openProgramRole(as, owned.secrets.database));
  });
}

export const openAsItIsBeside = async (settings: Settings) =>
  (await openRunning(settings)) ?? openAsItIs(settings);

async function openRunning({ DATABASE_URL, DATA_DIR }: Settings): Promise<Owned | undefined> {
  const secrets = DATABASE_URL ? undefined : await knownSecrets(DATA_DIR);
  const ownerUrl = secrets && (await runningDatabase(DATA_DIR, secrets.database));
  if (!ownerUrl) return undefined;
  await ensureReachable(ownerUrl, `The database of the program that runs on ${DATA_DIR}`);
  const owner = openDb(ownerUrl, patient);
  const none = { pooler: undefined, replica: undefined };
  return { owner, ownerUrl, secrets, ...none, [Symbol.asyncDispose]: owner.close };
}

async function openProgram(owned: Owned, url: string): Promise<Opened> {
  const { owner, pooler, replica } = owned;
  if (pooler ?? replica) await settleRole(owner.sql, decodeURIComponent(new URL(url).username));
  const at = (other: string | undefined) => other && through(other, url);
  const database = openDb(url, { pooler: at(pooler), replica: at(replica) });
  const close = async () => {
    await database.close();
    await owned[Symbol.asyncDispose]();
  };
  const prove = async () => {
    await proveWall(database.sql);
    if (pooler) await refuseOther(database, owner.sql);
  };
  await prove().catch(async (error) => {
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

/** Several programs may use it, so nothing is locked. */
async function namedDatabase(url: string, { DATABASE_DIRECT_URL, DATA_DIR }: Settings) {
  const own = { secrets: await ownSecrets(DATA_DIR), stop: async () => {} };
  await ensureReachable(url, 'DATABASE_URL');
  if (!DATABASE_DIRECT_URL) {
    await refusePooled(url, 'DATABASE_URL');
    return { ...own, url, pooler: undefined };
  }
  await ensureReachable(DATABASE_DIRECT_URL, 'DATABASE_DIRECT_URL');
  await refusePooled(DATABASE_DIRECT_URL, 'DATABASE_DIRECT_URL');
  return { ...own, url: DATABASE_DIRECT_URL, pooler: url };
}

/** The folder is locked before anything is made in it, and until its database has stopped. */
async function ownDatabase(dataDir: string) {
  const unlock = await lockFolder(dataDir);
  try {
    const secrets = await ownSecrets(dataDir);
    const { url, stop } = await startPostgres({ dataDir, password: secrets.database });
    return { url, secrets, pooler: undefined, stop: () => stop().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}
