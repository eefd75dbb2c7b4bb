import { once } from 'node:events';
import { Readable } from 'node:stream';
import type pg from 'pg';

/** The driver knows the messages of COPY, but has no stream for them. */
type Connection = pg.Connection & {
  query: (text: string) => void;
  sendCopyFromChunk: (chunk: Buffer) => void;
  sendCopyFail: (why: string) => void;
  endCopyFrom: () => void;
};

/** The rows of a query, read only as fast as they are consumed; the rest is discarded. */
export function copyOut(client: pg.Client, query: string): Readable {
  let connection: Connection | undefined;
  const goOn = () => connection?.stream.resume();
  const rows = new Readable({
    read: goOn,
    destroy(error, done) {
      goOn();
      done(error);
    },
  });
  // Only the reader needs to know, and finds out there.
  rows.on('error', () => {});
  client.query({
    submit(given: pg.Connection) {
      connection = given as Connection;
      connection.query(`copy (${query}) to stdout`);
    },
    handleCopyData({ chunk }: { chunk: Buffer }) {
      // The driver reuses its memory.
      if (!rows.destroyed && !rows.push(Buffer.from(chunk))) connection?.stream.pause();
    },
    handleCommandComplete() {},
    handleReadyForQuery() {
      goOn();
      rows.push(null);
    },
    handleError: (error: Error) => void rows.destroy(error),
  });
  return rows;
}

export function copyIn(client: pg.Client, into: string, rows: AsyncIterable<Buffer>) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  client.query({
    submit: (connection: pg.Connection) =>
      (connection as Connection).query(`copy ${into} from stdin`),
    handleCopyInResponse: (connection: Connection) => sendRows(connection, rows).catch(reject),
    handleCommandComplete() {},
    handleReadyForQuery: resolve,
    handleError: reject,
  });
  return promise;
}

async function sendRows(connection: Connection, rows: AsyncIterable<Buffer>) {
  try {
    for await (const chunk of rows) {
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
    }
    connection.endCopyFrom();
  } catch (error) {
    connection.sendCopyFail('the rows could not be read');
    throw error;
  }
}
