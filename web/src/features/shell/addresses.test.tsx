import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../testing/aToken.ts';
import { addressNow } from '../../testing/openApp.tsx';
import { openShell } from '../../testing/openShell.tsx';

beforeEach(() => localStorage.setItem('cookies', 'accepted'));

describe('addresses', () => {
  it('[SHELL-01, SHELL-03] / is the homepage, where one chooses evaluator or student', async () => {
    await openShell('/');
    const evaluator = await screen.findByRole('link', { name: /Ik ben beoordelaar/ });
    expect(addressNow()).toBe('/homepage');
    expect(evaluator.getAttribute('href')).toBe('/evaluation-students');
    const student = screen.getByRole('link', { name: /Ik ben student/ });
    expect(student.getAttribute('href')).toMatch(/^https:/);
  });

  it.each(['/nothing', '/nothing/at/all', '/review-client', '/survey-employer'])(
    '[SHELL-02] %s ends at page_not_found, which tells a visitor to check the link',
    async (address) => {
      await openShell(address);
      expect(await screen.findByRole('heading', { name: /^Sorry/ })).toBeTruthy();
      expect(addressNow()).toBe('/page_not_found');
      expect(screen.getByText(/hele link/)).toBeTruthy();
      const back = screen.getByRole('link', { name: 'Terug naar studenten' });
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

  it('[SHELL-05] a token past its time is no login', async () => {
    signIn({ exp: 1 });
    await openShell('/pending-evaluations');
    expect(await screen.findByRole('heading', { name: 'Inloggen' })).toBeTruthy();
  });

  it.each(['/styleguide', '/guidelines'])('[SHELL-04] %s is closed without debug', async (path) => {
    await openShell(path);
    expect(await screen.findByRole('heading', { name: 'Hoe gebruik je Traject?' })).toBeTruthy();
  });

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
