import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Says in one sentence why a database cannot be used, before anything else waits for it. */
export async function ensureReachable(url: string, what: string, seconds = 8) {
  const giveUpAt = Date.now() + seconds * 1000;
  for (;;) {
    const error = await connected(url, seconds);
    if (!error) return;
    if (!isForTheMoment(error) || Date.now() > giveUpAt)
      throw new Error(`${what}: ${inWords(error, new URL(url))}.`);
    await pause(250);
  }
}

/** It starts, or the name of its container comes back. */
const isForTheMoment = ({ code }: Failure) => code === 'starting' || code === 'EAI_AGAIN';

export const tooManyClients = '53300';
const noneLeft = 'there is no connection left for another process';
const wayOut = 'give it more (max_connections) or let fewer processes use it';
/** Also of one that was let in, and then found that it needs more than are left. */
export const noConnectionLeft = `DATABASE_URL: ${noneLeft}, ${wayOut}.`;

type Failure = { code?: string; syscall?: string; message: string };

/** A port that stays silent never fails by itself, so a timeout is needed. */
async function connected(url: string, seconds: number): Promise<Failure | undefined> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: seconds * 1000,
    application_name: 'traject',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return undefined;
  } catch (error) {
    const failure = error as Failure;
    return failure.code === '57P03' ? { code: 'starting', message: failure.message } : failure;
  } finally {
    // One that never answered will not answer a goodbye either.
    void client.end().catch(() => {});
  }
}

/** Never with the URL itself, which contains the password. */
function inWords({ code = '', syscall, message }: Failure, { hostname, port, username }: URL) {
  const place = `${hostname || 'the socket'}${hostname ? `:${port || 5432}` : ''}`;
  if (code === 'EAI_AGAIN') return `the name ${hostname} cannot be looked up at the moment`;
  if (syscall === 'getaddrinfo') return `there is no machine named ${hostname}`;
  if (/^E[A-Z]+$/.test(code)) return `nothing answers at ${place} (${code})`;
  if (code === 'starting') return `the PostgreSQL at ${place} is not ready yet (${message})`;
  if (code.startsWith('28'))
    return `the PostgreSQL at ${place} does not let '${decodeURIComponent(username)}' in (${message})`;
  if (code === tooManyClients) return `${noneLeft} at ${place}, ${wayOut}`;
  if (/^[0-9A-Z]{5}$/.test(code)) return `the PostgreSQL at ${place} refuses (${message})`;
  if (/SSL|certificate/i.test(message)) return `no safe connection to ${place} (${message})`;
  if (/timeout/i.test(message)) return `what is at ${place} does not answer as a PostgreSQL does`;
  return `what answers at ${place} is not PostgreSQL (${message})`;
}
