import { expect, it } from 'vitest';
import { soon } from './soon.ts';

it('answers 503 within two seconds for a database that hangs, and hands on what comes in time', async () => {
  const began = Date.now();
  await expect(soon(new Promise(() => {}))).rejects.toMatchObject({ status: 503, retryAfter: 2 });
  expect(Date.now() - began).toBeLessThan(2900);
  expect(await soon(Promise.resolve('here'))).toBe('here');
});
