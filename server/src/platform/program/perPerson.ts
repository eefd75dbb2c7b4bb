import { PoolFull } from './threadPool.ts';

/** So many works of one account at once, waiting or not: nobody fills the line before the others. */
export function perPerson(most: number) {
  const running = new Map<number, number>();
  return async <T>(by: number, work: () => Promise<T>): Promise<T> => {
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
