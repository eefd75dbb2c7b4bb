import pg from 'pg';
import type { Invalidation } from './invalidation.ts';
import { createListener, listenOn } from './listening.ts';
import { lockPatience } from './lockPatience.ts';
import { PooledClient, type Settings } from './pooledClient.ts';
import { PreparingClient } from './preparedStatements.ts';

/** Of every connection of the program, also one that a pooler opens for it. */
export const session = {
  statement_timeout: 30_000,
  lock_timeout: lockPatience.usual,
  TimeZone: 'UTC',
};
const { TimeZone, ...timeouts } = session;

export type Place = {
  url: string;
  /** Where the work goes, if something stands before `url` that shares connections. */
  pooler?: string | undefined;
  /** Where much is read, if that is another database: a copy. */
  replica?: string | undefined;
  acquireMs: number;
  /** Told when its disk is full; that of a copy is nobody's business. */
  onFull?: (() => void) | undefined;
};

/** How connections for the work are opened, and how what they change is heard of. */
export type Connecting = {
  client: Settings;
  /** Of those that are shared by short queries. */
  shared: Settings;
  Client: typeof PreparingClient | typeof PooledClient;
  onConnect: (client: pg.ClientBase) => Promise<void>;
  /** Whether the database is known to answer, by another way than these connections. */
  isHeardPast: () => boolean;
  close: () => Promise<void>;
};

export const connecting = (place: Place, invalidation: Invalidation): Connecting =>
  place.pooler ? throughPooler(place, place.pooler, invalidation) : straight(place, invalidation);

const common = (url: string, { acquireMs, onFull }: Place) => ({
  ...(onFull && { onFull }),
  application_name: 'traject',
  connectionString: url,
  connectionTimeoutMillis: acquireMs,
  types,
});

const withSession = (place: Place) => ({
  ...common(place.url, place),
  ...timeouts,
  options: `-c timezone=${TimeZone}`,
});

function straight(place: Place, invalidation: Invalidation) {
  const client = withSession(place);
  const options = `${client.options} -c plan_cache_mode=force_generic_plan`;
  return {
    client,
    shared: { ...client, options },
    Client: PreparingClient,
    onConnect: (client: pg.ClientBase) => listenOn(client, invalidation),
    isHeardPast: () => false,
    close: async () => {},
  };
}

function throughPooler(place: Place, pooler: string, invalidation: Invalidation) {
  const { caughtUp, close } = createListener(withSession(place), invalidation);
  const way = quiet(pooler, place);
  const client = { ...way.client, caughtUp };
  return { ...way, client, shared: client, isHeardPast: invalidation.isHeard, close };
}

/** What takes longer than a statement may take never arrives, and the leader answers. */
const lost = session.statement_timeout + 5000;

/** A copy cannot tell of changes, and is not asked for any. */
export function ofReplica(place: Place, url: string): Connecting {
  const way = quiet(url, { ...place, onFull: undefined });
  return { ...way, client: { ...way.client, query_timeout: lost } };
}

/** Takes no settings from us, but those of the role, and does not listen. */
function quiet(url: string, place: Place): Connecting {
  const client = common(url, place);
  const onConnect = async (client: pg.ClientBase) => {
    // One that breaks between two statements is reported by the next of them.
    client.on('error', () => {});
  };
  const close = async () => {};
  return {
    client,
    shared: client,
    Client: PooledClient,
    onConnect,
    isHeardPast: () => false,
    close,
  };
}

/** Civil dates and local times stay text throughout; a Date would shift them between time zones. */
const parsers: Record<number, (value: string) => unknown> = {
  [pg.types.builtins.DATE]: String,
  [pg.types.builtins.TIMESTAMP]: String,
  [pg.types.builtins.INT8]: Number,
};
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
};
