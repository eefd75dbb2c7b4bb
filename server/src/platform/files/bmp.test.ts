import { expect, it } from 'vitest';
import { aBmp } from './bmp.testing.ts';
import { readBmp } from './bmp.ts';

it('reads only as many pixels of a large bitmap as a picture needs', () => {
  const { pixels, width, height } = readBmp(aBmp(1, 5000), 60_000_000);
  expect([width, height]).toEqual([1250, 1250]);
  expect(pixels).toHaveLength(1250 * 1250 * 3);
  expect([...pixels.subarray(0, 3)]).toEqual([255, 0, 0]);
  expect([...pixels.subarray(-3)]).toEqual([0, 0, 255]);
});
