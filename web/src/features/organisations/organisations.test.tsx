import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../testing/aToken.ts';
import { refuse } from '../../testing/fakeApi.ts';
import { openShell } from '../../testing/openShell.tsx';

const meta = { current_page: 1, last_page: 1, from: null, to: null, total: 0 };
const organisation = {
  id: 1,
  name: 'Zorgcollege',
  address: '',
  postal_code: '',
  city: '',
  kvk_number: '',
  vat_number: '',
  iban: '',
  payment_term_days: 30,
  evaluation_expiry_days: 30,
  language: 'nl',
  code: 'AB12CD34',
  listed: false,
  has_logo: false,
  profile_roles: ['teacher', 'mentor', 'coach'],
  chart_roles: ['teacher', 'coach'],
  blind_evaluations: false,
  accent_color: '',
  portal_greeting: '',
  portal_help: '',
  version: 4,
};
const retention = {
  trajectory_months: null,
  evaluation_months: null,
  mail_months: null,
  event_months: null,
  version: 1,
  is_asking: false,
};
const admin = {
  'GET /auth/me': { account_types: [{ code: 'admin' }], abilities: ['administration'] },
  'GET /organisations/1': organisation,
  'GET /organisations/1/retention': retention,
  'GET /organisations/1/kept-invoices': { data: [], meta },
};

beforeEach(() => {
  signIn();
  localStorage.setItem('cookies', 'accepted');
});

const thePanel = async () =>
  within(await screen.findByRole('region', { name: 'Beoordelingen: wie ziet wat' }));
type User = Awaited<ReturnType<typeof openShell>>['user'];
const choose = async (user: User, field: HTMLElement, name: string) => {
  await user.clear(field);
  await user.type(field, `${name}{Enter}`);
};
const openDialog = async (user: User) => {
  const panel = await thePanel();
  await user.click(panel.getByRole('button', { name: 'Wie ziet wat wijzigen' }));
  return within(await screen.findByRole('dialog'));
};

describe('what evaluators see of a student', () => {
  it('is shown for each role', async () => {
    await openShell('/admin/organisations/1', admin);
    const panel = await thePanel();
    const facts = panel
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ['Leraar', 'Ook het profiel en de grafiek'],
      ['Begeleider', 'Ook het profiel'],
      ['Coach', 'Ook het profiel en de grafiek'],
      ['Zorgvrager', 'Alleen het werkproces'],
      ['Medestudent', 'Alleen het werkproces'],
      ['Blind beoordelen', 'Niveaus van anderen zijn meteen te zien'],
    ]);
  });

  it('is chosen for each role, and saved with the version that was seen', async () => {
    const { user, seen } = await openShell('/admin/organisations/1', {
      ...admin,
      'PATCH /organisations/1': organisation,
    });
    const dialog = await openDialog(user);
    await choose(user, dialog.getByRole('combobox', { name: 'Zorgvrager' }), 'Ook de grafiek');
    await choose(user, dialog.getByRole('combobox', { name: 'Coach' }), 'Alleen het werkproces');
    await user.click(dialog.getByRole('checkbox', { name: 'Blind beoordelen' }));
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(seen.find(({ method }) => method === 'PATCH')?.body).toEqual({
      profile_roles: ['teacher', 'mentor'],
      chart_roles: ['teacher', 'recipient'],
      blind_evaluations: true,
      version: 4,
    });
  });

  it('shows what somebody else chose meanwhile, in words', async () => {
    let now = organisation;
    const { user } = await openShell('/admin/organisations/1', {
      ...admin,
      'GET /organisations/1': () => now,
      'PATCH /organisations/1': refuse(422, 'Wim Bos heeft dit gewijzigd.'),
    });
    const dialog = await openDialog(user);
    await choose(
      user,
      dialog.getByRole('combobox', { name: 'Begeleider' }),
      'Alleen het werkproces',
    );
    now = { ...organisation, chart_roles: ['teacher', 'mentor', 'coach'], version: 5 };
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    const alert = await dialog.findByRole('alert');
    expect(alert.textContent).toContain(
      'BegeleiderNu Ook het profiel en de grafiekJij Alleen het werkproces',
    );
  });
});

describe('the appearance of an organisation', () => {
  const openFace = async (user: User) => {
    const panel = within(await screen.findByRole('region', { name: 'Uitstraling' }));
    await user.click(panel.getByRole('button', { name: 'Uitstraling wijzigen' }));
    return within(await screen.findByRole('dialog'));
  };

  it('is a suggested colour and a text, saved with the version that was seen', async () => {
    const { user, seen } = await openShell('/admin/organisations/1', {
      ...admin,
      'PATCH /organisations/1': organisation,
    });
    const dialog = await openFace(user);
    await user.click(dialog.getByRole('button', { name: 'Blauw' }));
    expect(dialog.getByRole('button', { name: 'Blauw', pressed: true })).toBeDefined();
    await user.type(dialog.getByRole('textbox', { name: 'Welkomsttekst' }), 'Welkom bij ons');
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(seen.find(({ method }) => method === 'PATCH')?.body).toEqual({
      accent_color: '#1d4ed8',
      portal_greeting: 'Welkom bij ons',
      portal_help: '',
      version: 4,
    });
  });

  it('refuses a colour that cannot be read, beside the field, and shows its contrast', async () => {
    const { user, seen } = await openShell('/admin/organisations/1', admin);
    const dialog = await openFace(user);
    const field = dialog.getByRole('textbox', { name: 'Kleur' });
    await user.type(field, '#FDE047');
    expect(dialog.getByText('Contrast met wit: 1,3 (minstens 4,5)')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    const described = (field.getAttribute('aria-describedby') ?? '').split(' ');
    const words = described.map((id) => document.getElementById(id)?.textContent).join(' ');
    expect(words).toContain('te licht');
    expect(seen.some(({ method }) => method === 'PATCH')).toBe(false);
  });
});
