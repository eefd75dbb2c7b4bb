import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../../platform/config.ts';
import { aToken, signIn } from '../../testing/aToken.ts';
import { fakeApi, refuse } from '../../testing/fakeApi.ts';
import { addressNow, openApp } from '../../testing/openApp.tsx';
import { toastStore } from '../../ui/toast.ts';

const empty = { data: [], meta: { current_page: 1, last_page: 1, from: null, to: null, total: 0 } };
const inside = {
  'GET /evaluation-students': empty,
  'GET /pending-evaluations': [],
  'GET /auth/me': { account_types: [], waiting_at: [], abilities: [] },
};
const field = (name: RegExp | string) => screen.findByLabelText(name);

beforeEach(() => localStorage.setItem('cookies', 'accepted'));

describe('sign-in', () => {
  const fillIn = async (address = '/auth') => {
    const user = openApp(address);
    await user.type(await field('E-mailadres'), 'anna@example.nl');
    await user.type(await field('Wachtwoord'), 'een lange zin');
    await user.click(screen.getByRole('button', { name: 'Inloggen' }));
    return user;
  };

  it('[AUTH-02, AUTH-03] sends the role evaluator, keeps the token and opens the students', async () => {
    const given = aToken();
    const seen = fakeApi({ ...inside, 'POST /auth/login': { token: given } });
    await fillIn();
    expect(await screen.findByRole('heading', { name: 'Studenten' })).toBeTruthy();
    expect(seen.find(({ path }) => path === '/auth/login')?.body).toEqual({
      email: 'anna@example.nl',
      password: 'een lange zin',
      role: 'evaluator',
    });
    expect(localStorage.getItem('token')).toBe(given);
    expect(addressNow()).toBe('/evaluation-students');
  });

  it('[AUTH-02, SHELL-05] goes back to the page that was wanted, with its query', async () => {
    fakeApi({ ...inside, 'POST /auth/login': { token: aToken() } });
    const user = openApp('/evaluation-students?name=anna&page=2');
    await user.type(await field('E-mailadres'), 'anna@example.nl');
    expect(new URLSearchParams(window.location.search).get('redirect')).toBe(
      '/evaluation-students?name=anna&page=2',
    );
    await user.type(await field('Wachtwoord'), 'een lange zin');
    await user.click(screen.getByRole('button', { name: 'Inloggen' }));
    await waitFor(() => expect(addressNow()).toBe('/evaluation-students?name=anna&page=2'));
  });

  it('[AUTH-02] never follows a redirect to another site', async () => {
    fakeApi({ ...inside, 'POST /auth/login': { token: aToken() } });
    await fillIn('/auth?redirect=//evil.example/x');
    await waitFor(() => expect(addressNow()).toBe('/evaluation-students'));
  });

  it('[AUTH-02] a visitor who is signed in is sent on at once', async () => {
    signIn();
    fakeApi(inside);
    openApp('/auth?redirect=%2Fpending-evaluations');
    expect(await screen.findByRole('heading', { name: /Openstaande/ })).toBeTruthy();
    expect(addressNow()).toBe('/pending-evaluations');
  });

  it('[AUTH-01, ERR-02] shows in an alert what the server refuses, and keeps what was typed', async () => {
    fakeApi({ 'POST /auth/login': refuse(422, 'Het wachtwoord klopt niet.') });
    await fillIn();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Het wachtwoord klopt niet.');
    expect((await field('E-mailadres')) as HTMLInputElement).toHaveProperty(
      'value',
      'anna@example.nl',
    );
  });

  it('[ERR-02] shows any other failure as a toast', async () => {
    fakeApi({ 'POST /auth/login': () => refuse(503, 'Even niet.') });
    await fillIn();
    expect(await screen.findByText('Er ging iets mis. Probeer het opnieuw.')).toBeTruthy();
  });

  it('says once that it was tried too often, in the alert, with the minutes left', async () => {
    fakeApi({ 'POST /auth/login': refuse(429, 'Probeer het over ongeveer 4 min. opnieuw.') });
    await fillIn();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('ongeveer 4 min.');
    expect(toastStore.get()).toEqual([]);
  });

  it('forgets the refusal once a field is empty', async () => {
    fakeApi({ 'POST /auth/login': refuse(422, 'Het wachtwoord klopt niet.') });
    const user = await fillIn();
    await screen.findByRole('alert');
    await user.clear(await field('Wachtwoord'));
    await user.click(screen.getByRole('button', { name: 'Inloggen' }));
    expect(await screen.findByText('Vul dit in.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('starts in the field for the email address', async () => {
    fakeApi({});
    openApp('/auth');
    const email = await field('E-mailadres');
    await waitFor(() => expect(document.activeElement).toBe(email));
  });

  it('[AUTH-01] shows and hides the password', async () => {
    fakeApi({});
    const user = openApp('/auth');
    const password = await field('Wachtwoord');
    expect(password.getAttribute('type')).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Toon wachtwoord' }));
    expect(password.getAttribute('type')).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Verberg wachtwoord' }));
    expect(password.getAttribute('type')).toBe('password');
  });

  it.each([
    ['our own page', null, '/auth/reset'],
    ['the external page', 'https://eportfolio.example/forgot', 'https://eportfolio.example/forgot'],
  ])('[AUTH-01] leads to %s for a forgotten password', async (_, url, address) => {
    const config = { api: { url: '/api' }, forgot_password_url: url };
    fakeApi({ 'GET /static/config.json': config });
    await loadConfig();
    openApp('/auth');
    const link = await screen.findByRole('link', { name: 'Wachtwoord vergeten?' });
    expect(link.getAttribute('href')).toBe(address);
  });

  it('sends once, however often the button is pressed', async () => {
    let answer = (_: unknown) => {};
    const seen = fakeApi({
      ...inside,
      'POST /auth/login': () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const user = await fillIn();
    await user.keyboard('{Enter}{Enter}');
    answer({ token: aToken() });
    await waitFor(() => expect(addressNow()).toBe('/evaluation-students'));
    expect(seen.filter(({ path }) => path === '/auth/login')).toHaveLength(1);
  });
});
