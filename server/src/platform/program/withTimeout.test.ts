import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTimeout } from './withTimeout.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('answers 503 within two seconds for a database that hangs, and passes on what comes in time', async () => {
  const refused = expect(withTimeout(new Promise(() => {}))).rejects.toMatchObject({
    status: 503,
    retryAfter: 2,
  });
  await vi.advanceTimersByTimeAsync(1950);
  await refused;
  expect(await withTimeout(Promise.resolve('here'))).toBe('here');
});
