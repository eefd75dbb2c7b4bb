import { describe, expect, it } from 'vitest';
import { testDb } from '../../testing/testDb.ts';
import { createLimits } from '../access/limits.ts';
import { withSteadyClock } from './steadyClock.ts';

const { db, sql } = await testDb();
const hour = 60 * 60 * 1000;
const at =
  (time = 0) =>
  () =>
    new Date(Date.now() + time);
const night = (time = 0) => withSteadyClock(db, at(time), async () => 'done');
const seen = (ago: string) => sql`update installation set clock_seen_at = now() - ${ago}::interval`;

describe('whatever deletes things by their age', () => {
  it('knows from the start what time it was, so that a wrong clock shows in the first night', async () => {
    await sql`update installation set clock_seen_at = clock_seen_at - interval '11 years'`;
    await expect(night()).rejects.toThrow('jumped');
    await sql`update installation set clock_steady_since = null`;
  });

  it('runs while the clock runs on as before', async () => {
    expect(await night()).toBe('done');
    await seen('7 days');
    expect(await night()).toBe('done');
  });

  it.each([-2, 2, 24 * 365])(
    'does not run when the clock is %i hours off the database’s',
    async (hours) => {
      await expect(night(hours * hour)).rejects.toThrow(
        'clocks of this machine and of the database',
      );
    },
  );

  it.each(['11 years', '-11 years', '9 days'])(
    'waits a day after a clock that jumped by %s',
    async (ago) => {
      await seen(ago);
      await expect(night()).rejects.toThrow('jumped');
      await expect(night()).rejects.toThrow('jumped');
      await sql`update installation set clock_steady_since = now() - interval '21 hours'`;
      expect(await night()).toBe('done');
    },
  );
});

describe('a rate limit that a wrong clock started', () => {
  it('ends when the clock is right again, and not a year later', async () => {
    const rule = { call: 'auth.login', limits: [{ by: 'email', max: 2, minutes: 15 }] } as const;
    const count = (time: number) =>
      createLimits(at(time)).count(db, rule, { email: 'fatima@example.nl' });
    const year = 365 * 24 * hour;
    for (let n = 0; n < 2; n++) await count(year);
    await expect(count(year)).rejects.toMatchObject({ status: 429 });
    await count(0);
    await count(0);
    await expect(count(0)).rejects.toMatchObject({ status: 429 });
  });
});
