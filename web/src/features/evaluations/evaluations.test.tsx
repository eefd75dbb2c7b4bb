import { screen, waitFor, within } from '@testing-library/react';
import { evaluationRoles } from '@traject/contract/common/evaluationRoles';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMe, aPending } from '../../testing/aSchool.ts';
import { signIn } from '../../testing/aToken.ts';
import { fakeApi, refuse } from '../../testing/fakeApi.ts';
import { addressNow, openApp } from '../../testing/openApp.tsx';
import { toastStore } from '../../ui/toast.ts';

const meta = { current_page: 1, last_page: 3, from: 1, to: 15, total: 40 };
const [verzorgende, assistent] = [
  { diploma_id: 1, title: 'Verzorgende IG', level: '3', has_evaluations: true },
  { diploma_id: 2, title: 'Doktersassistent', level: 'Mbo niveau 4', has_evaluations: false },
];
const anna = { id: 1, first_name: 'Anna', last_name: 'Bos', diplomas: [verzorgende, assistent] };
const nobody = { data: [], meta: { ...meta, last_page: 1, from: null, to: null, total: 0 } };
const inside = {
  'GET /evaluation-students': { data: [anna], meta },
  'GET /pending-evaluations': [],
  'GET /auth/me': aMe('evaluator'),
};
const withOnly = (...diplomas: (typeof verzorgende)[]) => ({
  ...inside,
  'GET /evaluation-students': { data: [{ ...anna, diplomas }], meta },
});

beforeEach(() => {
  localStorage.setItem('cookies', 'accepted');
  signIn();
});

describe('evaluation students', () => {
  it('says above the list how many evaluations wait, and leads there', async () => {
    fakeApi({ ...inside, 'GET /pending-evaluations': [aPending(40), aPending(41)] });
    openApp('/evaluation-students');
    expect(await screen.findByText(/Er wachten 2 beoordelingen op je/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Ga naar de beoordelingen' });
    expect(link.getAttribute('href')).toBe('/pending-evaluations');
  });

  it('learns on return what was done in another tab', async () => {
    let left = [aPending(40), aPending(41)];
    fakeApi({ ...inside, 'GET /pending-evaluations': () => left });
    openApp('/evaluation-students');
    await screen.findByText(/Er wachten 2 beoordelingen op je/);
    left = [aPending(41)];
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText(/Iemand wacht op je oordeel/)).toBeTruthy();
  });

  it('has no search for a student who sees only themselves', async () => {
    fakeApi({ ...inside, 'GET /auth/me': aMe('student') });
    openApp('/evaluation-students');
    await screen.findByRole('link', { name: 'Beoordelingen van Anna Bos' });
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  });

  it('[EVAL-01] lists first name, last name and diplomas, and leads to the evaluations', async () => {
    fakeApi(inside);
    openApp('/evaluation-students');
    const table = await screen.findByRole('table', { name: 'Studenten' });
    await within(table).findByText('Anna');
    expect(
      within(table)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Anna', 'Bos', 'Verzorgende IG, Doktersassistent', '']);
    for (const name of ['Anna', 'Beoordelingen van Anna Bos'])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/evaluations/1');
  });

  it('[EVAL-02] goes straight to the chart of a single diploma', async () => {
    fakeApi(withOnly(verzorgende));
    openApp('/evaluation-students');
    const chart = await screen.findByRole('link', { name: 'Grafiek van Anna Bos' });
    expect(chart.getAttribute('href')).toBe('/chart/1/1');
  });

  it('[EVAL-02] offers a choice of several diplomas, with a chart only where there is one', async () => {
    fakeApi(inside);
    const user = openApp('/evaluation-students');
    await user.click(await screen.findByRole('button', { name: 'Grafiek van Anna Bos' }));
    const dialog = await screen.findByRole('dialog', { name: 'Grafieken van Anna Bos' });
    const [first, second] = within(dialog).getAllByRole('listitem');
    expect(first?.textContent).toBe('Verzorgende IGniveau 3');
    expect(second?.textContent).toBe('DoktersassistentMbo niveau 4Nog geen oordeel');
    const links = within(dialog).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/chart/1/1']);
  });

  it.each([
    ['for somebody who is only a student', { ...inside, 'GET /auth/me': aMe('student') }],
    ['without any evaluation', withOnly(assistent)],
    ['without a diploma', withOnly()],
  ])('[EVAL-01] has no chart icon %s', async (_, answers) => {
    fakeApi(answers);
    openApp('/evaluation-students');
    await screen.findByRole('link', { name: 'Beoordelingen van Anna Bos' });
    expect(screen.queryByLabelText(/Grafiek/)).toBeNull();
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

  it('somebody who asked to join reads where they wait', async () => {
    const me = { ...aMe(), waiting_at: ['ROC Maasland', 'Werkwijzer'] };
    fakeApi({ ...inside, 'GET /auth/me': me, 'GET /evaluation-students': nobody });
    openApp('/evaluation-students');
    expect(await screen.findByText('Je account wacht op een beheerder')).toBeTruthy();
    expect(screen.getByText(/bij ROC Maasland en Werkwijzer mag horen/)).toBeTruthy();
  });

  it('somebody who belongs nowhere asks an organisation by its code, and reads a refusal', async () => {
    let me = aMe();
    const refusal = 'Organisatie: dit kun je hier niet kiezen.';
    const join = ({ organisation }: { organisation: string }) => {
      if (organisation !== 'AB12CD34') return refuse(422, refusal);
      me = { ...me, waiting_at: ['ROC Maasland'] };
      return new Response(null, { status: 204 });
    };
    fakeApi({
      ...inside,
      'GET /auth/me': () => me,
      'GET /evaluation-students': nobody,
      'POST /auth/join': join,
    });
    const user = openApp('/evaluation-students');
    const code = await screen.findByLabelText('Code van je organisatie');
    await user.type(code, 'XX{Enter}');
    expect(await screen.findByText(refusal)).toBeTruthy();
    await user.clear(code);
    await user.type(code, 'AB12CD34{Enter}');
    expect(await screen.findByText(/bij ROC Maasland mag horen/)).toBeTruthy();
    expect(toastStore.get()).toMatchObject([{ kind: 'success' }]);
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
  const pending = evaluationRoles.map((name, index) =>
    aPending(index + 1, { evaluator_role: { name } }),
  );

  it('[EVAL-06, EVAL-14] lists student, diploma, qualification and the role in Dutch', async () => {
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
    expect(texts[0]?.slice(0, 3)).toEqual([
      'Daan Verhoeven',
      'Verzorgende IG',
      'Stelt het zorgplan op',
    ]);
    const view = screen.getAllByRole('link', { name: /Stelt het zorgplan op van Daan/ });
    expect(view[0]?.getAttribute('href')).toBe('/evaluation-students/3/5/11/1');
  });

  it('[SHELL-18] says that there are none', async () => {
    fakeApi(inside);
    openApp('/pending-evaluations');
    expect(await screen.findByText('Geen openstaande beoordelingen')).toBeTruthy();
  });
});
