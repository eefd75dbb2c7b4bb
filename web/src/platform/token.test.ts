import { describe, expect, it } from 'vitest';
import { aToken, signIn } from '../testing/aToken.ts';
import { forgetDraftsOfOthers, forgetPerson, isSignedIn, signedInAs } from './token.ts';

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

  it('[SHELL-24] a session that ended by itself keeps the drafts, for nobody but who wrote them', () => {
    signIn({ id: 7 });
    localStorage.setItem('draft:7:remark', 'He said …');
    localStorage.setItem('work_processes', '[]');
    forgetPerson({ keepDrafts: true });
    expect(Object.keys(localStorage).sort()).toEqual(['draft:7:remark', 'language']);
    signIn({ id: 7 });
    forgetDraftsOfOthers();
    expect(localStorage.getItem('draft:7:remark')).toBe('He said …');
    signIn({ id: 77 });
    forgetDraftsOfOthers();
    expect(localStorage.getItem('draft:7:remark')).toBeNull();
  });
});
