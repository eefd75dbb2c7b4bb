import { describe, expect, it } from 'vitest';
import { aToken, signIn } from '../testing/aToken.ts';
import { forgetPerson, isSignedIn, signedInAs } from './token.ts';

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
    localStorage.setItem('draft-7', 'He said …');
    sessionStorage.setItem('scroll', '/evaluation-students');
    forgetPerson();
    expect(Object.keys(localStorage).sort()).toEqual(['cookies', 'language']);
    expect(sessionStorage.length).toBe(0);
  });
});
