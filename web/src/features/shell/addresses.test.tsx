import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../testing/aToken.ts';
import { refuse } from '../../testing/fakeApi.ts';
import { addressNow } from '../../testing/openApp.tsx';
import { counselor, openShell } from '../../testing/openShell.tsx';

beforeEach(() => localStorage.setItem('cookies', 'accepted'));

describe('addresses', () => {
  it('[SHELL-01, SHELL-03] / is the homepage, where a visitor chooses evaluator or student', async () => {
    await openShell('/');
    const evaluator = await screen.findByRole('link', { name: /Ik ben beoordelaar/ });
    expect(addressNow()).toBe('/homepage');
    expect(evaluator.getAttribute('href')).toBe('/evaluation-students');
    const student = screen.getByRole('link', { name: /Ik ben student/ });
    expect(student.getAttribute('href')).toBe('/evaluation-students');
    const signIn = screen.getByRole('link', { name: 'Inloggen' });
    expect(signIn.getAttribute('href')).toBe('/auth');
  });

  it('[SHELL-03] a student is sent to the address that the installation names', async () => {
    await openShell('/homepage', {}, { student_url: 'https://portfolio.example/nl' });
    const student = await screen.findByRole('link', { name: /Ik ben student/ });
    expect(student.getAttribute('href')).toBe('https://portfolio.example/nl');
  });

  it.each([
    ['/homepage', 'Welkom, Zoë'],
    ['/page_not_found', 'Sorry, deze pagina bestaat niet'],
  ])(
    '%s keeps the menu and the sign-out button for somebody who is signed in',
    async (address, title) => {
      signIn();
      const { user } = await openShell(address, {
        'GET /auth/me': { ...counselor, abilities: ['invoicing'] },
      });
      expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
      if (address === '/homepage')
        expect(await screen.findByRole('link', { name: 'Trajecten' })).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Menu openen' }));
      expect(screen.getByRole('button', { name: 'Uitloggen' })).toBeTruthy();
    },
  );

  it('[SHELL-20] after a session has ended, the homepage is that of a visitor', async () => {
    signIn();
    await openShell('/homepage', { 'GET /auth/me': () => refuse(401, 'Log eerst in.') });
    expect(await screen.findByRole('link', { name: /Ik ben beoordelaar/ })).toBeTruthy();
    expect(addressNow()).toBe('/homepage');
  });

  it.each(['/nothing', '/nothing/at/all', '/review-client', '/survey-employer'])(
    '[SHELL-02] %s ends at page_not_found, which tells a visitor to check the link',
    async (address) => {
      await openShell(address);
      expect(await screen.findByRole('heading', { name: /^Sorry/ })).toBeTruthy();
      expect(addressNow()).toBe('/page_not_found');
      expect(screen.getByText(/hele link/)).toBeTruthy();
      const back = screen.getByRole('link', { name: 'Inloggen' });
      expect(back.getAttribute('href')).toBe('/evaluation-students');
    },
  );

  it.each(['/pending-evaluations', '/help', '/trajectories/7?tab=notes', '/chart/1/2', '/outbox'])(
    '[SHELL-05, SHELL-19] %s asks a stranger to sign in, and remembers what was wanted',
    async (address) => {
      await openShell(address);
      expect(await screen.findByRole('heading', { name: 'Inloggen' })).toBeTruthy();
      expect(new URLSearchParams(window.location.search).get('redirect')).toBe(address);
    },
  );

  it('[SHELL-05] an expired token does not count as a login', async () => {
    signIn({ exp: 1 });
    await openShell('/pending-evaluations');
    expect(await screen.findByRole('heading', { name: 'Inloggen' })).toBeTruthy();
  });

  it.each(['/styleguide', '/guidelines'])(
    '[SHELL-04] %s is closed outside debug mode',
    async (path) => {
      await openShell(path);
      expect(await screen.findByRole('heading', { name: 'Hoe gebruik je Traject?' })).toBeTruthy();
    },
  );

  it('[SHELL-14] help has a title and links to styleguide and guidelines', async () => {
    signIn();
    await openShell('/help');
    expect(await screen.findByRole('heading', { name: 'Help', level: 1 })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Stijlgids' }).getAttribute('href')).toBe(
      '/styleguide',
    );
    expect(screen.getByRole('link', { name: 'Richtlijnen' }).getAttribute('href')).toBe(
      '/guidelines',
    );
  });
});
