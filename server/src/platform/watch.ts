import { unavailable } from './errors.ts';
import { soon } from './soon.ts';

/** With the patience of `soon`, less than the two seconds in which everybody has an answer. */
const everyMilliseconds = 400;

export type Watch = ReturnType<typeof createWatch>;

/**
 * While somebody waits, the database is asked now and then whether it is still there. When it does
 * not say so, nobody waits any longer; what they asked for is told by `givenUp` not to be done.
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

  return <T>(work: (givenUp: AbortSignal) => Promise<T>): Promise<T> => {
    const control = new AbortController();
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        waiting.delete(giveUp);
        control.abort();
        reject(unavailable());
      };
      waiting.add(giveUp);
      lookLater();
      work(control.signal)
        .then(resolve, reject)
        .finally(() => waiting.delete(giveUp));
    });
  };
}
