import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aToken, signIn } from '../../testing/aToken.ts';
import { refuse } from '../../testing/fakeApi.ts';
import { openShell } from '../../testing/openShell.tsx';

const here = {
  id: 'a',
  browser: 'Firefox, Windows',
  signed_in_at: '2026-11-16T08:00:00Z',
  last_used_at: '2026-11-16T09:15:00Z',
  is_this: true,
};
const account = {
  first_name: 'Zoë',
  last_name: 'de Vries',
  language: 'nl',
  has_picture: false,
  email: 'zoe@example.nl',
  address_proven: true,
  new_address: null,
  sessions: [here, { ...here, id: 'b', browser: 'Safari, iPhone', is_this: false }],
};
const me = {
  account_types: [
    {
      code: 'counselor',
      organisation: { id: 1, name: 'Werkwijzer' },
      person: { id: 3, name: 'Z. de Vries' },
    },
  ],
  abilities: [],
};
const open = (answers: object = {}) =>
  openShell('/account', { 'GET /auth/me': me, 'GET /account': account, ...answers });

beforeEach(() => {
  signIn();
  localStorage.setItem('cookies', 'accepted');
});

describe('my account', () => {
  it('shows a picture of its owner, in the header too, and lets it be changed', async () => {
    const answers = {
      'GET /auth/me': { ...me, has_picture: true },
      'GET /account': { ...account, has_picture: true },
      'GET /account/picture': () => new Response(new Blob(['x'], { type: 'image/webp' })),
    };
    Object.assign(URL, { createObjectURL: () => 'blob:ik', revokeObjectURL: () => {} });
    const { user } = await open(answers);
    await user.click(await screen.findByRole('button', { name: 'Menu openen' }));
    await waitFor(() => expect(document.querySelector('a[href="/account"] img')).not.toBeNull());
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Foto wijzigen' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('opens from the name in the menu, and says what an organisation calls me', async () => {
    const { user } = await openShell('/pending-evaluations', {
      'GET /auth/me': me,
      'GET /account': account,
    });
    await user.click(await screen.findByRole('button', { name: 'Menu openen' }));
    await user.click(screen.getByRole('link', { name: 'Zoë de Vries, mijn account' }));
    expect(await screen.findByRole('heading', { name: 'Mijn account' })).toBeTruthy();
    expect(await screen.findByText('Als Z. de Vries: adviseur')).toBeTruthy();
  });

  it('changes the name, which the header then shows', async () => {
    const changed = { ...account, first_name: 'Zoey' };
    const { user } = await open({
      'PATCH /account': changed,
      'POST /auth/renew': { token: aToken({ first_name: 'Zoey' }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Wijzig naam en taal' }));
    const dialog = await screen.findByRole('dialog', { name: 'Wijzig naam en taal' });
    await user.type(within(dialog).getByRole('textbox', { name: /Voornaam/ }), 'y');
    await user.click(within(dialog).getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Menu openen' }));
    expect(screen.getByRole('link', { name: 'Zoey de Vries, mijn account' })).toBeTruthy();
  });

  it('asks for the old password before it sets a new one, and keeps neither on the device', async () => {
    const { user, seen } = await open({
      'PUT /account/password': () => refuse(422, 'Dit is niet het wachtwoord van je account.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Wijzig wachtwoord' }));
    const dialog = await screen.findByRole('dialog', { name: 'Wijzig wachtwoord' });
    await user.type(within(dialog).getByLabelText(/Huidig wachtwoord/), 'wat ik dacht');
    await user.type(within(dialog).getByLabelText(/Nieuw wachtwoord/), 'een lange zin');
    await user.type(within(dialog).getByLabelText(/Herhaal wachtwoord/), 'een lange zin');
    await user.click(within(dialog).getByRole('button', { name: 'Opslaan' }));
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toContain('niet het wachtwoord');
    expect(seen.at(-1)?.body).toMatchObject({ current_password: 'wat ik dacht' });
    expect(JSON.stringify({ ...localStorage })).not.toContain('lange zin');
  });

  it('ends one session elsewhere, and says which one this is', async () => {
    const { user, seen } = await open({ 'DELETE /account/sessions/b': account });
    expect(await screen.findByText('Hier ben je nu')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Log daar uit: Safari, iPhone' }));
    await waitFor(() => expect(seen.map(({ path }) => path)).toContain('/account/sessions/b'));
    expect(screen.queryByRole('button', { name: 'Log daar uit: Firefox, Windows' })).toBeNull();
  });

  it('says who still has to say yes to another address', async () => {
    const new_address = {
      email: 'nieuw@example.nl',
      expires_at: '2026-11-17T08:00:00Z',
      waits_for: ['old'],
    };
    await open({ 'GET /account': { ...account, new_address } });
    expect(await screen.findByText(/voortaan inloggen met nieuw@example.nl/)).toBeTruthy();
    expect(screen.getByText(/Zeg nog ja in de e-mail aan je oude adres/)).toBeTruthy();
  });
});
