import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { appTexts } from '../appTexts.ts';
import {
  currentLanguage,
  hasText,
  loadAllTexts,
  loadTexts,
  setLanguage,
  startI18n,
  t,
  textsIn,
  useTranslation,
} from './i18n.ts';

describe('the language', () => {
  it('[SHELL-13] is Dutch at the first visit, and is stored', () => {
    expect(t('auth.sign_in.submit')).toBe('Inloggen');
    expect(localStorage.getItem('language')).toBe('nl');
    expect(document.documentElement.lang).toBe('nl');
  });

  it('[SHELL-13] does not load English for a Dutch reader', async () => {
    const asked = new Set<string>();
    const load: typeof appTexts.load = (language, namespace) => {
      asked.add(language);
      return appTexts.load(language, namespace);
    };
    await startI18n({ ...appTexts, load });
    await loadAllTexts();
    expect([...asked]).toEqual(['nl']);
  });

  it('[SHELL-13] can be switched, and the choice is kept for the next visit', async () => {
    await setLanguage('en');
    expect(t('auth.sign_in.submit')).toBe('Sign in');
    expect(document.documentElement.lang).toBe('en');
    await startI18n(appTexts);
    expect(currentLanguage()).toBe('en');
  });

  it('is that of the mail whose link was opened, unless the reader chose one', async () => {
    localStorage.removeItem('language');
    window.history.replaceState(null, '', '/review-client/x?language=en');
    await startI18n(appTexts);
    expect(currentLanguage()).toBe('en');
    await setLanguage('nl');
    await startI18n(appTexts);
    expect(currentLanguage()).toBe('nl');
    window.history.replaceState(null, '', '/');
  });

  it('[SHELL-13] English fills in for a text that Dutch misses', async () => {
    const load: typeof appTexts.load = async (language, namespace) =>
      language === 'nl' && namespace === 'common' ? undefined : appTexts.load(language, namespace);
    await startI18n({ ...appTexts, load });
    expect(t('common.unknown_error')).toBe('');
    await expect
      .poll(() => t('common.unknown_error'))
      .toBe('Something went wrong. Please try again.');
    expect(t('auth.sign_in.submit')).toBe('Inloggen');
  });

  it('loads the texts behind the login only when a page asks for them', async () => {
    await startI18n(appTexts);
    expect(hasText('auth.sign_in.submit')).toBe(true);
    expect(hasText('notify.upload_success')).toBe(false);
    expect(t('notify.upload_success')).toBe('');
    await expect.poll(() => t('notify.upload_success')).toBe('Het bestand is geüpload.');
  });

  it('counts: nothing, one and several are said in their own words', async () => {
    await startI18n(appTexts);
    await loadTexts('payments', 'tasks');
    expect([0, 1, 2].map((count) => t('payments.report.matched', { count }))).toEqual([
      'Er is niets meteen geboekt.',
      expect.stringMatching(/^1 /),
      expect.stringMatching(/^2 /),
    ]);
  });

  it('does not ask again for a text that is nowhere, and shows its name', async () => {
    const load: typeof appTexts.load = async (language, namespace) =>
      namespace === 'common' ? undefined : appTexts.load(language, namespace);
    await startI18n({ ...appTexts, load });
    expect(t('common.unknown_error')).toBe('');
    await expect.poll(() => t('common.unknown_error')).toBe('common.unknown_error');
  });

  it('shows the page also where its first texts did not arrive, and fills them in', async () => {
    let isOffline = true;
    const load: typeof appTexts.load = async (language, namespace) => {
      if (isOffline) throw new Error('offline');
      return appTexts.load(language, namespace);
    };
    await startI18n({ ...appTexts, load });
    const { result } = renderHook(useTranslation);
    isOffline = false;
    expect(result.current.t('auth.sign_in.submit')).toBe('');
    await waitFor(() => expect(result.current.t('auth.sign_in.submit')).toBe('Inloggen'));
  });

  it('of what a page asks for while it changes comes along, and the last choice counts', async () => {
    const held = Promise.withResolvers<void>();
    const load: typeof appTexts.load = async (language, namespace) => {
      if (language === 'en' && namespace !== 'tasks') await held.promise;
      return appTexts.load(language, namespace);
    };
    await startI18n({ ...appTexts, load });
    const changing = setLanguage('en');
    await loadTexts('tasks');
    held.resolve();
    await changing;
    expect([currentLanguage(), textsIn('en', 'tasks')]).toEqual(['en', expect.anything()]);
    await Promise.all([setLanguage('nl'), setLanguage('en'), setLanguage('nl')]);
    expect([currentLanguage(), localStorage.getItem('language')]).toEqual(['nl', 'nl']);
  });

  it('asks again for texts that did not arrive', async () => {
    let isOffline = true;
    const load: typeof appTexts.load = async (language, namespace) => {
      if (namespace === 'tasks' && isOffline) throw new Error('offline');
      return appTexts.load(language, namespace);
    };
    await startI18n({ ...appTexts, load });
    await loadTexts('tasks');
    expect(hasText('tasks.create')).toBe(false);
    isOffline = false;
    await loadTexts('tasks');
    expect(hasText('tasks.create')).toBe(true);
  });

  it('[SHELL-13] an unknown stored language counts as Dutch', async () => {
    localStorage.setItem('language', 'fr');
    await startI18n(appTexts);
    expect(localStorage.getItem('language')).toBe('nl');
  });
});
