import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import postgres from 'postgres';
import type { Db } from './db.ts';
import { createInvalidation, type Invalidation } from './invalidation.ts';
import { PreparingClient } from './preparedStatements.ts';
import { createSharedConnections } from './sharedConnections.ts';
import { openViews } from './wall.ts';

/**
 * `db` is for the work, and by itself sees nothing of any organisation: see `within`. `sql` is for
 * scripts of many statements, such as migrations.
 */
export type Database = {
  db: Db;
  sql: postgres.Sql;
  invalidation: Invalidation;
  /** Of the connections for transactions: how many there are, are free, and are waited for. */
  pool: () => { total: number; idle: number; waiting: number };
  close: () => Promise<void>;
};

const session = { application_name: 'traject', statement_timeout: 30_000 };
/**
 * A transaction that is idle for this long is stuck, and must not keep a connection others need.
 */
const lock_timeout = 10_000;

/** A caller waits `acquireMs` for a free connection, and hears 503 then. */
export function openDb(url: string, { max = 10, acquireMs = 2000 } = {}): Database {
  const invalidation = createInvalidation();
  const client = {
    ...session,
    lock_timeout,
    connectionString: url,
    types,
    connectionTimeoutMillis: acquireMs,
    options: '-c timezone=UTC',
  };
  const pool = new pg.Pool({
    ...client,
    max,
    Client: PreparingClient,
    idleTimeoutMillis: 60_000,
    onConnect: (client) => listenOn(client, invalidation),
  });
  // A connection that breaks while idle is simply replaced by the next call.
  pool.on('error', () => {});
  const sharedConnections = createSharedConnections(client);
  const db = openViews(pool, sharedConnections);
  const sql = openSql(url, max);
  let closed: Promise<unknown> | undefined;
  const close = async () => {
    closed ??= Promise.all([pool.end(), sharedConnections.close(), sql.end({ timeout: 2 })]);
    // Whoever still uses a connection when the program ends is not waited for.
    await Promise.race([closed, pause(2000, undefined, { ref: false })]);
  };
  const inUse = () => ({
    total: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  return { db, sql, invalidation, pool: inUse, close };
}

async function listenOn(client: pg.ClientBase, invalidation: Invalidation) {
  // A connection that breaks between two statements is reported by the next of them.
  client.on('error', () => {});
  client.on('notification', ({ payload = '' }) => invalidation.told(payload));
  await client.query('listen changes');
  invalidation.opened();
  client.on('drain', invalidation.answered);
  client.once('end', invalidation.closed);
}

/** Civil dates and local times stay text throughout; a Date would shift them between time zones. */
const parsers: Record<number, (value: string) => unknown> = {
  [pg.types.builtins.DATE]: String,
  [pg.types.builtins.TIMESTAMP]: String,
  [pg.types.builtins.INT8]: Number,
};
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
};

const asText = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: string) => value,
  parse: (value: string) => value,
});

const openSql = (url: string, max: number) =>
  postgres(url, {
    max,
    connect_timeout: 2,
    idle_timeout: 5,
    onnotice: () => {},
    connection: { ...session, timezone: 'UTC' },
    types: {
      date: asText(1082),
      timestamp: asText(1114),
      bigint: { to: 20, from: [20], serialize: String, parse: Number },
    },
  });
