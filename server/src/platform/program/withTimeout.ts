import { unavailable } from '../http/errors.ts';

const usual = 1200;

/**
 * Nothing that hangs keeps a caller waiting: a database that is down means a 503 within two
 * seconds.
 */
export async function withTimeout<T>(work: Promise<T>, milliseconds = usual): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    // An answer that arrived while this process was blocked is still read first.
    timer = setTimeout(() => setImmediate(reject, unavailable()), milliseconds);
  });
  // The loser of the race may still fail later, when nobody is listening any more.
  work.catch(() => {});
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
