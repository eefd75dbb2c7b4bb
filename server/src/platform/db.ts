import { Kysely } from 'kysely';
import { PostgresJSDialect } from 'kysely-postgres-js';
import postgres from 'postgres';
import type { Tables } from './tables.gen.ts';

export type Db = Kysely<Tables>;

export type Database = { db: Db; sql: postgres.Sql; close: () => Promise<void> };

const asText = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: string) => value,
  parse: (value: string) => value,
});

/** Civil dates and wall times stay text all the way; a Date would move them between time zones. */
const types = {
  date: asText(1082),
  timestamp: asText(1114),
  bigint: { to: 20, from: [20], serialize: String, parse: Number },
};

export function openDb(url: string, { max = 10 } = {}): Database {
  const sql = postgres(url, {
    max,
    types,
    connect_timeout: 2,
    idle_timeout: 60,
    onnotice: () => {},
    connection: { application_name: 'traject', statement_timeout: 30_000, timezone: 'UTC' },
  });
  const db = new Kysely<Tables>({ dialect: new PostgresJSDialect({ postgres: sql }) });
  return { db, sql, close: () => sql.end({ timeout: 5 }) };
}
