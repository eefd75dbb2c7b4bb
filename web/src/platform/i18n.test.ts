import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { appTexts } from '../appTexts.ts';
import { setLanguage, startI18n } from './i18n.ts';

describe('the language', () => {
  it('[SHELL-13] is Dutch at the first visit, and is stored', () => {
    expect(i18next.t('auth.sign_in.submit')).toBe('Inloggen');
    expect(localStorage.getItem('language')).toBe('nl');
    expect(document.documentElement.lang).toBe('nl');
  });

  it('[SHELL-13] does not load English for a Dutch reader', () => {
    expect(i18next.hasResourceBundle('en', 'ui')).toBe(false);
  });

  it('[SHELL-13] can be switched, and the choice is kept for the next visit', async () => {
    await setLanguage('en');
    expect(i18next.t('auth.sign_in.submit')).toBe('Sign in');
    expect(document.documentElement.lang).toBe('en');
    await startI18n(appTexts);
    expect(i18next.language).toBe('en');
  });

  it('is that of the mail whose link was opened, unless the reader chose one', async () => {
    localStorage.removeItem('language');
    window.history.replaceState(null, '', '/review-client/x?language=en');
    await startI18n(appTexts);
    expect(i18next.language).toBe('en');
    await setLanguage('nl');
    await startI18n(appTexts);
    expect(i18next.language).toBe('nl');
    window.history.replaceState(null, '', '/');
  });

  it('[SHELL-13] English fills in for a text that Dutch misses', async () => {
    const load: typeof appTexts.load = async (language, namespace) =>
      language === 'nl' && namespace === 'common' ? undefined : appTexts.load(language, namespace);
    await startI18n({ ...appTexts, load });
    expect(i18next.t('common.unknown_error')).toBe('');
    await expect
      .poll(() => i18next.t('common.unknown_error'))
      .toBe('Something went wrong. Please try again.');
    expect(i18next.t('auth.sign_in.submit')).toBe('Inloggen');
  });

  it('loads the texts behind the login only when a page asks for them', async () => {
    await startI18n(appTexts);
    expect(i18next.exists('auth.sign_in.submit')).toBe(true);
    expect(i18next.exists('notify.upload_success')).toBe(false);
    expect(i18next.t('notify.upload_success')).toBe('');
    await expect.poll(() => i18next.t('notify.upload_success')).toBe('Het bestand is geüpload.');
  });

  it('[SHELL-13] an unknown stored language counts as Dutch', async () => {
    localStorage.setItem('language', 'fr');
    await startI18n(appTexts);
    expect(localStorage.getItem('language')).toBe('nl');
  });
});
