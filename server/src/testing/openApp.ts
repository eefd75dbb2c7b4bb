import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint } from '@traject/contract/common/endpoint';
import type { LightMyRequestResponse } from 'fastify';
import type { DestinationStream } from 'pino';
import { buildApp } from '../app.ts';
import { openWorld } from '../openWorld.ts';
import { asSeenBy } from '../platform/database/wall.ts';
import { loggerTo } from '../platform/http/logging.ts';
import { readSettings } from '../platform/program/settings.ts';
import type { openDatabaseOn } from './databaseServer.ts';
import { setOwnerDb } from './ownerDb.ts';

export type Options = {
  env?: Record<string, string>;
  demo?: boolean;
  webDist?: string;
  logTo?: DestinationStream;
  /** How often jobs are polled for. */
  pollSeconds?: number;
  /** Where its clock stands from the first job on. */
  now?: Date;
};
type Sent = {
  method: Endpoint['method'];
  url: string;
  body?: unknown;
  headers?: Record<string, string>;
};

export const sessionSecret = 'a secret of thirty-two characters and more';

type Database = Awaited<ReturnType<typeof openDatabaseOn>>;
export type OpenedApp = Awaited<ReturnType<typeof openApp>>;

/**
 * The whole server on a database, with a clock that the test can move. `db` and `sql` are the
 * owner's, to prepare and inspect everything; `world.db` is the program's.
 */
export async function openApp(database: Database, given: Options = {}) {
  const { env = {}, logTo, pollSeconds = 0.5, now, ...options } = given;
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'traject-app-'));
  const settings = readSettings({ LOG_LEVEL: logTo ? 'debug' : 'silent', DATA_DIR, ...env });
  const log = loggerTo(logTo ?? { write() {} }, settings.LOG_LEVEL);
  const time = { now };
  const world = openWorld({
    settings,
    database: database.program,
    url: database.programUrl,
    sessionSecret,
    publicUrl: 'http://traject.test',
    log,
    clock: () => time.now ?? new Date(),
    pollSeconds,
    byTheClock: false,
    env: { ...process.env, NODE_ENV: '', DATABASE_URL: database.url, DATA_DIR, ...env },
  });
  // On a busy machine the database is slow, and nobody must be told that it is down.
  world.watchdog = (work) => work({ isOver: false });
  world.replica = {
    ...world.replica,
    read: (db, work) => work(asSeenBy(db, database.readOnly.db)),
  };
  setOwnerDb(world, database.db);
  const app = buildApp(world, { ...options, log });
  await app.ready();
  await world.jobs.start();
  const close = async () => {
    await app.close();
    await world.close();
    await rm(DATA_DIR, { recursive: true, force: true });
  };

  const send = ({ method, url, body, headers = {} }: Sent) =>
    app.inject({
      method,
      url: `/api${url}`,
      headers,
      ...(body === undefined ? {} : { payload: body as object }),
    });
  const { db, sql, url } = database;
  return { app, db, sql, url, world, time, send, as: callers(send), close };
}

/** `as(token).post('/auth/logout')`; without a token, the caller is not signed in. */
const callers =
  (send: (sent: Sent) => Promise<LightMyRequestResponse>) =>
  (token?: string, language = 'nl') => {
    const headers = {
      'accept-language': language,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const by = (method: Sent['method']) => (url: string, body?: unknown) =>
      send({ method, url, body, headers });
    return {
      get: by('GET'),
      post: by('POST'),
      put: by('PUT'),
      patch: by('PATCH'),
      delete: by('DELETE'),
    };
  };
