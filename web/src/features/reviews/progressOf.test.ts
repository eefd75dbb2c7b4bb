import { expect, it } from 'vitest';
import { progressOf } from './progressOf.ts';

const file = (size: number) => new File([new Uint8Array(size)], 'a.pdf');

it('[INFO-04] two files go one after the other, and each shows how far it is', () => {
  const files = [file(300), file(100)];
  expect(progressOf(files, 0)).toEqual([0, 0]);
  expect(progressOf(files, 60)).toEqual([80, 0]);
  expect(progressOf(files, 75)).toEqual([100, 0]);
  expect(progressOf(files, 90)).toEqual([100, 60]);
  expect(progressOf(files, 100)).toEqual([100, 100]);
});
