import { expect, it } from 'vitest';
import { limitConcurrency } from './concurrency.ts';

it('runs no more at once than allowed, and goes on after a failure', async () => {
  const inTurn = limitConcurrency(2);
  let running = 0;
  let most = 0;
  const work = async (n: number) => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running--;
    if (n === 3) throw new Error('three');
    return n;
  };
  const done = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((n) => inTurn(() => work(n))));
  expect(done.map(({ status }) => status).filter((one) => one === 'fulfilled')).toHaveLength(5);
  expect(most).toBe(2);
});

it('turns callers away at once when the queue is full, and accepts them when it is not', async () => {
  const inTurn = limitConcurrency(1, { waiting: 2, otherwise: () => new Error('full') });
  const go = Promise.withResolvers<number>();
  const tries = [1, 2, 3].map(() => inTurn(() => go.promise));
  await expect(inTurn(() => go.promise)).rejects.toThrow('full');
  go.resolve(1);
  expect(await Promise.all(tries)).toEqual([1, 1, 1]);
  expect(await inTurn(async () => 4)).toBe(4);
});

it('takes from each in turn, however many one of them has waiting', async () => {
  const inTurn = limitConcurrency(1);
  const done: string[] = [];
  const ask = (by: string) => inTurn(async () => void done.push(by), by);
  await Promise.all(['a', 'a', 'a', 'a', 'b', 'b', 'c'].map(ask));
  expect(done).toEqual(['a', 'b', 'c', 'a', 'b', 'a', 'a']);
});
