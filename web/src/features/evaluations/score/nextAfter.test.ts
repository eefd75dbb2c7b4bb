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

const of = (id: number, student: number) => ({ id, student: { id: student } });

it.each([
  ['the next of the same student, and not the next', 1, 3],
  ['an earlier one of the same student, when there is none after it', 5, 3],
  ['the one after it, when it was the last of the student', 2, 3],
])('is %s', (_, current, next) => {
  const pending = [of(1, 7), of(2, 8), of(3, 7), of(5, 7)];
  const left = pending.filter(({ id }) => id !== current && !(current === 5 && id === 1));
  const student = pending.find(({ id }) => id === current)?.student.id;
  expect(nextAfter(left, current, [1, 2, 3, 5], student)?.id).toBe(next);
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
