import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { startPoolerRelay } from '../../testing/poolerRelay.ts';
import { testDb } from '../../testing/testDb.ts';
import { openDb } from './openDb.ts';
import { createPatience, type Patience } from './patience.ts';
import { settleRole } from './pooler.ts';

const owner = await testDb();
await settleRole(owner.sql, new URL(owner.programUrl).username);

/** Connected by way of a relay, which then keeps what it is told to itself. */
async function behindRelay(isPooler: boolean) {
  const relay = await startPoolerRelay(owner.programUrl);
  const url = isPooler ? owner.programUrl : relay.url;
  const way = isPooler ? { pooler: relay.url } : {};
  const opened = openDb(url, { ...way, max: 1, acquireMs: 60_000 });
  const ask = () => sql`select 1`.execute(opened.db);
  await ask();
  await expect.poll(() => opened.invalidation.isHeard()).toBe(true);
  afterAll(async () => {
    relay.close();
    await opened.close();
  });
  return { relay, opened, ask };
}

const unavailable = { status: 503, retryAfter: 2 };
const never = new Promise<never>(() => {});

/** How many of those who ask one after the other are not told that it is away. */
async function heldOut(answers: Patience, ask: () => Promise<unknown>) {
  for (let count = 0; count < 20; count++) {
    const refusal = await answers(ask()).catch((error: unknown) => error);
    if (!refusal) continue;
    expect(refusal).toMatchObject(unavailable);
    return count;
  }
  throw new Error('Nobody is told');
}

describe('a database that keeps silent', () => {
  it('is away, within the time that callers wait', async () => {
    const { relay, opened, ask } = await behindRelay(false);
    relay.hang();
    const began = performance.now();
    await expect(opened.answers(ask())).rejects.toMatchObject(unavailable);
    expect(performance.now() - began).toBeGreaterThan(1000);
  });
});

describe('a pooler that keeps silent', () => {
  it('is waited for while the database is heard past it', async () => {
    const { relay, opened, ask } = await behindRelay(true);
    relay.hang();
    await opened.answers(ask());
    await opened.answers(ask());
  });

  it('is away after some seconds, and not any more once it spoke', async () => {
    const { relay, opened, ask } = await behindRelay(true);
    const answers = createPatience(opened.invalidation.isHeard, 3000);
    relay.hang();
    expect(await heldOut(answers, ask)).toBeGreaterThan(0);
    await answers(owner.sql`select 1`);
    await answers(never);
  });

  it('is away after some seconds also where those who wait give up one after the other', async () => {
    const gaveUp = () =>
      new Promise<never>((_, reject) => {
        setTimeout(reject, 1500, new Error('timeout exceeded when trying to connect'));
      });
    expect(
      await heldOut(
        createPatience(() => true, 3000),
        gaveUp,
      ),
    ).toBeGreaterThan(0);
  });

  it('is waited for again where nobody asked for long', async () => {
    const answers = createPatience(() => true, 3000);
    await answers(never);
    await pause(3100);
    await answers(never);
  });

  it('is away at once where the database is not heard past it either', async () => {
    const answers = createPatience(() => false);
    await expect(answers(never)).rejects.toMatchObject(unavailable);
  });

  it('is away at once when it refuses', async () => {
    const answers = createPatience(() => true);
    const refusal = new Error('connect ECONNREFUSED');
    await expect(answers(Promise.reject(refusal))).rejects.toBe(refusal);
  });
});
