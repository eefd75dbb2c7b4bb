import { setTimeout as pause } from 'node:timers/promises';
import { sql as statement } from 'kysely';
import pg from 'pg';
import postgres from 'postgres';
import { unavailable } from '../http/errors.ts';
import { type Connecting, connecting, ofReplica, type Place, session } from './connecting.ts';
import { askForWrites } from './databaseErrors.ts';
import type { Db } from './db.ts';
import { createFullDisk } from './fullDisk.ts';
import { createInvalidation, type Invalidation } from './invalidation.ts';
import { createPatience, type Patience } from './patience.ts';
import { createReplica, type Replica } from './replica.ts';
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
  replica: Replica;
  /** Fails when what was asked of this database is not answered soon. */
  answers: Patience;
  /** Fails when it cannot be written to soon, however many wait for a connection. */
  isReady: () => Promise<void>;
  /** Of the connections for transactions: how many there are, are free, and are waited for. */
  pool: () => { total: number; idle: number; waiting: number };
  close: () => Promise<void>;
};

type Options = Partial<Omit<Place, 'url'>> & { max?: number };

/** A caller waits `acquireMs` for a free connection, and hears 503 then. */
export function openDb(url: string, options: Options = {}): Database {
  const { max = 10, acquireMs = 2000, ...others } = options;
  const disk = createFullDisk();
  const place = { url, acquireMs, ...others, onFull: disk.note };
  const invalidation = createInvalidation();
  const way = connecting(place, invalidation);
  const leader = openConnections(way, max);
  const copy = place.replica ? openConnections(ofReplica(place, place.replica), max) : undefined;
  const apart = openConnections(asking(way), 1);
  const { db, pool } = leader;
  const replica = createReplica(db, copy?.db);
  const sql = openSql(url, max, acquireMs);
  const answers = createPatience(way.isHeardPast);
  const isReady = async () => {
    if (disk.wasNow()) throw unavailable();
    await answers(statement.raw(askForWrites).execute(apart.db));
  };
  let closed: Promise<unknown> | undefined;
  const close = async () => {
    closed ??= Promise.all([
      ...[leader, apart, copy].map((one) => one?.close()),
      sql.end({ timeout: 2 }),
    ]);
    // Whoever still uses a connection when the program ends is not waited for.
    await Promise.race([closed, pause(2000, undefined, { ref: false })]);
  };
  const inUse = () => ({
    total: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  return { db, sql, invalidation, replica, answers, isReady, pool: inUse, close };
}

/** A connection that keeps silent is not kept: the next question opens another. */
const asking = (way: Connecting) => ({ ...way, client: { ...way.client, query_timeout: 5000 } });

/** For transactions a pool, and some that short queries share. */
function openConnections(way: Connecting, max: number) {
  const { client, Client, onConnect } = way;
  const pool = new pg.Pool({ ...client, max, Client, idleTimeoutMillis: 60_000, onConnect });
  // A connection that breaks while idle is simply replaced by the next call.
  pool.on('error', () => {});
  const shared = createSharedConnections(way);
  const close = () => Promise.all([pool.end(), shared.close(), way.close()]);
  return { db: openViews(pool, shared), pool, close };
}

const asText = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: string) => value,
  parse: (value: string) => value,
});

const { statement_timeout, TimeZone: timezone } = session;

const openSql = (url: string, max: number, acquireMs: number) =>
  postgres(url, {
    max,
    connect_timeout: acquireMs / 1000,
    idle_timeout: 5,
    onnotice: () => {},
    connection: { application_name: 'traject', statement_timeout, timezone },
    types: {
      date: asText(1082),
      timestamp: asText(1114),
      bigint: { to: 20, from: [20], serialize: String, parse: Number },
    },
  });
