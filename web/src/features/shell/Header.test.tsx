import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../testing/aToken.ts';
import { refuse } from '../../testing/fakeApi.ts';
import { addressNow } from '../../testing/openApp.tsx';
import { counselor, openShell } from '../../testing/openShell.tsx';
import { toastStore } from '../../ui/toast.ts';

beforeEach(() => localStorage.setItem('cookies', 'accepted'));

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
