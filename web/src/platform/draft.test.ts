import { afterEach, expect, it } from 'vitest';
import { signIn } from '../testing/aToken.ts';
import { draftAt } from './draft.ts';
import { forgetDraftsOfOthers } from './token.ts';

afterEach(() => {
  document.documentElement.removeAttribute('data-link');
  localStorage.clear();
});

it('of a page behind a link belongs to nobody who is signed in there, and keeps no key', () => {
  signIn();
  document.documentElement.setAttribute('data-link', '');
  const draft = draftAt<string>('survey');
  draft.write('Half ingevuld');
  expect(draft.read()).toMatchObject({ value: 'Half ingevuld' });
  expect(draft.read()).not.toHaveProperty('path');
  document.documentElement.removeAttribute('data-link');
  expect(draftAt('survey').read()).toBeUndefined();
  forgetDraftsOfOthers();
  expect(draft.read()).toMatchObject({ value: 'Half ingevuld' });
});

it('of a form of staff says where it was typed', () => {
  signIn();
  const draft = draftAt<string>('note:12');
  draft.write('Begonnen');
  expect(draft.read()).toHaveProperty('path', window.location.pathname);
});
