import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../testing/aToken.ts';
import { refuse } from '../../testing/fakeApi.ts';
import { openShell } from '../../testing/openShell.tsx';

const foundation = { id: 1, name: 'Stichting Werkwijzer', city: '', has_logo: false, people: 2 };
const noor = {
  id: 9,
  first_name: 'Noor',
  last_name: 'Hendriks',
  name: 'Noor Hendriks',
  email: 'noor@example.nl',
  state: 'invited',
  created_at: '2026-01-02T10:00:00Z',
  last_sign_in_at: null,
  organisation: { id: 1, name: foundation.name },
  account_types: ['counselor'],
  invitation: { sent_at: '2026-11-14T10:00:00Z', expires_at: '2026-11-21T10:00:00Z' },
  is_unproven: false,
  open_trajectories: 0,
  is_self: false,
  may_deactivate: true,
  may_reactivate: false,
};
const meta = { current_page: 1, last_page: 1, from: 1, to: 1, total: 1 };
const admin = {
  'GET /auth/me': { account_types: [{ code: 'admin' }], abilities: ['administration'] },
  'GET /administration/organisations': [foundation],
  'GET /people': { data: [noor], meta },
  'GET /people?state=waiting': { data: [], meta: { ...meta, total: 0 } },
  'GET /people/9': noor,
};

beforeEach(() => {
  signIn();
  localStorage.setItem('cookies', 'accepted');
});

const openForm = async (answers: object = {}) => {
  const { user, seen } = await openShell('/admin/people', { ...admin, ...answers });
  await user.click(await screen.findByRole('button', { name: 'Persoon uitnodigen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Persoon uitnodigen' });
  const box = (name: RegExp) => within(dialog).getByRole('textbox', { name });
  const fill = (name: RegExp, value: string) => fireEvent.change(box(name), { target: { value } });
  return { user, seen, dialog, box, fill };
};
const drafts = () => Object.keys(localStorage).filter((key) => /^draft:7:/.test(key));

describe('what is typed in a form', () => {
  it('survives the end of the session, is announced after signing in, and can be put back', async () => {
    const first = await openForm({ 'POST /people': () => refuse(401, 'Log eerst in.') });
    // Without a pause, in which a draft would have been kept.
    first.fill(/E-mailadres/, 'k@x.nl');
    first.fill(/Voornaam/, 'Kim');
    first.fill(/Achternaam/, 'Bos');
    await first.user.click(within(first.dialog).getByRole('checkbox', { name: /^Adviseur/ }));
    await first.user.click(within(first.dialog).getByRole('button', { name: 'Stuur uitnodiging' }));
    await screen.findByRole('heading', { name: 'Inloggen' });
    expect(drafts()).toEqual(['draft:7:person:new']);

    cleanup();
    signIn();
    const again = await openForm();
    const title = await screen.findByText('Je typte iets dat niet is opgeslagen');
    const told = title.parentElement;
    expect(told?.querySelector('a')?.textContent).toBe('Personen');
    expect(told?.querySelector('a')?.getAttribute('href')).toBe('/admin/people');
    expect(within(again.dialog).getByText('Je was hier nog bezig')).toBeTruthy();
    expect(again.box(/Voornaam/)).toHaveProperty('value', '');
    await again.user.click(within(again.dialog).getByRole('button', { name: 'Zet het terug' }));
    expect(again.box(/Voornaam/)).toHaveProperty('value', 'Kim');
    expect(within(again.dialog).getByRole('checkbox', { name: /^Adviseur/ })).toHaveProperty(
      'checked',
      true,
    );
  });

  it('is thrown away beside where it is told of, also when its form is no longer there', async () => {
    const kept = {
      value: {},
      at: '2026-11-16T08:00:00Z',
      path: '/admin/mail',
      title: 'F-1 · Traject',
    };
    localStorage.setItem('draft:7:invoice:1', JSON.stringify(kept));
    const { user } = await openShell('/admin/people', admin);
    await user.click(await screen.findByRole('button', { name: 'Gooi het weg: F-1' }));
    expect(drafts()).toEqual([]);
    expect(screen.queryByText('Je typte iets dat niet is opgeslagen')).toBeNull();
  });

  it('is gone from the device after a save, and after leaving the form', async () => {
    const { user, box } = await openForm({ 'POST /people': noor });
    await user.type(box(/Voornaam/), 'Kim');
    await waitFor(() => expect(drafts()).toHaveLength(1));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Ja, sluiten' }));
    await waitFor(() => expect(drafts()).toEqual([]));
  });

  it('is not offered again after it was thrown away', async () => {
    const draft = { values: { email: 'kim@example.nl', first_name: '', last_name: '' } };
    const values = { ...draft.values, organisation_id: null, account_types: [] };
    const kept = { value: { values }, at: '2026-11-16T08:00:00Z', path: '/x', title: 'X' };
    localStorage.setItem('draft:7:person:new', JSON.stringify(kept));
    const { user, dialog } = await openForm();
    await user.click(within(dialog).getByRole('button', { name: 'Gooi het weg' }));
    expect(drafts()).toEqual([]);
    expect(within(dialog).queryByText('Je was hier nog bezig')).toBeNull();
  });
});

describe('an invitation', () => {
  it('gives a link to copy, which is shown once and says who it is for', async () => {
    const link = 'https://traject.example/auth/activate/abc';
    const { user, seen } = await openShell('/admin/people/9', {
      ...admin,
      'POST /people/9/invitation/link': { link, expires_at: '2026-11-23T10:00:00Z' },
    });
    await user.click(await screen.findByRole('button', { name: 'Maak een link om te kopiëren' }));
    const dialog = await screen.findByRole('dialog', { name: 'Link voor Noor Hendriks' });
    expect(within(dialog).getByRole('textbox', { name: 'Link' })).toHaveProperty('value', link);
    expect(within(dialog).getByText(/Deze link zie je één keer/).textContent).toContain(noor.email);
    await user.click(within(dialog).getByRole('button', { name: 'Kopieer' }));
    expect(await navigator.clipboard.readText()).toBe(link);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.body.textContent).not.toContain('activate/abc');
    expect(seen.filter(({ path }) => path.endsWith('/link'))).toHaveLength(1);
  });

  it('warns about open trajectories before access is closed', async () => {
    const { user } = await openShell('/admin/people/9', {
      ...admin,
      'GET /people/9': { ...noor, state: 'active', invitation: null, open_trajectories: 13 },
    });
    await user.click(await screen.findByRole('button', { name: 'Sluit toegang af' }));
    expect(await screen.findByText(/Er lopen nog 13 trajecten/)).toBeTruthy();
  });

  it('goes to somebody whose name and address an administrator corrects', async () => {
    const { user, seen } = await openShell('/admin/people/9', {
      ...admin,
      'PATCH /people/9': noor,
    });
    await user.click(await screen.findByRole('button', { name: 'Wijzig naam en e-mailadres' }));
    const dialog = await screen.findByRole('dialog', { name: 'Wijzig naam en e-mailadres' });
    const last = within(dialog).getByRole('textbox', { name: /Achternaam/ });
    await user.clear(last);
    await user.type(last, 'Visser');
    await user.click(within(dialog).getByRole('button', { name: 'Opslaan' }));
    await waitFor(() =>
      expect(seen.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
        last_name: 'Visser',
      }),
    );
  });
});
