import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ImportPreview } from '@traject/contract/imports';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../testing/aToken.ts';
import { refuse } from '../../testing/fakeApi.ts';
import { fakeUpload } from '../../testing/fakeUpload.ts';
import { openShell } from '../../testing/openShell.tsx';

const place = { id: 1, name: 'Stichting Werkwijzer', city: '', has_logo: false, people: 2 };
const meta = { current_page: 1, last_page: 1, from: null, to: null, total: 0 };
const answers = {
  'GET /auth/me': { account_types: [{ code: 'admin' }], abilities: ['administration'] },
  'GET /administration/organisations': [place],
  'GET /organisations/1/imports': { data: [], meta },
  'GET /diplomas': [
    { id: 5, title: 'Verzorgende IG', level: 'Mbo 3', edition: '2026', archived: false },
    { id: 4, title: 'Oud', level: 'Mbo 3', edition: '', archived: true },
  ],
};
const columns = [
  { name: 'Mail', field: 'email' },
  { name: 'Voornaam', field: 'first_name' },
  { name: 'Tussenvoegsel', field: 'infix' },
  { name: 'Achternaam', field: 'last_name' },
  { name: 'Geboren', field: 'date_of_birth' },
];
const values = { email: 'jan@x.nl', first_name: 'Jan', infix: 'van', last_name: 'Dam' };
const right: ImportPreview = {
  total: 2,
  new: 1,
  known: 1,
  wrong: 0,
  errors: [],
  columns,
  unknown_columns: [],
  rows: [
    { row: 2, state: 'new', values: { ...values, date_of_birth: '1-2-1990' }, errors: [] },
    { row: 3, state: 'known', values: { ...values, email: 'piet@x.nl' }, errors: [] },
  ],
};
const wrong: ImportPreview = {
  ...right,
  wrong: 1,
  unknown_columns: ['Lievelingskleur'],
  rows: [
    ...right.rows,
    { row: 9, state: 'wrong', values, errors: ['Dit e-mailadres staat ook op rij 2.'] },
  ],
};

async function open(search = '', more: Parameters<typeof openShell>[1] = {}) {
  const server = fakeUpload();
  const { user, seen } = await openShell(`/admin/imports${search}`, { ...answers, ...more });
  await screen.findByLabelText(/Bestand$/);
  const look = async (preview: ImportPreview) => {
    const file = new File(['e-mail'], 'lijst.csv', { type: 'text/csv' });
    fireEvent.change(screen.getByLabelText(/Bestand$/), { target: { files: [file] } });
    await user.click(screen.getByRole('button', { name: 'Bekijk bestand' }));
    server.answer(200, preview);
  };
  return { user, server, look, seen };
}
const sentOf = (form: FormData | undefined) =>
  Object.fromEntries([...(form ?? [])].filter(([name]) => name !== 'file'));

beforeEach(() => {
  signIn();
  localStorage.setItem('cookies', 'accepted');
});

describe('importing people', () => {
  it('[ADM-06] shows wrong rows first, each with its reason, and offers no import', async () => {
    const { user, look } = await open();
    await look(wrong);
    expect(await screen.findByText('1 rij is niet goed')).toBeTruthy();
    const [, first] = within(screen.getByRole('table')).getAllByRole('row');
    expect(first?.textContent).toContain('Dit e-mailadres staat ook op rij 2.');
    expect(screen.getByText('Lievelingskleur')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Importeer/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ander bestand' }));
    expect(await screen.findByRole('button', { name: 'Bekijk bestand' })).toHaveProperty(
      'disabled',
      true,
    );
  });

  it('[ADM-06] names the columns that are missing', async () => {
    const { look } = await open();
    await look({ ...right, errors: ['De kolom ‘voornaam’ ontbreekt.'], columns: [], rows: [] });
    expect(await screen.findByText('De kolom ‘voornaam’ ontbreekt.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Importeer/ })).toBeNull();
  });

  it('[ADM-06] shows what a correct file says, and imports it once that is confirmed', async () => {
    const { user, server, look } = await open();
    await look(right);
    const run = await screen.findByRole('button', { name: 'Importeer 1 nieuwe persoon' });
    expect(screen.getAllByText('Jan van Dam')).toHaveLength(2);
    expect(screen.getByText('Geboren: 1-2-1990')).toBeTruthy();
    expect(screen.getByText('Mail', { selector: 'li' }).textContent).toContain('E-mailadres');
    await user.click(run);
    expect(server.sent.map(({ address }) => address)).toEqual([
      'POST /api/imports/preview',
      'POST /api/imports',
    ]);
    expect(server.sent[1]?.form.get('file')).toMatchObject({ name: 'lijst.csv' });
    expect(sentOf(server.sent[1]?.form)).toEqual({ kind: 'clients', organisation_id: '1' });
    server.answer(200, { id: 7, total: 2, new: 1, known: 1 });
    expect(await screen.findByText('1 cliënt toegevoegd')).toBeTruthy();
    const people = screen.getByRole('link', { name: 'Bekijk deze personen' });
    expect(people.getAttribute('href')).toContain('account_type=client');
    await user.click(screen.getByRole('button', { name: 'Nog een bestand importeren' }));
    expect(await screen.findByText('Kies een bestand')).toBeTruthy();
    expect(screen.queryByText('lijst.csv')).toBeNull();
  });

  it('[ADM-06] keeps the preview when the server refuses after all', async () => {
    const { user, server, look } = await open();
    await look(right);
    await user.click(await screen.findByRole('button', { name: 'Importeer 1 nieuwe persoon' }));
    server.answer(422, { status: 422, errors: ['Bekijk het bestand opnieuw.'] });
    expect(await screen.findByText('Bekijk het bestand opnieuw.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Importeer 1 nieuwe persoon' })).toBeTruthy();
  });

  it('[ADM-06] enrols and invites students only when that is chosen', async () => {
    const { user, server, look } = await open('?kind=students&diploma_id=5');
    await waitFor(() =>
      expect(screen.getByRole('combobox')).toHaveProperty('value', 'Verzorgende IG, Mbo 3, 2026'),
    );
    await user.click(screen.getByLabelText('Stuur een uitnodiging'));
    await look(right);
    expect(await screen.findByText(/Nieuwe studenten krijgen een mail/)).toBeTruthy();
    expect(sentOf(server.sent[0]?.form)).toEqual({
      kind: 'students',
      organisation_id: '1',
      diploma_id: '5',
      invite: '1',
    });
  });

  it('chooses none of several organisations in advance, and names the chosen one again before the import', async () => {
    const places = [place, { ...place, id: 2, name: 'De Brug' }];
    const more = {
      'GET /administration/organisations': places,
      'GET /organisations/2/imports': { data: [], meta },
    };
    const { user, look } = await open('', more);
    const file = new File(['e-mail'], 'lijst.csv', { type: 'text/csv' });
    fireEvent.change(screen.getByLabelText(/Bestand$/), { target: { files: [file] } });
    const button = screen.getByRole('button', { name: 'Bekijk bestand' });
    expect(button).toHaveProperty('disabled', true);
    await user.type(screen.getByRole('combobox', { name: /Organisatie/ }), 'De Brug{Enter}');
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    await look(right);
    expect(await screen.findByText('De Brug', { selector: 'dd' })).toBeTruthy();
  });

  it('says when everybody is already known, and offers no rows as new', async () => {
    const { look } = await open();
    await look({ ...right, new: 0, known: 2 });
    expect(await screen.findByText(/Er komt niemand bij/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Toch importeren' })).toBeTruthy();
  });

  it('undoes an earlier import when asked to, or says why it cannot', async () => {
    const past = {
      ...{ id: 7, kind: 'clients', diploma: null, total: 2, new: 2, known: 0 },
      imported_at: '2026-11-02T10:00:00Z',
      imported_by: { id: 3, name: 'Ada Admin' },
      undone_at: null as string | null,
    };
    let isHanging = true;
    const { user } = await open('', {
      'GET /organisations/1/imports': () => ({ data: [past], meta: { ...meta, total: 1 } }),
      'POST /organisations/1/imports/7/undo': () => {
        if (isHanging) return refuse(422, 'Dit kan niet meer: Vera Vast.');
        past.undone_at = '2026-11-02T11:00:00Z';
        return past;
      },
    });
    const undo = async () => {
      await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }));
      await user.click(await screen.findByRole('button', { name: 'Maak ongedaan' }));
    };
    await undo();
    expect(await screen.findByText('Dit kan niet meer: Vera Vast.')).toBeTruthy();
    isHanging = false;
    await undo();
    expect(await screen.findByText('De import is ongedaan gemaakt.')).toBeTruthy();
    expect(await screen.findByText('Ongedaan gemaakt')).toBeTruthy();
  });
});
