import { unavailable } from '../http/errors.ts';

const patience = 1200;

/** What hangs keeps no caller waiting: for a database, within two seconds the answer is 503. */
export async function soon<T>(work: Promise<T>, milliseconds = patience): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    // An answer that came while this program itself was held up is read before that.
    timer = setTimeout(() => setImmediate(reject, unavailable()), milliseconds);
  });
  // Whoever loses the race may still fail later, when nobody listens any more.
  work.catch(() => {});
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
