import type { Duplex } from 'node:stream';
import type { Connecting } from './connecting.ts';
import type { PreparingClient } from './preparedStatements.ts';

const count = 2;
/** Short queries only: one that takes this long means that nobody is answering. */
const timeout = 10_000;

type Asked = { wall: string; onSent: () => void };
export type SharedConnections = ReturnType<typeof createSharedConnections>;

/**
 * A few connections shared by all calls, for short queries outside a transaction. The queries of
 * one turn of the event loop leave in a single write, and none waits for the result of another.
 * Each is planned once, with one plan for all values; behind a pooler, as the database sees fit.
 */
export function createSharedConnections(way: Connecting) {
  const connections = Array.from({ length: count }, () => createConnection(way));
  let turn = 0;
  const next = () => {
    turn += 1;
  };
  return {
    query: (text: string, values: unknown[], wall: string) =>
      connections[turn % count]?.query(text, values, { wall, onSent: next }),
    close: () => Promise.all(connections.map((connection) => connection.close())),
  };
}

function createConnection({ shared, Client }: Connecting) {
  let opened: Promise<PreparingClient> | undefined;
  const open = () => {
    const client: PreparingClient = new Client({ ...shared, query_timeout: timeout });
    const opening = client.connect().then(() => client);
    const lose = () => {
      if (opened === opening) opened = undefined;
    };
    client.on('error', lose).once('end', lose);
    opening.catch(lose);
    return opening;
  };
  return {
    async query(text: string, values: unknown[], { wall, onSent }: Asked) {
      opened ??= open();
      const client = await opened;
      holdUntilTurnEnds(client.connection.stream, onSent);
      // In this order on one connection, with nothing in between, so that the limit holds.
      client.seeOnly(wall);
      return client.query(text, values);
    },
    close: async () => (await opened)?.end(),
  };
}

function holdUntilTurnEnds(stream: Duplex, onSent: () => void) {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => {
    stream.uncork();
    onSent();
  });
}
