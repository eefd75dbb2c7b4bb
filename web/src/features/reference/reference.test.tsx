import { screen, waitFor, within } from '@testing-library/react';
import type { KeptProduct } from '@traject/contract/invoices';
import type { ReferenceItem } from '@traject/contract/reference';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../testing/aToken.ts';
import { refuse } from '../../testing/fakeApi.ts';
import { addressNow } from '../../testing/openApp.tsx';
import { openShell } from '../../testing/openShell.tsx';
import { toastStore } from '../../ui/toast.ts';

const foundation = { id: 1, name: 'Stichting Werkwijzer', city: '', has_logo: false, people: 2 };
const school = { ...foundation, id: 2, name: 'ROC Maasland' };
const admin = {
  'GET /auth/me': { account_types: [{ code: 'admin' }], abilities: ['administration'] },
  'GET /administration/organisations': [foundation],
};
const anItem = (id: number, name: string, given: Partial<ReferenceItem> = {}): ReferenceItem => ({
  id,
  name,
  code: null,
  requires_custom_name: null,
  own: false,
  archived: false,
  in_use: false,
  ...given,
});
const path = (list: string) => `/organisations/1/reference/${list}`;
const open = (list: string, answers: Record<string, unknown>) =>
  openShell(`/admin/reference?list=${list}`, { ...admin, ...answers });
const names = () =>
  [...document.querySelectorAll('tbody td:first-child')].map(({ textContent }) => textContent);
const toasts = () => toastStore.get().flatMap(({ message, description }) => [message, description]);

beforeEach(() => {
  signIn();
  localStorage.setItem('cookies', 'accepted');
});

describe('a choice list', () => {
  it('[ADM-04] shows what is there, with archived items apart and only when asked for', async () => {
    const { user } = await open('studies', {
      [`GET ${path('studies')}`]: [
        anItem(3, 'Bakker', { requires_custom_name: false, in_use: true }),
        anItem(182, 'Anders', { requires_custom_name: true, own: true }),
        anItem(9, 'Typist', { archived: true }),
      ],
    });
    const row = within(await screen.findByRole('row', { name: /Anders/ }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Anders',
      'Ja',
      'Eigen',
      'Nee',
      '',
    ]);
    expect(screen.queryByText('Typist')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Toon gearchiveerde (1)' }));
    const archived = await screen.findByRole('table', { name: 'Gearchiveerd' });
    expect(within(archived).getByText('Typist')).toBeTruthy();
    expect(addressNow()).toBe('/admin/reference?list=studies&archived=1');
  });

  it('[ADM-04] says what a new name means before it is saved', async () => {
    const items = [anItem(3, 'Bakker'), anItem(4, 'Imker', { own: true, in_use: true })];
    const { user, seen } = await open('working-areas', {
      [`GET ${path('working-areas')}`]: items,
      [`PATCH ${path('working-areas')}/3`]: anItem(12, 'Banketbakker', { own: true }),
    });
    await user.click(await screen.findByRole('button', { name: 'Imker bewerken' }));
    expect(await screen.findByText(/Ook wat al is vastgelegd, krijgt de nieuwe naam/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Annuleren' }));
    await user.click(await screen.findByRole('button', { name: 'Bakker bewerken' }));
    expect(await screen.findByText(/houdt de oude naam/)).toBeTruthy();
    const dialog = within(screen.getByRole('dialog', { name: 'Bakker bewerken' }));
    const save = dialog.getByRole('button', { name: 'Opslaan' });
    expect(save).toHaveProperty('disabled', true);
    await user.clear(dialog.getByLabelText(/Naam/));
    await user.type(dialog.getByLabelText(/Naam/), 'Banketbakker');
    await user.click(save);
    await waitFor(() => expect(toasts()).toContain('De wijziging is opgeslagen.'));
    expect(seen.find(({ method }) => method === 'PATCH')?.body).toEqual({ name: 'Banketbakker' });
  });

  it('[ADM-04] adds a kind of document with a code, and keeps what was typed when refused', async () => {
    let tries = 0;
    const list = path('file-types');
    const { user, seen } = await open('file-types', {
      [`GET ${list}`]: [],
      [`POST ${list}`]: () =>
        ++tries === 1
          ? refuse(422, 'De code is al in gebruik.')
          : anItem(1, 'Brief', { code: 'b' }),
    });
    expect(await screen.findByText('Nog niets in deze lijst')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Toevoegen' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Soorten documenten/ }));
    await user.type(dialog.getByLabelText(/Naam/), 'Brief');
    await user.type(dialog.getByLabelText('Code'), 'Brief!');
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    expect(await dialog.findByText('Dit klopt niet.')).toBeTruthy();
    await user.clear(dialog.getByLabelText('Code'));
    await user.type(dialog.getByLabelText('Code'), 'brief');
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    expect(await dialog.findByText('De code is al in gebruik.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(seen.findLast(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Brief',
      code: 'brief',
    });
  });

  it('[ADM-04] archives and restores, each after a question that says what happens', async () => {
    const list = path('file-actions');
    const { user, seen } = await open('file-actions', {
      [`GET ${list}`]: [anItem(3, 'Tekenen'), anItem(4, 'Lezen', { archived: true })],
      [`PATCH ${list}/3`]: anItem(3, 'Tekenen', { archived: true }),
      [`PATCH ${list}/4`]: refuse(422, '‘Lezen’ staat al in deze lijst.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Tekenen archiveren' }));
    expect(await screen.findByText(/blijft zoals het is/)).toBeTruthy();
    expect(seen.some(({ method }) => method === 'PATCH')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Archiveer' }));
    await waitFor(() => expect(toasts()).toContain('Gearchiveerd.'));
    await user.click(screen.getByRole('button', { name: 'Toon gearchiveerde (1)' }));
    await user.click(await screen.findByRole('button', { name: 'Lezen terugzetten' }));
    await user.click(await screen.findByRole('button', { name: 'Zet terug' }));
    await waitFor(() => expect(toasts()).toContain('‘Lezen’ staat al in deze lijst.'));
    expect(seen.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
      { archived: true },
      { archived: false },
    ]);
  });

  it('[ADM-04] is put in order by keyboard, and put back when the server says no', async () => {
    let isRefused = false;
    const list = path('study-levels');
    const items = ['Mbo', 'Hbo', 'Wo'].map((name, at) => anItem(at + 1, name));
    const { user, seen } = await open('study-levels', {
      [`GET ${list}`]: () => items,
      [`PUT ${list}/order`]: ({ ids }: { ids: number[] }) => {
        if (isRefused) return refuse(422, 'De lijst is ondertussen gewijzigd.');
        items.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
        return items;
      },
    });
    const down = await screen.findByRole('button', { name: 'Mbo omlaag' });
    expect(screen.queryByRole('button', { name: 'Mbo omhoog' })).toBeNull();
    down.focus();
    await user.keyboard('{Enter}');
    expect(names()).toEqual(['Hbo', 'Mbo', 'Wo']);
    await waitFor(() => expect(document.activeElement?.ariaLabel).toBe('Mbo omlaag'));
    expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({ ids: [2, 1, 3] });
    isRefused = true;
    await user.keyboard('{Enter}');
    await waitFor(() => expect(toasts()).toContain('De lijst is ondertussen gewijzigd.'));
    expect(seen.findLast(({ method }) => method === 'PUT')?.body).toEqual({ ids: [2, 3, 1] });
    await waitFor(() => expect(names()).toEqual(['Hbo', 'Mbo', 'Wo']));
  });

  it('[ADM-04] belongs to the chosen organisation, where there is more than one', async () => {
    const { user } = await openShell('/admin/reference', {
      ...admin,
      'GET /administration/organisations': [foundation, school],
      [`GET ${path('working-areas')}`]: [anItem(1, 'Zorg')],
      'GET /organisations/2/reference/working-areas': [anItem(2, 'Onderwijs')],
      'GET /organisations/2/reference/studies': [anItem(3, 'Bakker')],
    });
    await screen.findByText('Zorg');
    await user.selectOptions(screen.getByLabelText('Organisatie'), 'ROC Maasland');
    expect(await screen.findByText('Onderwijs')).toBeTruthy();
    const lists = within(screen.getByRole('navigation', { name: 'Keuzelijsten' }));
    await user.click(lists.getByRole('link', { name: 'Studies' }));
    expect(await screen.findByText('Bakker')).toBeTruthy();
    expect(lists.getByRole('link', { current: 'page' }).textContent).toBe('Studies');
  });
});

describe('the products for invoices', () => {
  const product: KeptProduct = {
    id: 5,
    name: 'Coaching',
    default_price: 9500,
    vat_percentage: 210,
    vat_category: 'standard',
    vat_reason: '',
    archived: false,
    in_use: true,
  };

  it('[ADM-04] have a price and VAT, and a change leaves old invoices alone', async () => {
    const { user, seen } = await open('products', {
      'GET /organisations/1/invoice-products': [product],
      'PATCH /invoice-products/5': product,
      'POST /invoice-products': product,
    });
    const row = within(await screen.findByRole('row', { name: /Coaching/ }));
    expect(row.getByText(/95,00/)).toBeTruthy();
    expect(row.getByText('21%')).toBeTruthy();
    await user.click(row.getByRole('button', { name: 'Coaching bewerken' }));
    expect(await screen.findByText(/houden hun naam, prijs en btw/)).toBeTruthy();
    await user.clear(screen.getByLabelText(/Prijs/));
    await user.type(screen.getByLabelText(/Prijs/), '97,50');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Toevoegen' }));
    await user.type(await screen.findByLabelText(/Naam/), 'Reiskosten');
    await user.type(screen.getByLabelText(/Prijs/), '0,23');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = (method: string) => seen.find((call) => call.method === method)?.body;
    const vat = { vat_percentage: 210, vat_category: 'standard', vat_reason: '' };
    expect(sent('PATCH')).toEqual({ name: 'Coaching', default_price: 9750, ...vat });
    expect(sent('POST')).toEqual({
      name: 'Reiskosten',
      default_price: 23,
      ...vat,
      organisation_id: 1,
    });
  });

  it('[ADM-04] say so when they cannot be loaded, and try again', async () => {
    let tries = 0;
    const { user } = await open('products', {
      'GET /organisations/1/invoice-products': () => (++tries < 3 ? refuse(503) : [product]),
    });
    await user.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
    expect(await screen.findByText('Coaching')).toBeTruthy();
  });
});
