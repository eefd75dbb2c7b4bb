import { screen, waitFor, within } from '@testing-library/react';
import { evaluationRoles } from '@traject/contract/evaluations';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../testing/aToken.ts';
import { fakeApi, refuse } from '../../testing/fakeApi.ts';
import { addressNow, openApp } from '../../testing/openApp.tsx';

const meta = { current_page: 1, last_page: 3, from: 1, to: 15, total: 40 };
const anna = {
  id: 1,
  first_name: 'Anna',
  last_name: 'Bos',
  diplomas: [
    { diploma_id: 1, title: 'Verzorgende IG', level: '3', has_evaluations: true },
    { diploma_id: 2, title: 'Doktersassistent', level: '4', has_evaluations: false },
  ],
};
const nobody = { data: [], meta: { ...meta, last_page: 1, from: null, to: null, total: 0 } };
const inside = {
  'GET /evaluation-students': { data: [anna], meta },
  'GET /pending-evaluations': [],
  'GET /auth/me': { account_types: [{ code: 'evaluator' }], abilities: [] },
};

beforeEach(() => {
  localStorage.setItem('cookies', 'accepted');
  signIn();
});

describe('evaluation students', () => {
  it('[EVAL-01] lists first name, last name and diplomas', async () => {
    fakeApi(inside);
    openApp('/evaluation-students');
    const table = await screen.findByRole('table', { name: 'Studenten' });
    await within(table).findByText('Anna');
    expect(
      within(table)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Anna', 'Bos', 'Verzorgende IG, Doktersassistent']);
  });

  it('[EVAL-01] keeps the name filter in the address and asks the server for it', async () => {
    const seen = fakeApi(inside);
    const user = openApp('/evaluation-students?page=2');
    await user.type(await screen.findByRole('searchbox', { name: 'Zoek op naam' }), 'ann ');
    await waitFor(() => expect(addressNow()).toBe('/evaluation-students?name=ann'));
    await waitFor(() =>
      expect(seen.map(({ path }) => path)).toContain('/evaluation-students?name=ann'),
    );
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'ann ');
  });

  it('[SHELL-12, SHELL-21] keeps the page in the address, so that back returns', async () => {
    const seen = fakeApi(inside);
    const user = openApp('/evaluation-students?name=a');
    await user.click(await screen.findByRole('button', { name: 'Pagina 3' }));
    await waitFor(() => expect(addressNow()).toBe('/evaluation-students?name=a&page=3'));
    await waitFor(() =>
      expect(seen.map(({ path }) => path)).toContain('/evaluation-students?name=a&page=3'),
    );
    window.history.back();
    await waitFor(() => expect(addressNow()).toBe('/evaluation-students?name=a'));
  });

  it('[SHELL-18] says that it loads', async () => {
    fakeApi({ ...inside, 'GET /evaluation-students': () => new Promise(() => {}) });
    openApp('/evaluation-students');
    expect(await screen.findByText('Laden…')).toBeTruthy();
  });

  it.each([
    ['nobody', '/evaluation-students', 'Nog geen studenten'],
    ['nobody of that name', '/evaluation-students?name=zz', 'Geen student gevonden'],
  ])('[SHELL-18] says that there is %s', async (_, address, text) => {
    fakeApi({ ...inside, 'GET /evaluation-students': nobody });
    openApp(address);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('an account without an account type reads that it waits for an administrator', async () => {
    const me = { account_types: [], abilities: [] };
    fakeApi({ ...inside, 'GET /auth/me': me, 'GET /evaluation-students': nobody });
    openApp('/evaluation-students');
    expect(await screen.findByText('Je account wacht op een beheerder')).toBeTruthy();
  });

  it('a failed list can be tried again, and the page around it stays', async () => {
    let works = false;
    const answer = () => (works ? { data: [anna], meta } : refuse(503, 'Away'));
    fakeApi({ ...inside, 'GET /evaluation-students': answer });
    const user = openApp('/evaluation-students');
    const retry = await screen.findByRole('button', { name: 'Probeer opnieuw' }, { timeout: 5000 });
    works = true;
    await user.click(retry);
    expect(await screen.findByText('Anna')).toBeTruthy();
  });
});

describe('pending evaluations', () => {
  const pending = evaluationRoles.map((name, index) => ({
    id: index + 1,
    student: { id: 1, name: 'Anna Bos' },
    diploma: { diploma_id: 1, title: 'Verzorgende IG' },
    work_process: { work_process_id: 1, title: 'Stelt het zorgplan op' },
    evaluator_role: { name },
    expires_at: '2026-12-01T10:00:00Z',
  }));

  it('[EVAL-06] lists student, diploma, qualification and the role in Dutch', async () => {
    fakeApi({ ...inside, 'GET /pending-evaluations': pending });
    openApp('/pending-evaluations');
    const table = await screen.findByRole('table', { name: 'Openstaande beoordelingen' });
    await within(table).findByText('Leraar');
    const rows = within(table).getAllByRole('row').slice(1);
    const texts = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
    expect(texts.map((cells) => cells[3])).toEqual([
      'Leraar',
      'Begeleider',
      'Coach',
      'Zorgvrager',
      'Mijn oordeel',
      'Medestudent',
    ]);
    expect(texts[0]?.slice(0, 3)).toEqual(['Anna Bos', 'Verzorgende IG', 'Stelt het zorgplan op']);
  });

  it('[SHELL-18] says that there are none', async () => {
    fakeApi(inside);
    openApp('/pending-evaluations');
    expect(await screen.findByText('Geen openstaande beoordelingen')).toBeTruthy();
  });
});
