import { openDb } from '@traject/server/src/platform/database/openDb.ts';
import { runningDatabase } from '@traject/server/src/platform/database/postgres/running.ts';
import { ownSecrets } from '@traject/server/src/platform/program/secrets.ts';
import { dataFolder, end, signIn, startProgram } from '@traject/server/src/testing/program.ts';

export type Demo = Awaited<ReturnType<typeof startDemo>>;

/** The product with its demo as a process, and direct access to its database. */
export async function startDemo(env: Record<string, string> = {}, folder?: string) {
  const dataDir = folder ?? (await dataFolder());
  const program = await startProgram({ DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'error', ...env });
  const lines: Buffer[] = [];
  for (const stream of [program.child.stdout, program.child.stderr])
    stream?.on('data', (line: Buffer) => lines.push(line));
  const { db, sql, close } = await databaseIn(dataDir);
  const tokenOf = signedIn(program.url);
  return {
    url: program.url,
    dataDir,
    db,
    sql,
    tokenOf,
    /** Everything it has logged since it was ready. */
    log: () => Buffer.concat(lines).toString(),
    /** As somebody from the demo; rate limits are lifted. */
    async ask(name: string, path: string, init: RequestInit = {}) {
      await sql`delete from call_counts`;
      const headers = new Headers({ authorization: `Bearer ${await tokenOf(name)}` });
      if (typeof init.body === 'string') headers.set('content-type', 'application/json');
      return fetch(`${program.url}/api${path}`, { ...init, headers });
    },
    async stop() {
      await close();
      await end(program.child, 'SIGTERM');
    },
  };
}

/** The database of the program that runs on this folder. */
export const databaseIn = async (dataDir: string, max = 2) =>
  openDb(await databaseUrl(dataDir), { max });

export async function databaseUrl(dataDir: string) {
  const { database } = await ownSecrets(dataDir);
  const address = await runningDatabase(dataDir, database);
  if (!address) throw new Error('The program runs without its database.');
  return address;
}

/** Everybody signs in once, however often they are needed. */
function signedIn(url: string) {
  const tokens = new Map<string, Promise<string>>();
  return (name: string) => {
    const token = tokens.get(name) ?? signIn(url, `${name}@demo.example`);
    tokens.set(name, token);
    return token;
  };
}
