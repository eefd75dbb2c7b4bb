import pg from 'pg';
import type { Sql } from 'postgres';
import { session } from './connecting.ts';
import { inTurns } from './migrate.ts';
import type { Database } from './openDb.ts';

/**
 * Whether something between here and the database shares its connections among many: it gives a
 * connection a number of its own.
 */
export async function isPooled(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return rows[0]?.pid !== (client as pg.Client & { processID: number }).processID;
  } finally {
    void client.end().catch(() => {});
  }
}

/** What one says on a shared connection would stay there for others, up to what they may see. */
export async function refusePooled(url: string, name: string) {
  if (!(await isPooled(url))) return;
  const why = `${name} leads through a pooler`;
  throw new Error(
    name === 'DATABASE_URL'
      ? `${why}: set DATABASE_DIRECT_URL too, to the same database without it.`
      : `${why}, and must lead to the database itself.`,
  );
}

/** What is changed through one of them must be heard of through the other. */
export async function refuseOther({ db }: Pick<Database, 'db'>, owner: Sql) {
  const { number } = await db.selectFrom('installation').select('number').executeTakeFirstOrThrow();
  const [same] = await owner`select from installation where number = ${number}`;
  if (!same) throw new Error('DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.');
}

/** The same role and database, through the pooler. */
export function through(pooler: string, url: string) {
  const [address, own] = [new URL(pooler), new URL(url)];
  address.username = own.username;
  address.password = own.password;
  return address.href;
}

/** A pooler opens connections without our settings, so the role brings them. */
export async function settleRole(owner: Sql, role: string) {
  const quoted = `"${role.replaceAll('"', '""')}"`;
  const statements = Object.entries(session).map(
    ([name, value]) => `alter role ${quoted} set ${name} = '${value}'`,
  );
  if (await isSettled(owner, role)) return;
  await inTurns(owner, (tx) => tx.unsafe(statements.join('; '))).catch((error: unknown) => {
    const isRefused = error instanceof Error && 'code' in error && error.code === '42501';
    throw isRefused ? new Error(`${mayNot}: ${statements.join('; ')};`) : error;
  });
}

async function isSettled(owner: Sql, role: string) {
  const [known] = await owner<{ settings: string[] | null }[]>`
    select rolconfig as settings from pg_roles where rolname = ${role}`;
  const wanted = Object.entries(session).map(([name, value]) => `${name}=${value}`);
  return wanted.every((setting) => known?.settings?.includes(setting));
}

const mayNot =
  'Behind a pooler the settings of a connection come with its role, which the user of the database ' +
  'may not change: run this once as one who may, and start again';
