import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aToken, signIn } from '../testing/aToken.ts';
import {
  forgetDraftsOfOthers,
  forgetPerson,
  forgetUnclaimedDrafts,
  isSignedIn,
  signedInAs,
} from './token.ts';

const now = () => Math.floor(Date.now() / 1000);

describe('the stored token', () => {
  it('[AUTH-03] says who is signed in', () => {
    signIn({ id: 7, first_name: 'Zoë', last_name: 'Yılmaz' });
    expect(signedInAs()).toMatchObject({ id: 7, first_name: 'Zoë', last_name: 'Yılmaz' });
  });

  it.each([
    ['missing', undefined],
    ['past its time', aToken({ exp: now() - 1 })],
    ['at the end of its time', aToken({ exp: 0 })],
    ['unreadable', 'x.@@@.x'],
    ['without an end', `x.${btoa('{"id":1}')}.x`],
    ['something else', 'hello'],
  ])('[AUTH-03] that is %s means not signed in', (_, token) => {
    if (token) localStorage.setItem('token', token);
    expect(isSignedIn()).toBe(false);
  });

  it('[AUTH-03] counts until exp * 1000', () => {
    signIn({ exp: now() + 60 });
    expect(isSignedIn()).toBe(true);
  });

  it('[SHELL-24] and all else that is personal is gone after sign-out', () => {
    signIn();
    localStorage.setItem('cookies', 'accepted');
    localStorage.setItem('language', 'en');
    localStorage.setItem('draft:7:remark', 'He said …');
    sessionStorage.setItem('scroll', '/evaluation-students');
    forgetPerson();
    expect(Object.keys(localStorage).sort()).toEqual(['cookies', 'language']);
    expect(sessionStorage.length).toBe(0);
  });

  it('[SHELL-24] a session that ended by itself keeps the drafts, for nobody but their writer', () => {
    signIn({ id: 7 });
    localStorage.setItem('draft:7:remark', 'He said …');
    localStorage.setItem('work_processes', '[]');
    forgetPerson({ keepDrafts: true });
    expect(Object.keys(localStorage).sort()).toEqual(['draft:7:remark', 'draft:until', 'language']);
    signIn({ id: 7 });
    forgetDraftsOfOthers();
    expect(localStorage.getItem('draft:7:remark')).toBe('He said …');
    signIn({ id: 77 });
    forgetDraftsOfOthers();
    expect(localStorage.getItem('draft:7:remark')).toBeNull();
  });

  describe('[SHELL-24] drafts of a session that ended by itself', () => {
    const hours = (count: number) => vi.setSystemTime(new Date(start + count * 3_600_000));
    let start = 0;
    const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:7'));
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['Date'] });
      start = Date.now();
      signIn({ id: 7 });
      localStorage.setItem('draft:7:remark', 'He said …');
      localStorage.setItem('draft:0:survey:3', 'Fine');
    });
    afterEach(() => vi.useRealTimers());

    it('are gone when nobody came back within eight hours', () => {
      forgetPerson({ keepDrafts: true });
      hours(7.9);
      forgetUnclaimedDrafts();
      expect(drafts()).toHaveLength(1);
      hours(8.1);
      forgetUnclaimedDrafts();
      expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([
        'draft:0:survey:3',
      ]);
    });

    it('are gone as well when the page was closed and its time ran out meanwhile', () => {
      hours(8.9);
      forgetUnclaimedDrafts();
      expect(drafts(), 'the session lasted an hour of these').toHaveLength(1);
      forgetPerson({ keepDrafts: true });
      hours(9.1);
      forgetUnclaimedDrafts();
      expect(drafts()).toEqual([]);
    });

    it('stay when their writer came back, for as long as the new session lasts', () => {
      forgetPerson({ keepDrafts: true });
      hours(4);
      signIn({ id: 7, exp: now() + 8 * 3600 });
      forgetDraftsOfOthers();
      hours(11);
      forgetUnclaimedDrafts();
      expect(drafts()).toHaveLength(1);
    });

    it('are gone when somebody else came', () => {
      forgetPerson({ keepDrafts: true });
      signIn({ id: 8 });
      forgetDraftsOfOthers();
      expect(drafts()).toEqual([]);
    });
  });
});
