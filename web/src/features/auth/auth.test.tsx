import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../testing/aToken.ts';
import { fakeApi, refuse } from '../../testing/fakeApi.ts';
import { openApp } from '../../testing/openApp.tsx';

const token = 'a'.repeat(43);
const nothing = () => new Response(null, { status: 204 });
const field = (name: RegExp | string) => screen.findByLabelText(name);

beforeEach(() => localStorage.setItem('cookies', 'accepted'));

describe('links in mails', () => {
  const opened = (needs_password: boolean) => ({
    [`GET /auth/activate/${token}`]: () =>
      Response.json({ email: 'anna@example.nl', needs_password }),
  });

  it('[AUTH-05, AUTH-09] activate by a press on the button, never on load', async () => {
    const seen = fakeApi({ ...opened(false), [`POST /auth/activate/${token}`]: nothing });
    const user = openApp(`/auth/activate/${token}`);
    const button = await screen.findByRole('button', { name: 'Activeer mijn account' });
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    expect(seen.map(({ method }) => method)).toEqual(['GET']);
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'Inloggen' })).toBeTruthy();
  });

  it('[AUTH-05] ask whom somebody else invited for a password', async () => {
    const seen = fakeApi({ ...opened(true), [`POST /auth/activate/${token}`]: nothing });
    const user = openApp(`/auth/activate/${token}`);
    expect(await screen.findByText(/wachtwoord voor anna@example.nl/)).toBeTruthy();
    await user.type(await field('Wachtwoord'), 'een lange zin');
    await user.type(await field('Herhaal wachtwoord'), 'een lange zin');
    await user.click(screen.getByRole('button', { name: 'Activeer mijn account' }));
    expect(await screen.findByRole('heading', { name: 'Inloggen' })).toBeTruthy();
    const chosen = { password: 'een lange zin', repeat_password: 'een lange zin' };
    expect(seen.at(-1)?.body).toEqual(chosen);
  });

  it('[AUTH-09] open for a signed-in visitor too', async () => {
    signIn();
    fakeApi({});
    openApp(`/auth/reset/${token}`);
    expect(await screen.findByRole('heading', { name: 'Nieuw wachtwoord' })).toBeTruthy();
  });

  it('that are used or too old say so', async () => {
    fakeApi({ [`GET /auth/activate/${token}`]: refuse(404, 'Unknown link') });
    openApp(`/auth/activate/${token}`);
    expect(await screen.findByRole('heading', { name: 'Deze link werkt niet meer' })).toBeTruthy();
  });

  it('[AUTH-06] set a new password, and end the old session on the screen', async () => {
    signIn();
    const seen = fakeApi({ [`POST /auth/reset/${token}`]: nothing });
    const user = openApp(`/auth/reset/${token}`);
    await user.type(await field('Nieuw wachtwoord'), 'een lange zin');
    await user.type(await field('Herhaal wachtwoord'), 'een andere zin');
    await user.click(screen.getByRole('button', { name: 'Bewaar wachtwoord' }));
    expect(await screen.findByText('De wachtwoorden zijn niet gelijk.')).toBeTruthy();
    expect(seen).toEqual([]);
    await user.clear(await field('Herhaal wachtwoord'));
    await user.type(await field('Herhaal wachtwoord'), 'een lange zin');
    await user.click(screen.getByRole('button', { name: 'Bewaar wachtwoord' }));
    expect(await screen.findByRole('heading', { name: 'Je wachtwoord is veranderd' })).toBeTruthy();
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('registration and a forgotten password', () => {
  const required = {
    Voornaam: 'Anna',
    Achternaam: 'Bos',
    'E-mailadres': 'anna@example.nl',
    'Herhaal e-mailadres': 'anna@example.nl',
    Wachtwoord: 'een lange zin',
    'Herhaal wachtwoord': 'een lange zin',
  };
  const register = async () => {
    const user = openApp('/auth/register');
    for (const [label, value] of Object.entries(required))
      await user.type(await field(new RegExp(`^${label}( \\*)?$`)), value);
    await user.click(screen.getByRole('button', { name: 'Account maken' }));
  };

  it('[AUTH-04, AUTH-08] sends the fields and then says where to look', async () => {
    const seen = fakeApi({ 'POST /auth/register': nothing });
    await register();
    expect(await screen.findByRole('heading', { name: 'Kijk in je e-mail' })).toBeTruthy();
    expect(seen[0]?.body).toMatchObject({
      email: 'anna@example.nl',
      repeat_email: 'anna@example.nl',
      password: 'een lange zin',
      repeat_password: 'een lange zin',
      first_name: 'Anna',
      last_name: 'Bos',
    });
  });

  it('[AUTH-08] lists the errors of a 422', async () => {
    fakeApi({ 'POST /auth/register': refuse(422, 'Dit wachtwoord is te bekend.', 'En nog iets.') });
    await register();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Dit wachtwoord is te bekend.');
    expect(alert.textContent).toContain('En nog iets.');
  });

  it('[AUTH-06] the forgotten-password form has a success view', async () => {
    const seen = fakeApi({ 'POST /auth/forgot': nothing });
    const user = openApp('/auth/reset');
    await user.type(await field('E-mailadres'), 'anna@example.nl{Enter}');
    expect(await screen.findByRole('heading', { name: 'Kijk in je e-mail' })).toBeTruthy();
    expect(seen[0]?.body).toEqual({ email: 'anna@example.nl' });
  });
});
