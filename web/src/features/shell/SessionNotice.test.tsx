import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aToken } from '../../testing/aToken.ts';
import { openShell } from '../../testing/openShell.tsx';

const soon = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60;
const signInUntil = (ends: number, latest: number) =>
  localStorage.setItem(
    'token',
    aToken({ iat: soon(ends) - 8 * 3600, exp: soon(ends), latest: soon(latest) }),
  );

beforeEach(() => localStorage.setItem('cookies', 'accepted'));

describe('shortly before a session ends', () => {
  it('a quiet notice says when, and that nothing typed is lost, and offers to stay signed in', async () => {
    signInUntil(4, 200);
    const { user } = await openShell('/pending-evaluations', {
      'POST /auth/renew': () => ({
        token: aToken({ iat: soon(0), exp: soon(200), latest: soon(200) }),
      }),
    });
    expect(await screen.findByText(/^Je wordt om \d\d:\d\d uitgelogd$/)).toBeTruthy();
    expect(screen.getByText(/blijft op dit apparaat bewaard/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Blijf ingelogd' }));
    await expect.poll(() => screen.queryByText(/^Je wordt om/)).toBeNull();
  });

  it('it does not offer to stay when that is no longer possible', async () => {
    signInUntil(4, 4);
    await openShell('/pending-evaluations');
    await screen.findByText(/^Je wordt om/);
    expect(screen.queryByRole('button', { name: 'Blijf ingelogd' })).toBeNull();
  });

  it('nothing is said while the end is far away', async () => {
    signInUntil(30, 200);
    await openShell('/pending-evaluations');
    await screen.findByRole('heading', { name: /Openstaande/ });
    expect(screen.queryByText(/^Je wordt om/)).toBeNull();
  });
});
