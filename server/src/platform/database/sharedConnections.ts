import type { Duplex } from 'node:stream';
import type pg from 'pg';
import { PreparingClient } from './preparedStatements.ts';

const count = 2;
/** Short questions only: one that takes this long means that nobody answers. */
const patience = 10_000;

type Asked = { wall: string; onSent: () => void };
export type Lanes = ReturnType<typeof createLanes>;

/**
 * Connections that everybody shares, for short questions outside a transaction: those of one turn of
 * the event loop leave in one write, and none waits for the answer to another. Each is planned once:
 * its plan is the same for all values.
 */
export function createLanes(config: pg.ClientConfig) {
  const lanes = Array.from({ length: count }, () => createLane(config));
  let turn = 0;
  const next = () => {
    turn += 1;
  };
  return {
    query: (text: string, values: unknown[], wall: string) =>
      lanes[turn % count]?.query(text, values, { wall, onSent: next }),
    close: () => Promise.all(lanes.map((lane) => lane.close())),
  };
}

function createLane(config: pg.ClientConfig) {
  let opened: Promise<PreparingClient> | undefined;
  const open = () => {
    const options = `${config.options} -c plan_cache_mode=force_generic_plan`;
    const client = new PreparingClient({ ...config, options, query_timeout: patience });
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
      // In this order on one connection, and nothing between: the answer is of this wall.
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
