import { screen, waitFor, within } from '@testing-library/react';
import { type AccountType, abilitiesOf } from '@traject/contract/common/access';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../testing/aToken.ts';
import { refuse } from '../../testing/fakeApi.ts';
import { addressNow } from '../../testing/openApp.tsx';
import { openShell } from '../../testing/openShell.tsx';

const organisation = { id: 1, name: 'Stichting Werkwijzer' };
const as = (...types: AccountType[]) => ({
  'GET /auth/me': {
    account_types: types.map((code) => ({ code, organisation, person: { id: 5, name: 'Zoë' } })),
    abilities: abilitiesOf(types),
  },
});
const meta = { current_page: 1, last_page: 1, from: 1, to: 1, total: 1 };
const row = {
  id: 7,
  client: { id: 3, name: 'Fatima El Amrani' },
  client_id: 3,
  counselor: { id: 4, name: 'Marieke de Vries' },
  organisation,
  trajectory_state: { id: 1, code: 'new', name: 'Nieuw' },
  contact_name: 'Joost Blok',
  registration_date: '2026-03-02',
};
const lists = {
  'GET /trajectories': { data: [row], meta },
  'GET /counselors': [row.counselor],
  'GET /trajectories/7/head': { ...row, category: 'Spoor 2', length: '9' },
  'GET /trajectories/7/agreed-products': [],
  'GET /trajectories/7/hours': [],
  'GET /trajectories/7/invoices': { data: [], meta: { ...meta, from: null, to: null, total: 0 } },
};
const menu = () =>
  within(screen.getByRole('navigation', { name: 'Hoofdmenu' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  signIn();
  localStorage.setItem('cookies', 'accepted');
});

describe('finance', () => {
  it('lands on the trajectories, and finds nothing else in the menu than invoices and invoicing', async () => {
    const { user } = await openShell('/evaluation-students', { ...lists, ...as('finance') });
    expect(await screen.findByRole('heading', { level: 1, name: 'Trajecten' })).toBeTruthy();
    expect(addressNow()).toBe('/trajectories');
    expect(screen.queryByRole('button', { name: 'Nieuw traject' })).toBeNull();
    expect(screen.getByLabelText('Zoek op naam')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Menu openen' }));
    expect(menu()).toEqual(['Trajecten', 'Facturen', 'Facturatie']);
  });

  it('opens the head of a trajectory, its invoices and its hours, and asks for nothing else', async () => {
    const { seen } = await openShell('/trajectories/7', { ...lists, ...as('finance') });
    await screen.findByText('Joost Blok');
    const head = within(screen.getByRole('region', { name: 'Traject' }));
    for (const told of ['Joost Blok', 'Stichting Werkwijzer', 'Spoor 2', '9 maanden'])
      expect(head.getByText(told)).toBeTruthy();
    expect(await screen.findByText('Nog geen facturen')).toBeTruthy();
    expect(await screen.findByText('Nog niets afgesproken')).toBeTruthy();
    expect(screen.getAllByRole('region')).toHaveLength(3);
    const asked = seen
      .map(({ path }) => path.split('?')[0])
      .filter((path) => /\/7/.test(path ?? ''));
    expect(new Set(asked)).toEqual(
      new Set(
        ['head', 'invoices', 'agreed-products', 'hours'].map((one) => `/trajectories/7/${one}`),
      ),
    );
  });

  it('who guides other trajectories gets the head of one that they only invoice', async () => {
    await openShell('/trajectories/7', {
      ...lists,
      ...as('counselor', 'finance'),
      'GET /trajectories/7/dashboard': () => refuse(404, 'We kunnen dit niet vinden.'),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Fatima El Amrani' })).toBeTruthy();
    expect(await screen.findByText('Spoor 2')).toBeTruthy();
  });

  it.each(['/admin/people', '/survey-templates', '/document-templates', '/outbox'])(
    '%s does not exist',
    async (address) => {
      await openShell(address, { ...lists, ...as('finance') });
      await waitFor(() => expect(addressNow()).toBe('/page_not_found'));
    },
  );

  it('has no door of its own beside that of an administrator', async () => {
    const { user } = await openShell('/trajectories', { ...lists, ...as('admin', 'finance') });
    await user.click(await screen.findByRole('button', { name: 'Menu openen' }));
    expect(menu()).toContain('Beheer');
    expect(menu()).not.toContain('Facturatie');
  });
});
