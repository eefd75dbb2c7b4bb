import { screen, waitFor } from '@testing-library/react';
import type { Activation } from '@traject/contract/accounts';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../testing/aToken.ts';
import { fakeApi, refuse } from '../../testing/fakeApi.ts';
import { openApp } from '../../testing/openApp.tsx';

const token = 'a'.repeat(43);
const nothing = () => new Response(null, { status: 204 });
const field = (name: RegExp | string) => screen.findByLabelText(name);

beforeEach(() => localStorage.setItem('cookies', 'accepted'));

describe('links in mails', () => {
  const opened = (needs: Activation['needs'], organisation: string | null = null) => ({
    [`GET /auth/activate/${token}`]: { email: 'anna@example.nl', needs, organisation },
  });

  it('[AUTH-05, AUTH-09] activate when the button is pressed, never on load', async () => {
    const seen = fakeApi({ ...opened('nothing'), [`POST /auth/activate/${token}`]: nothing });
    const user = openApp(`/auth/activate/${token}`);
    const button = await screen.findByRole('button', { name: 'Activeer mijn account' });
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    expect(seen.map(({ method }) => method)).toEqual(['GET']);
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'Inloggen' })).toBeTruthy();
  });

  it('[AUTH-05] ask an invited person to choose a password', async () => {
    const seen = fakeApi({
      ...opened('new_password', 'Werkwijzer'),
      [`POST /auth/activate/${token}`]: nothing,
    });
    const user = openApp(`/auth/activate/${token}`);
    const heading = { name: 'Je account voor Werkwijzer' };
    expect(await screen.findByRole('heading', heading)).toBeTruthy();
    expect(screen.getByText(/wachtwoord voor anna@example.nl/)).toBeTruthy();
    await user.type(await field('Wachtwoord'), 'een lange zin');
    await user.type(await field('Herhaal wachtwoord'), 'een lange zin');
    await user.click(screen.getByRole('button', { name: 'Activeer mijn account' }));
    expect(await screen.findByRole('heading', { name: 'Inloggen' })).toBeTruthy();
    const chosen = { password: 'een lange zin', repeat_password: 'een lange zin' };
    expect(seen.at(-1)?.body).toEqual(chosen);
  });

  it('[AUTH-05] ask for the password of an existing account, and say whether it was right', async () => {
    let tries = 0;
    const wrong = 'Dit is niet het wachtwoord van je account.';
    const seen = fakeApi({
      ...opened('password', 'Werkwijzer'),
      [`POST /auth/activate/${token}`]: () => (++tries === 1 ? refuse(422, wrong) : nothing()),
    });
    const user = openApp(`/auth/activate/${token}`);
    const heading = { name: 'Uitnodiging van Werkwijzer' };
    expect(await screen.findByRole('heading', heading)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Wachtwoord vergeten?' })).toBeTruthy();
    await user.type(await field('Wachtwoord'), 'mijn eigen zin{Enter}');
    expect(await screen.findByText(wrong)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Ja, ik doe mee' }));
    expect(await screen.findByRole('heading', { name: 'Inloggen' })).toBeTruthy();
    expect(seen.at(-1)?.body).toEqual({ password: 'mijn eigen zin' });
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
    const seen = fakeApi({
      [`GET /auth/reset/${token}`]: { email: 'anna@example.nl' },
      [`POST /auth/reset/${token}`]: nothing,
    });
    const user = openApp(`/auth/reset/${token}`);
    await user.type(await field('Nieuw wachtwoord'), 'een lange zin');
    await user.type(await field('Herhaal wachtwoord'), 'een andere zin');
    await user.click(screen.getByRole('button', { name: 'Bewaar wachtwoord' }));
    expect(await screen.findByText('De wachtwoorden zijn niet gelijk.')).toBeTruthy();
    expect(seen.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.clear(await field('Herhaal wachtwoord'));
    await user.type(await field('Herhaal wachtwoord'), 'een lange zin');
    await user.click(screen.getByRole('button', { name: 'Bewaar wachtwoord' }));
    expect(await screen.findByRole('heading', { name: 'Je wachtwoord is veranderd' })).toBeTruthy();
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('a link that was used', () => {
  it('[AUTH-06] says so before a new password is typed', async () => {
    fakeApi({});
    openApp(`/auth/reset/${token}`);
    expect(await screen.findByRole('heading', { name: 'Deze link werkt niet meer' })).toBeTruthy();
    expect(screen.queryByLabelText('Nieuw wachtwoord')).toBeNull();
  });

  it('[AUTH-05] fills in the address at sign-in after activating an account', async () => {
    fakeApi({
      [`GET /auth/activate/${token}`]: {
        email: 'anna@example.nl',
        needs: 'nothing',
        organisation: null,
      },
      [`POST /auth/activate/${token}`]: nothing,
    });
    const user = openApp(`/auth/activate/${token}`);
    await user.click(await screen.findByRole('button', { name: 'Activeer mijn account' }));
    await screen.findByRole('heading', { name: 'Inloggen' });
    expect(await field('E-mailadres')).toHaveProperty('value', 'anna@example.nl');
    const password = await field('Wachtwoord');
    await waitFor(() => expect(document.activeElement).toBe(password));
  });

  it('asks for the link in the mail where a copied link is not enough', async () => {
    fakeApi({
      [`GET /auth/activate/${token}`]: {
        email: 'anna@example.nl',
        needs: 'mail',
        organisation: 'X',
      },
    });
    openApp(`/auth/activate/${token}`);
    expect(await screen.findByRole('heading', { name: 'Open de link in je e-mail' })).toBeTruthy();
  });

  it('a new email address is confirmed by a button, and never by opening the link', async () => {
    const seen = fakeApi({
      [`GET /auth/address/${token}`]: { asked_of: 'old', old_email: 'a@x.nl', new_email: 'b@x.nl' },
      [`POST /auth/address/${token}`]: { changed: true },
    });
    const user = openApp(`/auth/address/${token}`);
    expect(
      await screen.findByText(/met b@x.nl in te loggen in plaats van met a@x.nl/),
    ).toBeTruthy();
    expect(seen.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Ja, dat klopt' }));
    expect(
      await screen.findByRole('heading', { name: 'Je e-mailadres is veranderd' }),
    ).toBeTruthy();
    expect(seen.at(-1)?.body).toEqual({ answer: 'yes' });
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
    const seen = fakeApi({ 'GET /auth/organisations': [], 'POST /auth/register': nothing });
    await register();
    expect(await screen.findByRole('heading', { name: 'Kijk in je e-mail' })).toBeTruthy();
    expect(seen.at(-1)?.body).toMatchObject({
      email: 'anna@example.nl',
      repeat_email: 'anna@example.nl',
      password: 'een lange zin',
      repeat_password: 'een lange zin',
      first_name: 'Anna',
      last_name: 'Bos',
      organisation: '',
    });
  });

  it('names an organisation by the code in the address, from the list, or as it is typed', async () => {
    fakeApi({ 'GET /auth/organisations': [{ name: 'ROC Maasland', code: 'AB12CD34' }] });
    const user = openApp('/auth/register?organisation=ab12cd34');
    const code = (await field('Code van de organisatie')) as HTMLInputElement;
    const list = (await field('Organisatie')) as HTMLSelectElement;
    expect([code.value, list.value]).toEqual(['ab12cd34', 'AB12CD34']);
    await user.clear(code);
    expect(list.value).toBe('');
    await user.selectOptions(list, 'ROC Maasland');
    expect(code.value).toBe('AB12CD34');
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
