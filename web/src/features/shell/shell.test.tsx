import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../platform/i18n.ts';
import { signIn } from '../../testing/aToken.ts';
import { refuse } from '../../testing/fakeApi.ts';
import { addressNow } from '../../testing/openApp.tsx';
import { counselor, openShell } from '../../testing/openShell.tsx';
import { toastStore } from '../../ui/toast.ts';

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
    const retry = await screen.findByRole('button', { name: 'Probeer opnieuw' });
    works = true;
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Verstuurde mails', level: 1 })).toBeTruthy();
  });
});

describe('somebody who was here before', () => {
  const before = 'abilities:7';
  beforeEach(() => {
    signIn();
    localStorage.setItem(before, 'outbox');
  });

  it('has the page ask for its list at once, and sees it when the server has said who they are', async () => {
    localStorage.setItem(before, 'invoicing');
    const { promise, resolve } = Promise.withResolvers<object>();
    const { seen } = await openShell('/trajectories', {
      'GET /auth/me': () => promise,
      'GET /trajectories': { data: [], meta: { current_page: 1, last_page: 1, total: 0 } },
      'GET /counselors': [],
    });
    const asked = () => seen.map(({ path }) => path.split('?')[0]);
    await waitFor(() => expect(asked()).toContain('/trajectories'));
    await waitFor(() => expect(asked()).toContain('/pending-evaluations'));
    expect(screen.queryByRole('heading')).toBeNull();
    const organisation = { id: 1, name: 'Stichting Werkwijzer' };
    const account_types = [{ code: 'finance', organisation, person: { id: 5, name: 'Zoë' } }];
    resolve({ account_types, abilities: ['invoicing'] });
    expect(await screen.findByRole('heading', { name: 'Trajecten', level: 1 })).toBeTruthy();
  });

  it('finds no page for which they have lost the right, and is not taken for who they were', async () => {
    const nobody = { ...counselor, abilities: [] };
    await openShell('/outbox', { 'GET /auth/me': nobody }, { demo: true });
    await waitFor(() => expect(addressNow()).toBe('/page_not_found'));
    expect(localStorage.getItem(before)).toBe('');
  });

  it('goes on to no page for which they have lost the right, also before it is known', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const answers = { 'GET /auth/me': () => promise };
    await openShell('/pending-evaluations', answers, { demo: true });
    await screen.findByRole('heading', { level: 1 });
    await act(async () => {
      window.history.pushState(null, '', '/outbox');
      window.dispatchEvent(new PopStateEvent('popstate'));
      await new Promise((done) => setTimeout(done, 300));
    });
    expect(screen.queryByRole('heading', { name: 'Verstuurde mails' })).toBeNull();
    resolve({ ...counselor, abilities: [] });
    await waitFor(() => expect(addressNow()).toBe('/page_not_found'));
  });

  it('finds a page for which they have got the right since', async () => {
    localStorage.setItem(before, '');
    await openShell('/outbox', {}, { demo: true });
    expect(await screen.findByRole('heading', { name: 'Verstuurde mails', level: 1 })).toBeTruthy();
    expect(localStorage.getItem(before)).toBe('outbox');
  });
});

describe('the header', () => {
  beforeEach(() => signIn());

  it('[SHELL-06, SHELL-07] has its menu behind a button, and Escape closes it', async () => {
    const { user } = await openShell('/pending-evaluations');
    const logo = await screen.findByRole('link', { name: 'Traject, naar studenten' });
    expect(logo.getAttribute('href')).toBe('/evaluation-students');
    expect(screen.queryByRole('navigation', { name: 'Hoofdmenu' })).toBeNull();
    const toggle = screen.getByRole('button', { name: 'Menu openen' });
    await user.click(toggle);
    const menu = screen.getByRole('navigation', { name: 'Hoofdmenu' });
    expect(within(menu).getByRole('link', { name: 'Studenten' })).toBeTruthy();
    expect(within(menu).getByRole('link', { current: 'page' }).textContent).toContain(
      'Openstaande',
    );
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('navigation', { name: 'Hoofdmenu' })).toBeNull();
    expect(document.activeElement).toBe(toggle);
  });

  it('[AUTH-07, SHELL-24] signs out on the server and on the device', async () => {
    localStorage.setItem('draft', 'private');
    const { user, seen } = await openShell('/pending-evaluations');
    await user.click(await screen.findByRole('button', { name: 'Menu openen' }));
    await user.click(screen.getByRole('button', { name: 'Uitloggen' }));
    expect(await screen.findByRole('heading', { name: 'Inloggen' })).toBeTruthy();
    const logout = seen.find(({ path }) => path === '/auth/logout');
    expect(logout?.headers.get('Authorization')).toMatch(/^Bearer /);
    expect(Object.keys(localStorage).sort()).toEqual(['cookies', 'language']);
  });

  it('[SHELL-17] a 401 signs out, clears the token and goes to sign-in', async () => {
    await openShell('/pending-evaluations', {
      'GET /pending-evaluations': () => refuse(401, 'Log in'),
    });
    expect(await screen.findByRole('heading', { name: 'Inloggen' })).toBeTruthy();
    expect(localStorage.getItem('token')).toBeNull();
    expect(new URLSearchParams(window.location.search).get('redirect')).toBe(
      '/pending-evaluations',
    );
  });

  it('[SHELL-17] says only once that the session ended, although every call finds out', async () => {
    const ended = () => refuse(401, 'Log eerst in.');
    await openShell('/pending-evaluations', {
      'GET /pending-evaluations': ended,
      'GET /auth/me': ended,
    });
    await screen.findByRole('heading', { name: 'Inloggen' });
    const told = toastStore.get().map(({ kind, message }) => `${kind}: ${message}`);
    expect(told).toEqual(['info: Je sessie is afgelopen. Log opnieuw in.']);
  });

  it('shows the sent mails in a demo to people who may see them', async () => {
    const { user } = await openShell('/pending-evaluations', {}, { demo: true });
    await user.click(await screen.findByRole('button', { name: 'Menu openen' }));
    expect(await screen.findByRole('link', { name: 'Verstuurde mails' })).toBeTruthy();
  });

  it.each([
    ['outside a demo', {}, { demo: false }],
    ['to others', { 'GET /auth/me': { ...counselor, abilities: [] } }, { demo: true }],
  ])('does not open the sent mails %s', async (_, answers, config) => {
    await openShell('/outbox', answers, config);
    await waitFor(() => expect(addressNow()).toBe('/page_not_found'));
  });
});
