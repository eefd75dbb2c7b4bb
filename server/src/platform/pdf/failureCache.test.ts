import { expect, it } from 'vitest';
import { createFailureCache } from './failureCache.ts';

const letter = (text: string, byte = 1) => ({ text, logo: { bytes: Buffer.from([byte, 2]) } });

it('recognises what was too heavy by its content, including pictures, for an hour', () => {
  const time = { now: 0 };
  const heavy = createFailureCache(() => time.now);
  expect(heavy.has(letter('a'))).toBe(false);
  heavy.add(letter('a'));
  expect(heavy.has(letter('a'))).toBe(true);
  expect(heavy.has(letter('b'))).toBe(false);
  expect(heavy.has(letter('a', 7))).toBe(false);
  time.now = 3_600_001;
  expect(heavy.has(letter('a'))).toBe(false);
});

it('makes room for new ones', () => {
  const heavy = createFailureCache();
  for (let n = 0; n <= 500; n++) heavy.add({ n });
  expect([heavy.has({ n: 0 }), heavy.has({ n: 1 }), heavy.has({ n: 500 })]).toEqual([
    false,
    true,
    true,
  ]);
});
