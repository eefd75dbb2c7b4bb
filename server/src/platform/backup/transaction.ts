import type { Readable } from 'node:stream';
import pg from 'pg';
import type { Run } from '../database/migrate.ts';
import { copyIn, copyOut } from './copying.ts';

export type Transaction = {
  run: Run;
  copyIn: (into: string, rows: AsyncIterable<Buffer>) => Promise<void>;
  copyOut: (query: string) => Readable;
};

type Work<T> = (transaction: Transaction) => Promise<T>;

/** One transaction on its own connection, without a time limit. */
export async function inTransaction<T>(url: string, work: Work<T>, mode = ''): Promise<T> {
  const options = '-c timezone=UTC -c datestyle=ISO -c statement_timeout=0';
  const client = new pg.Client({ connectionString: url, application_name: 'traject', options });
  // A broken connection also fails the statement that is waiting for an answer.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`begin ${mode}`);
    const result = await work({
      run: async (text, values) => (await client.query(text, values)).rows,
      copyIn: (into, rows) => copyIn(client, into, rows),
      copyOut: (query) => copyOut(client, query),
    });
    await client.query('commit');
    return result;
  } finally {
    // Closing without a commit rolls everything back.
    await client.end();
  }
}
