import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTimeout } from '../program/withTimeout.ts';
import { createWatchdog, type Waits } from './watchdog.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = new Promise<never>(() => {});

it('makes nobody wait two seconds for a database that hangs, and tells the work to stop', async () => {
  const watch = createWatchdog(() => withTimeout(never));
  let told: Waits | undefined;
  const early = watch((waits) => {
    told = waits;
    return never;
  });
  const [one, two] = [expect(early), expect(watch(() => never))].map((waits) =>
    waits.rejects.toMatchObject({ status: 503, retryAfter: 2 }),
  );
  await vi.advanceTimersByTimeAsync(1950);
  await Promise.all([one, two]);
  expect(told?.isOver).toBe(true);
});

it('lets work take its time while the database answers, and pings nothing when nobody waits', async () => {
  const ask = vi.fn(async () => {});
  const watch = createWatchdog(ask);
  let finish = (_: string) => {};
  const work = watch(() => new Promise<string>((resolve) => (finish = resolve)));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask.mock.calls.length).toBeGreaterThan(50);
  finish('done');
  expect(await work).toBe('done');
  await vi.advanceTimersByTimeAsync(1000);
  ask.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).not.toHaveBeenCalled();
});

it('passes on the error of the work itself', async () => {
  const watch = createWatchdog(async () => {});
  await expect(watch(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
