import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, tokenOf } from '../../testing/factories.ts';
import {
  answerTo,
  forgedSessions,
  linksFromElsewhere,
  spoofedSignIns,
} from '../../testing/sessionTrials.ts';
import { testApp } from '../../testing/testApp.ts';

const opened = await testApp();
const { db, world } = opened;

/** The long form is `npm run harden`. */
describe('a session', () => {
  it('[AUTH-10] identifies nobody if it was forged or has ended', async () => {
    const { tried, wrong } = await forgedSessions(opened);
    expect(tried).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  it('is the first if a call has two, and none if it never expires', async () => {
    const good = `Authorization: Bearer ${await tokenOf(world, await anAccount(db))}`;
    const bad = 'Authorization: Bearer x';
    expect(await answerTo(opened, [good])).toContain(' 200 ');
    expect(await answerTo(opened, [bad, good])).toContain(' 401 ');
    expect(await answerTo(opened, [`${bad}${'x'.repeat(8000)}`])).toContain(' 401 ');
    expect(await answerTo(opened, [`${bad}${'x'.repeat(64_000)}`])).toMatch(/ 431 |cut off/);
  });
});

describe('signing in', () => {
  beforeEach(() => db.deleteFrom('call_counts').execute());

  it('is limited per account, wherever the calls claim to come from', async () => {
    const { email } = await anAccount(db);
    const tries = await spoofedSignIns(opened, { count: 14, emailOf: () => email });
    expect(tries, 'ten at once, one queued').toEqual({ looked: 11, refused: 3 });
  });

  it('is counted per network address, whatever other address a call names', async () => {
    const counted = async (made: typeof opened) => {
      await spoofedSignIns(made, { count: 4, emailOf: (n) => `nobody${n}@example.nl` });
      return (await made.world.limits.add(made.db, 'guess from 127.0.0.1', 15)) - 1;
    };
    expect(await counted(opened)).toBe(4);
    const behindProxy = await testApp({ env: { TRUST_PROXY: 'loopback' } });
    expect(await counted(behindProxy), 'only what the proxy itself says').toBe(3);
  });
});

it('a mail leads to the configured address, whatever site a call names', async () => {
  for (const link of await linksFromElsewhere(opened))
    expect(link).toMatch(/^http:\/\/traject\.test\/auth\//);
});
