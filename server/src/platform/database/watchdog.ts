import { unavailable } from '../http/errors.ts';

/**
 * Together with the time that an answer may take, less than the two seconds within which callers are
 * told that the database is down.
 */
const everyMilliseconds = 400;

export type Watchdog = ReturnType<typeof createWatchdog>;
/** Whether the caller has already been told that the database is down. */
export type Waits = { readonly isOver: boolean };

/**
 * While calls are waiting, the database is pinged now and then. When it does not answer, they all
 * fail at once, and the work they started is told not to commit.
 */
export function createWatchdog(ask: () => Promise<unknown>) {
  const waiting = new Set<() => void>();
  let isLooking = false;

  const look = async () => {
    await ask().catch(() => {
      for (const giveUp of waiting) giveUp();
    });
    isLooking = false;
    lookLater();
  };
  const lookLater = () => {
    if (isLooking || waiting.size === 0) return;
    isLooking = true;
    setTimeout(look, everyMilliseconds).unref();
  };

  return <T>(work: (waits: Waits) => Promise<T>): Promise<T> => {
    const waits = { isOver: false };
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        waiting.delete(giveUp);
        waits.isOver = true;
        reject(unavailable());
      };
      waiting.add(giveUp);
      lookLater();
      work(waits)
        .then(resolve, reject)
        .finally(() => waiting.delete(giveUp));
    });
  };
}
