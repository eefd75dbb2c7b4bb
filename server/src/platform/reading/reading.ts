import { AppError, unprocessable } from '../http/errors.ts';
import { serverFolder } from '../program/folders.ts';
import type { Log } from '../program/jobs.ts';
import { limitPerPerson } from '../program/limitPerPerson.ts';
import { type Asker, createPool, PoolFull } from '../program/threadPool.ts';
import type { Order, Outcome } from './thread.ts';

export type Reading = ReturnType<typeof createReading>;

/** A file of a feature whose `read` runs in the thread. */
type Reader<A, R> = {
  script: string;
  seconds?: number | undefined;
  read?: (asked: A) => Promise<R>;
};

/**
 * By its path from `server/`, where the bundled program looks for it too. `seconds` is for one whose
 * files may take longer than usual.
 */
export const readerIn = <M extends { read: (asked: never) => Promise<unknown> }>(
  path: string,
  seconds?: number,
) =>
  ({ script: new URL(path, serverFolder).href, seconds }) as Reader<
    Parameters<M['read']>[0],
    Awaited<ReturnType<M['read']>>
  >;

const usual = {
  ...{ workers: 1, queue: 60, seconds: 30, idleSeconds: 60, heapMegabytes: 192 },
  /** In the queue; accounts take turns, so that one who fills this holds up nobody for long. */
  ofOnePerson: 20,
};

/**
 * Reads uploads in a separate thread, one file at a time. A malicious file ends that thread, and
 * its sender gets a sentence; nobody else notices.
 */
export function createReading({ log, ...limits }: { log: Log } & Partial<typeof usual>) {
  const script = new URL('src/platform/reading/thread.ts', serverFolder);
  const { ofOnePerson, ...pooled } = { ...usual, ...limits };
  const pool = createPool<Order, Outcome>({ script, ...pooled });
  const fairly = limitPerPerson(ofOnePerson);
  return {
    async read<A, R>({ script, seconds }: Reader<A, R>, asked: A, by: Asker): Promise<R> {
      const outcome = await fairly(by, () => pool.run({ script, asked }, by, seconds)).catch(
        (error) => refuse(log, error),
      );
      if (outcome.kind === 'refused') throw new AppError(outcome.status, outcome.messages);
      return outcome.value as R;
    },
    pending: pool.pending,
    close: pool.close,
  };
}

function refuse(log: Log, error: Error): never {
  if (error instanceof PoolFull) throw new AppError(503, [{ key: 'file.busy' }], 5);
  log.warn({ why: error.message }, 'reading: a thread was lost');
  throw unprocessable('file.too_heavy');
}
