import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDone, aMe, anEvaluation, aStudent, knownAs } from '../../../testing/aSchool.ts';
import { signIn } from '../../../testing/aToken.ts';
import { fakeApi, refuse } from '../../../testing/fakeApi.ts';
import { addressNow, openApp } from '../../../testing/openApp.tsx';
import { toastStore } from '../../../ui/toast.ts';

const meta = { current_page: 1, last_page: 2, from: 1, to: 15, total: 20 };
const page = (...data: unknown[]) => ({ data, meta });
const rows = page(
  anEvaluation(),
  aDone(2, { id: 41, evaluator_role: { name: 'student' }, evaluator: { name: 'Daan Verhoeven' } }),
  anEvaluation({ id: 42, pending: false, is_expired: true, may_score: false, may_withdraw: true }),
  anEvaluation({ id: 43, may_score: false }),
  aDone(0, { id: 44 }),
);
const inside = {
  'GET /auth/me': aMe('evaluator'),
  'GET /pending-evaluations': [],
  'GET /evaluation-students/3': aStudent(),
  'GET /evaluation-students/3/evaluations': rows,
};
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const bodyRows = async () => {
  const table = await screen.findByRole('table', { name: 'Beoordelingen van Daan Verhoeven' });
  await within(table).findAllByText(/Inventariseert/);
  return within(table).getAllByRole('row').slice(1);
};

const evaluatorOf = (name: string, seen: { profile: boolean; chart: boolean }) => ({
  id: 1,
  name,
  until: null,
  detail: { roles: ['teacher'], evaluation: true, ...seen },
});

beforeEach(() => {
  localStorage.setItem('cookies', 'accepted');
  signIn();
});

describe('the evaluations of a student', () => {
  it('lead to work processes and charts only for those who see more than was asked', async () => {
    const asked = aStudent({ may_see_chart: false, may_ask: false });
    fakeApi({ ...inside, 'GET /evaluation-students/3': asked });
    openApp('/evaluations/3');
    await bodyRows();
    for (const name of ['Werkprocessen', 'Grafiek'])
      expect(screen.queryByRole('link', { name })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Wie kan dit zien?' })).toBeNull();
  });

  it('lead to who can see them, for those who may know', async () => {
    const readers = {
      groups: [
        { why: 'evaluator', people: [evaluatorOf('Els Prins', { profile: true, chart: true })] },
        { why: 'admin', people: [{ id: 2, name: 'Wim Bos', until: null, detail: null }] },
      ],
      opened: [{ name: 'Els Prins', last_at: '2026-11-09T10:00:00Z', times: 2 }],
    };
    fakeApi({
      ...inside,
      'GET /evaluation-students/3': aStudent({ may_see_readers: true }),
      'GET /evaluation-students/3/readers': readers,
    });
    const user = openApp('/evaluations/3');
    await user.click(await screen.findByRole('button', { name: 'Wie kan dit zien?' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('heading', { name: 'Beheerders: zien alles' });
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Els PrinsLeraar: ook het profiel en de grafiek',
      'Wim Bos',
      'Els Prins2 keer, het laatst op 9 nov 2026, 11:00',
    ]);
  });

  it('[EVAL-06] say whose mail did not arrive, to those who may see it', async () => {
    const mail = { state: 'refused', at: '2026-11-09T10:00:00Z', code: '550 5.1.1' } as const;
    const asked = page(anEvaluation({ mail }), anEvaluation({ id: 45 }));
    fakeApi({ ...inside, 'GET /evaluation-students/3/evaluations': asked });
    openApp('/evaluations/3');
    const [refused, other] = await bodyRows();
    expect(refused?.textContent).toContain('Niet aangekomen: dit adres bestaat niet');
    expect(other?.textContent).not.toContain('Niet aangekomen');
  });

  it('[EVAL-03, EVAL-16] are a table under the student’s name, with a word for each level', async () => {
    fakeApi(inside);
    openApp('/evaluations/3');
    expect(await screen.findByRole('heading', { level: 1, name: 'Daan Verhoeven' })).toBeTruthy();
    const title = '1.1 Inventariseert de behoefte aan zorg';
    const cells = (await bodyRows()).map(cellsOf);
    expect(cells[0]?.slice(0, 6)).toEqual([
      'Verzorgende IG',
      title,
      'Begeleider',
      '–',
      'Zoë de Vries',
      'tot en met 1 dec 2026',
    ]);
    expect(cells[1]?.slice(2, 6)).toEqual([
      'Oordeel student',
      'Gevorderd',
      'Daan Verhoeven',
      '6 nov 2026',
    ]);
    expect(cells.map((row) => row[3])).toEqual(['–', 'Gevorderd', 'Verlopen', '–', 'Starter']);
  });

  it('[EVAL-03, EVAL-14] open the evaluation, with a pencil to score and an eye to read', async () => {
    fakeApi(inside);
    openApp('/evaluations/3');
    const [mine, done, expired, others] = await bodyRows();
    const links = (row: HTMLElement | undefined) =>
      row
        ? within(row)
            .queryAllByRole('link')
            .map((link) => `${link.getAttribute('aria-label')}: ${link.getAttribute('href')}`)
        : [];
    const title = 'Inventariseert de behoefte aan zorg';
    expect(links(mine)[1]).toBe(`${title} beoordelen: /evaluation-students/3/5/11/40`);
    expect(links(done)[1]).toBe(`${title} bekijken: /evaluation-students/3/5/11/41`);
    expect(links(expired)).toEqual([]);
    expect(links(others)[1]).toBe(`${title} bekijken: /evaluation-students/3/5/11/43`);
  });

  it('[EVAL-03] keep filter and page in the address, and say when there are none', async () => {
    const none = { data: [], meta: { ...meta, last_page: 1, total: 0, from: null, to: null } };
    const seen = fakeApi({
      ...inside,
      'GET /evaluation-students/3/evaluations?filter=pending': none,
    });
    const user = openApp('/evaluations/3');
    await bodyRows();
    expect(seen.some(({ path }) => path === '/evaluation-students/3/evaluations')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Pagina 2' }));
    await waitFor(() => expect(addressNow()).toBe('/evaluations/3?page=2'));
    const filter = screen.getByRole('combobox', { name: 'Welke beoordelingen' });
    await user.selectOptions(filter, 'Open');
    await waitFor(() => expect(addressNow()).toBe('/evaluations/3?filter=pending'));
    expect(await screen.findByText('Geen open beoordelingen')).toBeTruthy();
  });

  it('what expired is asked again of the same person with one press', async () => {
    const late = anEvaluation({ id: 42, pending: false, is_expired: true, may_ask_again: true });
    const seen = fakeApi({
      ...inside,
      'GET /evaluation-students/3/evaluations': page(late, anEvaluation()),
      'POST /evaluations/42/again': anEvaluation({ id: 60, evaluator: { name: 'Els Prins' } }),
    });
    const user = openApp('/evaluations/3');
    await bodyRows();
    await user.click(screen.getByRole('button', { name: /^Opnieuw vragen: / }));
    await waitFor(() =>
      expect(toastStore.get()[0]?.message).toBe(
        'Opnieuw gevraagd aan Els Prins. Beoordelen kan tot en met 1 dec 2026.',
      ),
    );
    expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('a request can be taken back, after a question', async () => {
    const seen = fakeApi({
      ...inside,
      'DELETE /evaluations/42': () => new Response(null, { status: 204 }),
    });
    const user = openApp('/evaluations/3');
    await bodyRows();
    await user.click(screen.getByRole('button', { name: /^Verzoek intrekken/ }));
    await user.click(await screen.findByRole('button', { name: 'Ja, intrekken' }));
    await waitFor(() =>
      expect(seen.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
        '/evaluations/42',
      ]),
    );
  });

  it('[EVAL-13] a student reads their own view as ‘mine’, and finds the way to their own chart', async () => {
    fakeApi({ ...inside, 'GET /auth/me': knownAs(3, aMe('student')) });
    openApp('/evaluations/3');
    const [, done] = await bodyRows();
    await expect.poll(() => done && cellsOf(done)[2]).toBe('Mijn oordeel');
    const chart = screen.getByRole('link', { name: 'Grafiek' });
    expect(chart.getAttribute('href')).toBe('/chart/3/5');
    const processes = screen.getByRole('link', { name: 'Werkprocessen' });
    expect(processes.getAttribute('href')).toBe('/work-processes/3');
  });

  it('of somebody who may not be seen do not exist', async () => {
    fakeApi({ ...inside, 'GET /evaluation-students/3': refuse(404, 'Niet gevonden') });
    openApp('/evaluations/3');
    await waitFor(() => expect(addressNow()).toBe('/page_not_found'));
    expect(toastStore.get()[0]?.message).toBe('We kunnen student 3 niet vinden.');
  });
});

it('whoever asked sees reminders, and turns them off', async () => {
  const reminders = {
    reminders_off: false,
    next_reminder_at: null,
    sent: [{ number: 1, at: '2026-11-06T10:00:00Z' }],
  };
  const seen = fakeApi({
    ...inside,
    'GET /evaluation-students/3/evaluations': page(anEvaluation({ may_withdraw: true, reminders })),
    'PUT /evaluations/40/reminders': () => new Response(null, { status: 204 }),
  });
  const user = openApp('/evaluations/3');
  const [row] = await bodyRows();
  expect(row?.textContent).toContain('Herinnering 1 verstuurd op 6 nov 2026');
  await user.click(screen.getByRole('button', { name: /^Herinneringen uitzetten/ }));
  await waitFor(() =>
    expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({ off: true }),
  );
});
