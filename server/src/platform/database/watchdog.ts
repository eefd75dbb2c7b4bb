import { unavailable } from '../http/errors.ts';
import { soon } from '../program/withTimeout.ts';

/** With the patience of `soon`, less than the two seconds in which everybody has an answer. */
const everyMilliseconds = 400;

export type Watch = ReturnType<typeof createWatch>;
/** Whether whoever called has been answered already, because the database was away. */
export type Waits = { readonly isOver: boolean };

/**
 * While somebody waits, the database is asked now and then whether it is still there. When it does
 * not say so, nobody waits any longer; what they asked for is told not to be done.
 */
export function createWatch(ask: () => Promise<unknown>) {
  const waiting = new Set<() => void>();
  let isLooking = false;

  const look = async () => {
    await soon(ask()).catch(() => {
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
