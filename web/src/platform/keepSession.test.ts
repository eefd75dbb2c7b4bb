import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aToken } from '../testing/aToken.ts';
import { fakeApi, refuse } from '../testing/fakeApi.ts';
import { canRenew, keepSession } from './keepSession.ts';
import { sessionTimes } from './sessionTimes.ts';
import { storedToken, storeToken } from './token.ts';

const hour = 3_600_000;
const start = Date.parse('2026-11-16T08:00:00Z');
const tokenAt = (now: number, latest: number) =>
  aToken({ iat: now / 1000, exp: Math.min(now + 8 * hour, latest) / 1000, latest: latest / 1000 });

let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers({ now: start });
  storeToken(tokenAt(start, start + 12 * hour));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const renewing = () =>
  fakeApi({ 'POST /auth/renew': () => ({ token: tokenAt(Date.now(), start + 12 * hour) }) });
const type = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));

describe('a session', () => {
  it('is renewed half-way by somebody who works in it, and not by an open page', async () => {
    const seen = renewing();
    stop = keepSession();
    type();
    await vi.advanceTimersByTimeAsync(3.9 * hour);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(0.2 * hour);
    expect(seen).toHaveLength(1);
    expect(sessionTimes()?.ends).toBeCloseTo(start + 12 * hour, -5);
    await vi.advanceTimersByTimeAsync(7.5 * hour);
    expect(seen, 'nobody typed since').toHaveLength(1);
  });

  it('is asked of the server once it is over, which ends it here', async () => {
    const seen = fakeApi({ 'GET /auth/me': () => refuse(401, 'Log eerst in.') });
    stop = keepSession();
    await vi.advanceTimersByTimeAsync(8 * hour + 60_000);
    expect(seen.map(({ path }) => path)).toContain('/auth/me');
  });

  it('cannot be renewed beyond its last end', () => {
    expect(canRenew()).toBe(true);
    storeToken(tokenAt(start + 11 * hour, start + 12 * hour));
    expect(canRenew()).toBe(false);
  });

  it('ends when the server means, also where the clock of the device is wrong', () => {
    vi.setSystemTime(start + 3 * hour);
    storeToken(tokenAt(start, start + 12 * hour));
    expect(sessionTimes()?.ends).toBe(start + 3 * hour + 8 * hour);
    expect(storedToken()).not.toBeNull();
  });
});
