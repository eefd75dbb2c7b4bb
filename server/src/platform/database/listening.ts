import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Invalidation } from './invalidation.ts';

/** More often than what is cached stops being trusted. */
const pingMilliseconds = 300;
const patience = 2000;

export async function listenOn(client: pg.ClientBase, invalidation: Invalidation) {
  // A connection that breaks between two statements is reported by the next of them.
  client.on('error', () => {});
  client.on('notification', ({ payload = '' }) => invalidation.told(payload));
  await client.query('listen changes');
  invalidation.opened();
  client.on('drain', invalidation.answered);
  client.once('end', invalidation.closed);
}

/**
 * Behind a pooler no connection can listen: what it hears is somebody else's. So one listens that
 * passes the pooler by, and opens another when it is lost.
 */
export function createListener(config: pg.ClientConfig, invalidation: Invalidation) {
  const ended = new AbortController();
  const rest = () => pause(pingMilliseconds, undefined, { ref: false, signal: ended.signal });
  let client: pg.Client | undefined;
  let answer: Promise<unknown> | undefined;

  const keepListening = async () => {
    while (!ended.signal.aborted) {
      client = await openedListener(config, invalidation).catch(() => undefined);
      await keepAsking(client, rest).catch(() => {});
      leave(client);
      await rest().catch(() => {});
    }
  };
  const listening = keepListening();

  return {
    /** What was told before this call has been heard: the database answers after telling. */
    caughtUp() {
      answer ??= Promise.resolve().then(() => {
        answer = undefined;
        return client?.query('select 1').catch(() => {});
      });
      return answer;
    },
    async close() {
      ended.abort();
      await listening;
    },
  };
}

async function openedListener(config: pg.ClientConfig, invalidation: Invalidation) {
  const client = new pg.Client({ ...config, query_timeout: patience, pipeline: true });
  client.on('error', () => {});
  try {
    await client.connect();
    await listenOn(client, invalidation);
    return client;
  } catch (error) {
    leave(client);
    throw error;
  }
}

/** One that never answered will not answer a goodbye either. */
function leave(client: pg.Client | undefined) {
  void client?.end().catch(() => {});
}

/** Until it does not answer, or there is no need any more. */
async function keepAsking(client: pg.Client | undefined, rest: () => Promise<unknown>) {
  while (client) {
    await client.query('select 1');
    await rest();
  }
}
