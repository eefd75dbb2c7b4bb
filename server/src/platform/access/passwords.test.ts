import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { checkPassword, hashPassword } from './passwords.ts';

it('keeps a bounded queue: those beyond it get 503 at once, and the others are served', async () => {
  const stored = await hashPassword('correct horse battery');
  await checkPassword('a guess', null);
  const cores = availableParallelism();
  const most = cores + Math.max(64, 32 * cores);
  const tries = Array.from({ length: most + 20 }, () => checkPassword('a guess', stored));
  const done = await Promise.allSettled(tries);
  const refused = done.filter((one) => one.status === 'rejected').map(({ reason }) => reason);
  expect(refused).toHaveLength(20);
  expect(refused[0]).toMatchObject({ status: 503, retryAfter: 2 });
  expect(await checkPassword('correct horse battery', stored)).toBe(true);
});
