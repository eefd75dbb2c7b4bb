import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../platform/i18n.ts';
import { signIn } from '../../testing/aToken.ts';
import { refuse } from '../../testing/fakeApi.ts';
import { counselor, openShell } from '../../testing/openShell.tsx';

beforeEach(() => localStorage.setItem('cookies', 'accepted'));

describe('around the page', () => {
  it('[SHELL-08] the footer has the year and a copyright text', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-01') });
    await openShell('/homepage');
    expect(await screen.findByText('© 2031 Traject')).toBeTruthy();
    vi.useRealTimers();
  });

  it.each(['banner', 'modal'])(
    '[SHELL-09] the cookie notice is a %s until accepted',
    async (kind) => {
      localStorage.removeItem('cookies');
      await setLanguage('en');
      const { user } = await openShell('/homepage', {}, { cookies: kind });
      const text = 'This website uses cookies to improve the user experience';
      expect(await screen.findByText(text)).toBeTruthy();
      expect(Boolean(screen.queryByRole('dialog'))).toBe(kind === 'modal');
      await user.click(screen.getByRole('button', { name: 'I understand' }));
      await waitFor(() => expect(screen.queryByText(text)).toBeNull());
      expect(localStorage.getItem('cookies')).toBeTruthy();
    },
  );

  it('[SHELL-13] the reader can switch the language on any page', async () => {
    const { user } = await openShell('/homepage');
    await user.click(await screen.findByRole('button', { name: 'EN' }));
    expect(await screen.findByRole('heading', { name: 'How do you use Traject?' })).toBeTruthy();
    expect(localStorage.getItem('language')).toBe('en');
    expect(document.title).toBe('How do you use Traject? · Traject');
  });

  it('another page starts at its heading, for people who cannot see it', async () => {
    signIn();
    const { user } = await openShell('/pending-evaluations');
    await user.click(await screen.findByRole('link', { name: 'Help' }));
    const heading = await screen.findByRole('heading', { name: 'Help', level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText('Help · Traject')).toBeTruthy();
  });

  it('a page that fails says so and can be retried', async () => {
    signIn();
    let works = false;
    const answer = () => (works ? counselor : refuse(500, 'Broken'));
    const { user } = await openShell('/outbox', { 'GET /auth/me': answer }, { demo: true });
    const retry = await screen.findByRole('button', { name: 'Probeer opnieuw' }, { timeout: 5000 });
    works = true;
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Verstuurde mails', level: 1 })).toBeTruthy();
  });
});
