import { expect, it } from 'vitest';
import { nextAfter } from './nextAfter.ts';

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
