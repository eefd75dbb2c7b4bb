import { afterEach, describe, expect, it } from 'vitest';
import type { Ask } from './threadPool.testing.ts';
import { createPool, JobLost, PoolFull } from './threadPool.ts';

const opened: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ close }) => close()));
});

type Given = Partial<Parameters<typeof createPool<Ask, number>>[0]>;

function aPool(given: Given = {}) {
  const script = new URL('./threadPool.testing.ts', import.meta.url);
  const limits = { workers: 1, queue: 1, seconds: 60, idleSeconds: 60 };
  const pool = createPool<Ask, number>({ script, ...limits, ...given });
  opened.push(pool);
  return pool;
}

describe('work in threads', () => {
  it('is done by a thread that is kept for the next', async () => {
    const pool = aPool();
    const first = await pool.run('answer');
    expect(await pool.run('answer')).toBe(first);
    expect(pool.threads()).toBe(1);
  });

  it('is done by this many threads at once and no more', async () => {
    const pool = aPool({ workers: 2, queue: 10 });
    const threads = await Promise.all(Array.from({ length: 8 }, () => pool.run('answer')));
    expect(new Set(threads).size).toBeLessThanOrEqual(2);
    expect(pool.threads()).toBeLessThanOrEqual(2);
  });

  it('is refused when too many are waiting, before it waits', async () => {
    const pool = aPool({ workers: 1, queue: 1 });
    const running = [pool.run('answer'), pool.run('answer')];
    await expect(pool.run('answer')).rejects.toBeInstanceOf(PoolFull);
    await Promise.all(running);
    await expect(pool.run('answer')).resolves.toEqual(expect.any(Number));
  });

  it.each(['hang', 'crash', 'leave', 'fill'] as const)(
    'is lost when its thread does this: %s; the next job gets a new thread',
    async (ask) => {
      const pool = aPool({ seconds: ask === 'hang' ? 0.5 : 60, heapMegabytes: 32, queue: 5 });
      await expect(pool.run(ask)).rejects.toBeInstanceOf(JobLost);
      expect(pool.threads()).toBe(0);
    },
  );

  it('is done for each account in turn, however much one of them has waiting', async () => {
    const pool = aPool({ queue: 9 });
    const done: number[] = [];
    const ask = (by: number) => pool.run('answer', by).then(() => done.push(by));
    await Promise.all([1, 1, 1, 1, 2, 3].map(ask));
    expect(done).toEqual([1, 2, 3, 1, 1, 1]);
  });

  it('continues after a lost job, also for those waiting behind it', async () => {
    const pool = aPool({ queue: 5 });
    const lost = pool.run('crash');
    const waiting = pool.run('answer');
    await expect(lost).rejects.toBeInstanceOf(JobLost);
    expect(await waiting).toEqual(expect.any(Number));
  });

  it('is done by a new thread when the kept one has died meanwhile', async () => {
    const pool = aPool();
    const first = await pool.run('answer and leave');
    await expect.poll(() => pool.threads()).toBe(0);
    expect(await pool.run('answer')).not.toBe(first);
  });

  it('gets a fresh thread when the old one has grown too heavy', async () => {
    const pool = aPool({ isSpent: () => true });
    const first = await pool.run('answer');
    expect(await pool.run('answer')).not.toBe(first);
    expect(pool.threads()).toBe(1);
  });

  it('releases a thread that has nothing to do', async () => {
    const pool = aPool({ idleSeconds: 0 });
    await pool.run('answer');
    await expect.poll(() => pool.threads()).toBe(0);
  });

  it('accepts nothing more once it is closed', async () => {
    const pool = aPool();
    await pool.run('answer');
    await pool.close();
    expect(pool.threads()).toBe(0);
    await expect(pool.run('answer')).rejects.toBeInstanceOf(PoolFull);
  });
});
