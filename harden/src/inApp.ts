import { openDatabaseOn, startDatabaseServer } from '@traject/server/src/testing/databaseServer.ts';
import { type OpenedApp, type Options, openApp } from '@traject/server/src/testing/openApp.ts';

/** Works on this many whole servers, each on a database of its own. */
export async function inApps<T>(
  count: number,
  options: Options,
  work: (opened: OpenedApp, at: number) => Promise<T>,
): Promise<T[]> {
  const server = await startDatabaseServer();
  try {
    return await Promise.all(
      Array.from({ length: count }, async (_, at) => {
        const database = await openDatabaseOn(server.url);
        const opened = await openApp(database, options);
        try {
          return await work(opened, at);
        } finally {
          await opened.close();
          await database.close();
        }
      }),
    );
  } finally {
    await server.stop();
  }
}
