import pg from 'pg';

const lock = 'traject.backup';

/**
 * One at a time, whichever process or machine it runs on; nothing is done while another is at it.
 * The lock is the database's and ends with the connection, however this process ends.
 */
export async function alone<T>(url: string, work: () => Promise<T>): Promise<T | undefined> {
  const about = { connectionString: url, application_name: 'traject', keepAlive: true };
  const client = new pg.Client(about);
  // Whatever the work needs of the database, it finds out by itself.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query('select pg_try_advisory_lock(hashtext($1)) as free', [
      lock,
    ]);
    return rows[0]?.free ? await work() : undefined;
  } finally {
    await client.end().catch(() => {});
  }
}
