import { type Asker, PoolFull } from './threadPool.ts';

/**
 * At most this many tasks per account, queued or running, so that nobody fills the queue for the
 * others.
 */
export function limitPerPerson(most: number) {
  const running = new Map<Asker, number>();
  return async <T>(by: Asker, work: () => Promise<T>): Promise<T> => {
    const count = running.get(by) ?? 0;
    if (count >= most) throw new PoolFull();
    running.set(by, count + 1);
    return work().finally(() => {
      const left = (running.get(by) ?? 1) - 1;
      if (left === 0) running.delete(by);
      else running.set(by, left);
    });
  };
}
