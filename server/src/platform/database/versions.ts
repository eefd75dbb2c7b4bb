import pg from 'pg';
import type { Sql } from 'postgres';
import type { Log } from '../program/jobs.ts';

/** What the tests and the trials of docs/operate ran with; others may do. */
const tried = { postgres: 18, pooler: '1.26' };

type Asked = { sql: Sql; pooler: string | undefined };

/** One line in the log for each of them that nobody here has seen. */
export async function sayVersions({ sql, pooler }: Asked, log: Log) {
  const [found] = await sql<
    { version: string }[]
  >`select current_setting('server_version') as version`;
  const versions = {
    postgres: found?.version ?? '',
    ...(pooler && { pooler: await poolerVersion(pooler).catch(() => '') }),
  };
  for (const line of untried(versions)) log.warn(line);
}

const unknown = 'of a version that it does not tell (it tells users in stats_users and auth_file)';

export function untried({ postgres, pooler }: { postgres: string; pooler?: string }) {
  return [
    ...(Number.parseInt(postgres, 10) === tried.postgres
      ? []
      : [`the database is PostgreSQL ${postgres}: Traject was tried with ${tried.postgres}`]),
    ...(pooler === undefined || pooler.startsWith(`PgBouncer ${tried.pooler}.`)
      ? []
      : [`the pooler is ${pooler || unknown}: Traject was tried with PgBouncer ${tried.pooler}`]),
  ];
}

/** As its own console says it, to those that may see that (`stats_users`). */
async function poolerVersion(pooler: string) {
  const address = Object.assign(new URL(pooler), { pathname: '/pgbouncer' });
  const client = new pg.Client({ connectionString: address.href, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>('show version');
    return rows[0]?.version ?? '';
  } finally {
    void client.end().catch(() => {});
  }
}
