import { describe, expect, it } from 'vitest';
import { pageOf, wordOf } from './search.ts';

describe('what stands in the address of a list', () => {
  it.each([
    ['2', 2],
    ['100000', 100_000],
    ['100001', 100_000],
    ['1', undefined],
    ['0', undefined],
    ['-3', undefined],
    ['1.5', undefined],
    ['twee', undefined],
  ])('page %s is %s', (given, page) => expect(pageOf(given)).toBe(page));

  it('is never more than the server searches for', () => {
    expect(wordOf('a'.repeat(101))).toBe('a'.repeat(100));
    expect(wordOf('anna')).toBe('anna');
    expect(wordOf('  ')).toBeUndefined();
  });
});
