import type { Database } from '@traject/server/src/platform/database/openDb.ts';
import { openStorage, temporaryFolder } from '@traject/server/src/platform/files/openStorage.ts';
import {
  databaseOf,
  dataFolder,
  end,
  type Program,
  signIn,
  startProgram,
} from '@traject/server/src/testing/program.ts';
import { createClient } from './client.ts';
import { databaseIn } from './demo.ts';

export type Installation = Awaited<ReturnType<typeof install>>;

/** The product as it is started, with its demo, on a folder of its own. */
export async function install(env: Record<string, string> = {}, dataDir?: string) {
  const DATA_DIR = dataDir ?? (await dataFolder());
  const settings = { DATA_DIR, TRUST_PROXY: 'loopback', LOG_LEVEL: 'error', ...env };
  let program: Program = await startProgram(settings);
  const url = () => program.url;
  return {
    dataDir: DATA_DIR,
    url,
    storage: openStorage({ DATA_DIR, s3: undefined }),
    tmpDir: temporaryFolder({ DATA_DIR, s3: undefined }),
    said: () => program.said(),
    isAlive: () => program.child.exitCode === null && program.child.signalCode === null,
    databasePid: () => databaseOf(DATA_DIR),
    /** A client that is signed in, and stays so across every restart. */
    as: async (name: string) => createClient(url, await signIn(url(), `${name}@demo.example`)),
    anyone: createClient(url),
    kill: () => end(program.child, 'SIGKILL'),
    stop: () => end(program.child, 'SIGTERM'),
    async startAgain(more: Record<string, string> = {}) {
      program = await startProgram({ ...settings, ...more });
    },
    isReady: () =>
      fetch(`${url()}/readyz`).then(
        ({ status }) => status === 200,
        () => false,
      ),
    /** Direct access to the database itself. */
    async look<T>(work: (database: Database) => Promise<T>): Promise<T> {
      const database = await databaseIn(DATA_DIR, 4);
      return work(database).finally(database.close);
    },
  };
}

/** Polls until it is so; false if it never was. */
export async function until(isSo: () => Promise<boolean>, seconds: number) {
  const giveUpAt = Date.now() + seconds * 1000;
  while (Date.now() < giveUpAt) {
    if (await isSo()) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
