import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aToken } from '../testing/aToken.ts';
import { unsaved } from '../ui/unsaved.ts';
import { followOtherTabs } from './otherTabs.ts';
import { newQueryClient } from './queries.ts';

const reload = vi.fn();
const queries = newQueryClient();
followOtherTabs(queries, reload);

const inAnotherTab = (oldValue: string | null, newValue: string | null, key = 'token') =>
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));

beforeEach(() => reload.mockReset());

describe('another tab', () => {
  it.each([
    ['signs out', null],
    ['signs in as somebody else', aToken({ id: 8 })],
  ])('that %s makes this one begin anew, without what was seen or typed', (_, token) => {
    queries.setQueryData(['notes'], ['van een ander']);
    unsaved.add(async () => false);
    inAnotherTab(aToken({ id: 7 }), token);
    expect(reload).toHaveBeenCalledOnce();
    expect(queries.getQueryData(['notes'])).toBeUndefined();
    expect(unsaved.isThere()).toBe(false);
  });

  it.each([
    ['signs in as the same person', aToken({ id: 7 }), aToken({ id: 7, exp: 1 }), 'token'],
    ['signs in while nobody was in', null, aToken({ id: 7 }), 'token'],
    ['chooses a language', 'nl', 'en', 'language'],
  ])('that %s changes nothing here', (_, before, after, key) => {
    inAnotherTab(before, after, key);
    expect(reload).not.toHaveBeenCalled();
  });
});
