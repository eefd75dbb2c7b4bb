import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../testing/aToken.ts';
import { refuse } from '../../testing/fakeApi.ts';
import { addressNow } from '../../testing/openApp.tsx';
import { openShell } from '../../testing/openShell.tsx';
import { toastStore } from '../../ui/toast.ts';

const foundation = { id: 1, name: 'Stichting Werkwijzer', city: '', has_logo: false, people: 2 };
const school = { ...foundation, id: 2, name: 'ROC Maasland' };
const marieke = {
  id: 3,
  first_name: 'Marieke',
  last_name: 'de Vries',
  name: 'Marieke de Vries',
  email: 'marieke@example.nl',
  state: 'active',
  created_at: '2026-01-02T10:00:00Z',
  last_sign_in_at: '2026-11-14T19:14:00Z',
  organisation: { id: 1, name: foundation.name },
  account_types: ['counselor'],
};
const noor = { ...marieke, id: 9, name: 'Noor Hendriks', state: 'waiting', account_types: [] };
const one = {
  ...marieke,
  invitation: null,
  is_unproven: false,
  open_trajectories: 0,
  is_self: false,
  may_deactivate: true,
  may_reactivate: false,
};
const page = (...data: object[]) => ({
  data,
  meta: { current_page: 1, last_page: 1, from: 1, to: data.length, total: data.length },
});
const admin = {
  'GET /auth/me': { account_types: [{ code: 'admin' }], abilities: ['administration'] },
  'GET /administration/organisations': [foundation, school],
  'GET /people?state=waiting': page(),
};

beforeEach(() => {
  signIn();
  localStorage.setItem('cookies', 'accepted');
});

describe('the menu', () => {
  it('[ADM-02] counts the people who are waiting for access', async () => {
    const { user } = await openShell('/pending-evaluations', {
      'GET /auth/me': { ...admin['GET /auth/me'], waiting_people: 3 },
    });
    await user.click(await screen.findByRole('button', { name: 'Menu openen' }));
    expect(await screen.findByRole('link', { name: /Beheer.*3 wacht op toegang/ })).toBeTruthy();
  });
});

describe('the list of people', () => {
  it('[ADM-02] shows people who are waiting for access above the others', async () => {
    await openShell('/admin/people', {
      ...admin,
      'GET /people': page(marieke),
      'GET /people?state=waiting': page(noor),
    });
    const give = await screen.findByRole('link', { name: 'Geef Noor Hendriks toegang' });
    expect(give.getAttribute('href')).toBe('/admin/people/9');
    const row = await screen.findByRole('row', { name: /Marieke de Vries/ });
    expect(give.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(row).getByText('Adviseur')).toBeTruthy();
    expect(within(row).getByText('14 nov 2026')).toBeTruthy();
    expect(await within(row).findByText(foundation.name)).toBeTruthy();
  });

  it('[ADM-02] names no organisation where there is only one', async () => {
    await openShell('/admin/people', {
      ...admin,
      'GET /administration/organisations': [foundation],
      'GET /people': page(marieke),
    });
    await screen.findByRole('row', { name: /Marieke de Vries/ });
    expect(screen.queryByRole('columnheader', { name: 'Organisatie' })).toBeNull();
  });

  it('[ADM-02] is searched and filtered, and the address remembers by what', async () => {
    const { user } = await openShell('/admin/people', {
      ...admin,
      'GET /people': page(marieke),
      'GET /people?state=invited': page({ ...marieke, name: 'Sander Kuipers' }),
    });
    await screen.findByText('Marieke de Vries');
    await user.selectOptions(screen.getByLabelText('Status'), 'Uitgenodigd');
    expect(await screen.findByText('Sander Kuipers')).toBeTruthy();
    expect(addressNow()).toBe('/admin/people?state=invited');
  });

  it('[ADM-02] invites somebody, and says in the form why that was refused', async () => {
    let tries = 0;
    const { user, seen } = await openShell('/admin/people', {
      ...admin,
      'GET /people': page(marieke),
      'POST /people': () =>
        ++tries === 1 ? refuse(422, 'Dit account is afgesloten.') : Response.json(one),
      'GET /people/3': one,
    });
    await user.click(await screen.findByRole('button', { name: 'Persoon uitnodigen' }));
    const dialog = within(await screen.findByRole('dialog'));
    const send = dialog.getByRole('button', { name: 'Stuur uitnodiging' });
    await user.type(dialog.getByLabelText(/E-mailadres/), 'marieke@example.nl');
    await user.type(dialog.getByLabelText(/Voornaam/), 'Marieke');
    await user.type(dialog.getByLabelText(/Achternaam/), 'de Vries');
    expect(send).toHaveProperty('disabled', true);
    await user.click(dialog.getByLabelText('Adviseur'));
    // With several organisations, none is chosen in advance.
    const where = dialog.getByRole('combobox', { name: /Organisatie/ });
    expect(where).toHaveProperty('value', '');
    expect(send).toHaveProperty('disabled', true);
    await user.type(where, 'Werkwijzer{Enter}');
    await user.click(send);
    expect(await dialog.findByText('Dit account is afgesloten.')).toBeTruthy();
    await user.click(send);
    await waitFor(() => expect(addressNow()).toBe('/admin/people/3'));
    expect(seen.findLast(({ method }) => method === 'POST')?.body).toEqual({
      email: 'marieke@example.nl',
      first_name: 'Marieke',
      last_name: 'de Vries',
      organisation_id: 1,
      account_types: ['counselor'],
    });
  });

  it('[ADM-08] does not exist for people who are not administrators', async () => {
    await openShell('/admin/people', { 'GET /auth/me': { account_types: [], abilities: [] } });
    await waitFor(() => expect(addressNow()).toBe('/page_not_found'));
  });
});

describe('one person', () => {
  it('[ADM-02] somebody who asked for access is let in by getting a role', async () => {
    const asking = { ...one, state: 'waiting', account_types: [] };
    const { user, seen } = await openShell('/admin/people/3', {
      ...admin,
      'GET /people/3': asking,
      'PUT /people/3/account-types': one,
    });
    await user.click(await screen.findByRole('button', { name: 'Geef Marieke de Vries toegang' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByLabelText('Beoordelaar'));
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() =>
      expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({
        account_types: ['evaluator'],
      }),
    );
  });

  it('[ADM-02] gets roles in the organisation that owns the record', async () => {
    const { user, seen } = await openShell('/admin/people/3', {
      ...admin,
      'GET /people/3': one,
      'PUT /people/3/account-types': one,
    });
    await user.click(
      await screen.findByRole('button', { name: 'Wijzig toegang bij Stichting Werkwijzer' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByLabelText('Beoordelaar'));
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() =>
      expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({
        account_types: ['counselor', 'evaluator'],
      }),
    );
  });

  it('[ADM-02] is closed after a question that says what happens', async () => {
    const { user, seen } = await openShell('/admin/people/3', {
      ...admin,
      'GET /people/3': one,
      'POST /people/3/deactivate': { ...one, state: 'deactivated' },
    });
    await user.click(await screen.findByRole('button', { name: 'Sluit toegang af' }));
    expect(await screen.findByText(/Dit geldt alleen voor Stichting Werkwijzer/)).toBeTruthy();
    expect(seen.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Sluit af' }));
    await waitFor(() => expect(seen.some(({ method }) => method === 'POST')).toBe(true));
  });

  it('[ADM-02] an invited person is sent a new link, or has the old one withdrawn', async () => {
    const mail = { state: 'refused', at: '2026-11-10T09:01:00Z', code: '550 5.1.1' };
    const days = { sent_at: '2026-11-10T09:00:00Z', expires_at: '2026-11-17T09:00:00Z' };
    const invitation = { ...days, mail };
    const { user, seen } = await openShell('/admin/people/3', {
      ...admin,
      'GET /people/3': { ...one, state: 'invited', invitation },
      'GET /people': page(),
      'POST /people/3/invitation': one,
      'DELETE /people/3/invitation': () => new Response(null, { status: 204 }),
    });
    expect(await screen.findByText(/De link werkt tot 17 nov 2026/)).toBeTruthy();
    expect(screen.getByText('Niet aangekomen: dit adres bestaat niet')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Stuur opnieuw' }));
    await waitFor(() => expect(seen.some(({ method }) => method === 'POST')).toBe(true));
    const said = `De uitnodiging wordt verstuurd naar ${one.email}.`;
    await waitFor(() => expect(toastStore.get().map(({ message }) => message)).toContain(said));
    await user.click(screen.getByRole('button', { name: 'Trek in' }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Trek in' }));
    await waitFor(() => expect(addressNow()).toBe('/admin/people'));
  });
});
