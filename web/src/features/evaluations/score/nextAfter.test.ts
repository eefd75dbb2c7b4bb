import { expect, it } from 'vitest';
import { nextAfter } from './round.ts';

const list = [{ id: 4 }, { id: 9 }, { id: 2 }];

it.each([
  ['the one after the current', list, 4, 9],
  ['the first after the last', list, 2, 4],
  ['the first when the current one is gone', list, 77, 4],
  ['nothing when only the current one is left', [{ id: 4 }], 4, undefined],
  ['nothing when there are none', [], 4, undefined],
])('[EVAL-11] is %s', (_, pending, current, next) => {
  expect(nextAfter(pending, current)?.id).toBe(next);
});

it.each([
  ['the one that came after it', [1, 4, 9, 2], 4, 9],
  ['the one after that, when it is done too', [1, 4, 7, 9, 2], 4, 9],
  ['the first, when it was the last', [4, 9, 2, 8], 8, 4],
  ['the first, when nobody knows where it stood', [4, 9, 2], 77, 4],
])('[EVAL-11] is %s, of one that is not pending any more', (_, order, current, next) => {
  const left = list.filter(({ id }) => id !== current);
  expect(nextAfter(left, current, order)?.id).toBe(next);
});
