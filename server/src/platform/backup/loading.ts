import { once } from 'node:events';
import pg from 'pg';
import type { Run } from '../migrate.ts';

export type Loading = {
  run: Run;
  copyIn: (into: string, rows: AsyncIterable<Buffer>) => Promise<void>;
};

/** One transaction on a connection of its own, without a limit to its time. */
export async function loading<T>(url: string, work: (loading: Loading) => Promise<T>): Promise<T> {
  const options = '-c timezone=UTC -c statement_timeout=0';
  const client = new pg.Client({ connectionString: url, application_name: 'traject', options });
  // What breaks the connection also fails the statement that waits for its answer.
  client.on('error', () => {});
  await client.connect();
  const run: Run = async (text, values) => (await client.query(text, values)).rows;
  const copyIn: Loading['copyIn'] = (into, rows) =>
    new Promise((resolve, reject) => {
      client.query(new CopyIn(`copy ${into} from stdin`, rows, { resolve, reject }));
    });
  try {
    await client.query('begin');
    const result = await work({ run, copyIn });
    await client.query('commit');
    return result;
  } finally {
    // Ended without a commit, it takes everything back.
    await client.end();
  }
}

type Connection = pg.Connection & {
  query: (text: string) => void;
  sendCopyFromChunk: (chunk: Buffer) => void;
  sendCopyFail: (why: string) => void;
  endCopyFrom: () => void;
};
type Outcome = { resolve: () => void; reject: (error: Error) => void };

/** What the driver leaves to its user: it knows the messages of COPY, but sends none by itself. */
class CopyIn implements pg.Submittable {
  readonly #statement: string;
  readonly #rows: AsyncIterable<Buffer>;
  readonly #outcome: Outcome;

  constructor(statement: string, rows: AsyncIterable<Buffer>, outcome: Outcome) {
    this.#statement = statement;
    this.#rows = rows;
    this.#outcome = outcome;
  }

  submit(connection: pg.Connection) {
    (connection as Connection).query(this.#statement);
  }

  async handleCopyInResponse(connection: Connection) {
    try {
      for await (const chunk of this.#rows) {
        connection.sendCopyFromChunk(chunk);
        if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
      }
      connection.endCopyFrom();
    } catch (error) {
      this.handleError(error as Error);
      connection.sendCopyFail('the rows could not be read');
    }
  }

  handleCommandComplete() {}
  handleReadyForQuery = () => this.#outcome.resolve();
  handleError = (error: Error) => this.#outcome.reject(error);
}
