import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../testing/aToken.ts';
import { refuse } from '../../testing/fakeApi.ts';
import { addressNow } from '../../testing/openApp.tsx';
import { openShell } from '../../testing/openShell.tsx';

const meta = { current_page: 1, last_page: 1, from: null, to: null, total: 0 };
const foundation = { id: 1, name: 'Stichting Werkwijzer', city: '', has_logo: false, people: 2 };
const fatima = {
  id: 3,
  first_name: 'Fatima',
  last_name: 'El Amrani',
  name: 'Fatima El Amrani',
  email: 'fatima@example.nl',
  state: 'uninvited',
  created_at: '2026-01-02T10:00:00Z',
  last_sign_in_at: null,
  organisation: { id: 1, name: 'Stichting Werkwijzer' },
  account_types: ['client'],
  invitation: null,
  is_self: false,
  may_deactivate: true,
  may_reactivate: false,
};
const erasure = {
  name: fatima.name,
  refusals: [] as string[],
  has_account: false,
  goes: { trajectories: 2, notes: 1, documents: 0, applications: 0, evaluations: 0, files: 4 },
  stays: { invoices: 1, surveys: 0, written: 0, portfolios: 0 },
};
const organisation = {
  ...foundation,
  address: '',
  postal_code: '',
  kvk_number: '',
  vat_number: '',
  iban: '',
  payment_term_days: 30,
  evaluation_expiry_days: 30,
  language: 'nl',
  code: 'AB12CD34',
  listed: false,
  profile_roles: ['teacher'],
  chart_roles: [],
  blind_evaluations: false,
  accent_color: '',
  portal_greeting: '',
  portal_help: '',
  version: 1,
};
const retention = {
  trajectory_months: 24,
  evaluation_months: null,
  mail_months: null,
  event_months: null,
  version: 3,
  is_asking: false,
};
const { is_asking: _, ...periods } = retention;
const trial = {
  trajectories: {
    total: 1,
    clients: 1,
    first: [{ id: 9, client: 'Oude Bekende', ended_on: '2023-01-31', with_client: true }],
  },
  evaluations: 0,
  mails: 12,
  events: 0,
};
const admin = {
  'GET /auth/me': { account_types: [{ code: 'admin' }], abilities: ['administration'] },
  'GET /administration/organisations': [foundation],
  'GET /people': { data: [], meta },
  'GET /people/3': fatima,
  'GET /people/3/erasure': erasure,
  'GET /organisations/1': organisation,
  'GET /organisations/1/retention': retention,
  'GET /organisations/1/retention/trial': trial,
  'GET /organisations/1/kept-invoices': { data: [], meta },
};

beforeEach(() => {
  signIn();
  localStorage.setItem('cookies', 'accepted');
});

describe('erasing somebody', () => {
  it('says what goes and what stays, and waits for the name', async () => {
    const done = () => new Response(null, { status: 204 });
    const answers = { ...admin, 'POST /people/3/erase': done };
    const { user, seen } = await openShell('/admin/people/3', answers);
    await user.click(await screen.findByRole('button', { name: 'Gegevens wissen' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('2 trajecten')).toBeTruthy();
    expect(dialog.getByText('1 notitie')).toBeTruthy();
    expect(dialog.queryByText(/sollicitatie/)).toBeNull();
    expect(dialog.getByText('1 factuur, zeven jaar, omdat de wet dat vraagt')).toBeTruthy();
    const button = dialog.getByRole('button', { name: 'Wis voorgoed' });
    const isOff = () => button.hasAttribute('disabled') || button.hasAttribute('data-disabled');
    const name = dialog.getByRole('textbox', { name: /Typ ter bevestiging/ });
    await user.type(name, 'Fatima');
    expect(isOff()).toBe(true);
    await user.type(name, ' el amrani');
    await waitFor(() => expect(isOff()).toBe(false));
    await user.click(button);
    await waitFor(() => expect(addressNow()).toContain('/admin/people'));
    await waitFor(() => expect(addressNow()).not.toContain('/3'));
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Fatima el amrani',
    });
    expect(await screen.findByText('De gegevens zijn gewist.')).toBeTruthy();
  });

  it('says that an account belongs to its owner, and never whether it stays', async () => {
    const owned = { ...erasure, has_account: true };
    const answers = { ...admin, 'GET /people/3/erasure': owned };
    const { user } = await openShell('/admin/people/3', answers);
    await user.click(await screen.findByRole('button', { name: 'Gegevens wissen' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/zolang een andere organisatie de persoon kent/)).toBeTruthy();
  });

  it('gives the reason when it is not possible, and no button', async () => {
    const refusals = ['Deze persoon heeft nog een lopend traject.'];
    const answers = { ...admin, 'GET /people/3/erasure': { ...erasure, refusals } };
    const { user } = await openShell('/admin/people/3', answers);
    await user.click(await screen.findByRole('button', { name: 'Gegevens wissen' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Deze persoon heeft nog een lopend traject.')).toBeTruthy();
    expect(dialog.queryByRole('textbox')).toBeNull();
  });

  it('is not offered to people for themselves, but the download is', async () => {
    const self = { ...fatima, is_self: true };
    const answers = {
      ...admin,
      'GET /people/3': self,
      'GET /people/3/export': refuse(429, 'Wacht.'),
    };
    const { user } = await openShell('/admin/people/3', answers);
    await user.click(await screen.findByRole('button', { name: 'Gegevens downloaden' }));
    expect(await screen.findByText('Wacht.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Gegevens wissen' })).toBeNull();
  });
});

describe('retention periods', () => {
  it('are tried out as typed, and saved with the version that was seen', async () => {
    const saved = { ...retention, trajectory_months: 36, version: 4 };
    const answers = { ...admin, 'PATCH /organisations/1/retention': saved };
    const { user, seen } = await openShell('/admin/organisations/1', answers);
    expect(await screen.findByText('24 maanden')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Termijnen wijzigen' }));
    const dialog = within(await screen.findByRole('dialog'));
    const months = await dialog.findByRole('textbox', { name: /Trajecten/ });
    await user.clear(months);
    await user.type(months, '36');
    await user.click(dialog.getByRole('button', { name: /^Proef/ }));
    expect(await dialog.findByText('Oude Bekende')).toBeTruthy();
    expect(dialog.getByText('31 jan 2023')).toBeTruthy();
    expect(dialog.getByText('12 mails')).toBeTruthy();
    expect(seen.some(({ path }) => path.endsWith('/trial?trajectory_months=36'))).toBe(true);
    expect(seen.some(({ method }) => method === 'PATCH')).toBe(false);
    await user.type(dialog.getByRole('textbox', { name: /Logboek/ }), '11');
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    expect(await dialog.findByText(/12 of meer/)).toBeTruthy();
    await user.clear(dialog.getByRole('textbox', { name: /Logboek/ }));
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(seen.find(({ method }) => method === 'PATCH')?.body).toEqual({
      ...periods,
      trajectory_months: 36,
    });
  });

  it('ask with the numbers of the trial before a shorter one is saved', async () => {
    const saved = { ...retention, trajectory_months: 12, version: 4 };
    const answers = { ...admin, 'PATCH /organisations/1/retention': saved };
    const { user, seen } = await openShell('/admin/organisations/1', answers);
    await user.click(await screen.findByRole('button', { name: 'Termijnen wijzigen' }));
    const dialog = within(await screen.findByRole('dialog'));
    const months = await dialog.findByRole('textbox', { name: /Trajecten/ });
    await user.clear(months);
    await user.type(months, '12');
    const save = () => user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    const isKept = () => seen.some(({ method }) => method === 'PATCH');
    await save();
    const question = await screen.findByRole('dialog', { name: 'Deze termijnen bewaren?' });
    expect(within(question).getByText('1 traject')).toBeTruthy();
    expect(within(question).getByText('12 mails')).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Niet bewaren' }));
    await waitFor(() => expect(question.isConnected).toBe(false));
    expect(isKept()).toBe(false);
    await save();
    await user.click(await screen.findByRole('button', { name: 'Bewaar en wis vannacht' }));
    await waitFor(() => expect(isKept()).toBe(true));
  });

  it('show what the nightly sweep asks, with what it would erase, and allow it when somebody agrees', async () => {
    let isAsking = true;
    const answers = {
      ...admin,
      'GET /organisations/1/retention': () => ({ ...retention, is_asking: isAsking }),
      'POST /organisations/1/retention/allow': () => {
        isAsking = false;
        return retention;
      },
    };
    const { user, seen } = await openShell('/admin/organisations/1', answers);
    await user.click(await screen.findByRole('button', { name: 'Bekijk wat er zou verdwijnen' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Oude Bekende')).toBeTruthy();
    expect(seen.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Wis dit vannacht' }));
    expect(await screen.findByText('Wat er getoond werd, wordt vannacht gewist.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Mag dit gewist worden?')).toBeNull());
  });

  it('offer nothing to erase when the nightly sweep asks nothing', async () => {
    const { user } = await openShell('/admin/organisations/1', admin);
    await user.click(await screen.findByRole('button', { name: /^Proef/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Oude Bekende')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Wis dit vannacht' })).toBeNull();
  });
});
