import { unavailable } from './errors.ts';

const patience = 1200;

/** A database that hangs keeps no caller waiting: within two seconds the answer is 503. */
export async function soon<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    // An answer that came while this program itself was held up is read before that.
    timer = setTimeout(() => setImmediate(reject, unavailable()), patience);
  });
  // Whoever loses the race may still fail later, when nobody listens any more.
  work.catch(() => {});
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
