import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aDone,
  aMe,
  anEvaluation,
  aPending,
  aProfile,
  aStudent,
  aWorkProcess,
} from '../../../testing/aSchool.ts';
import { signIn } from '../../../testing/aToken.ts';
import { fakeApi, refuse } from '../../../testing/fakeApi.ts';
import { addressNow, openApp } from '../../../testing/openApp.tsx';
import { toastStore } from '../../../ui/toast.ts';

const address = '/evaluation-students/3/5/11/40';
const meta = { current_page: 1, last_page: 1, from: null, to: null, total: 0 };
const answers = (given: Record<string, unknown> = {}) => ({
  'GET /auth/me': aMe('evaluator'),
  'GET /pending-evaluations': [aPending(40), aPending(50)],
  'GET /work-processes': [],
  'GET /evaluation-students': { data: [], meta },
  'GET /evaluations/40': anEvaluation(),
  'GET /evaluations/40/profile': aProfile(),
  'GET /evaluations/50': anEvaluation({ id: 50 }),
  'GET /evaluations/50/profile': aProfile(),
  ...given,
});
const named = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: place + 1, name: `Naam ${place + 1}` }));
const radio = (name: RegExp) => screen.findByRole('radio', { name });
const saveButton = () => screen.getByRole('button', { name: 'Opslaan en volgende' });
const saves = (seen: ReturnType<typeof fakeApi>) =>
  seen.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

beforeEach(() => {
  localStorage.setItem('cookies', 'accepted');
  signIn();
});

describe('the score', () => {
  it('[EVAL-08, EVAL-16] offers three levels, each with its own result text', async () => {
    fakeApi(answers());
    openApp(address);
    const group = await screen.findByRole('group', { name: 'Welk niveau past nu het best?' });
    const [starter, advanced, professional, ...others] = within(group).getAllByRole('radio');
    expect([starter, advanced, professional].map((one) => one && descriptionOf(one))).toEqual([
      'Vraagt met hulp van een collega.',
      'Voert zelf het gesprek.',
      'Geeft ook advies.',
    ]);
    expect(others).toEqual([
      within(group).getByLabelText('Niet van toepassing hier'),
      within(group).getByLabelText('Nog niet gezien'),
    ]);
    expect(screen.getByText('Je beoordeelt werkproces 1.1 als begeleider')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Inventariseert/);
    expect(await screen.findByText('Beoordeling 1 van 2')).toBeTruthy();
  });

  it('[EVAL-08] waits for a choice, saves once with the remarks, and goes on', async () => {
    let left = [aPending(40), aPending(50)];
    const seen = fakeApi(
      answers({
        'GET /pending-evaluations': () => left,
        'PATCH /evaluations/40': () => {
          left = [aPending(50)];
          return aDone(2);
        },
      }),
    );
    const user = openApp(address);
    const advanced = await radio(/Gevorderd/);
    expect(saveButton()).toHaveProperty('disabled', true);
    expect(screen.getByText('Kies eerst een niveau.')).toBeTruthy();
    await user.click(advanced);
    await user.type(screen.getByRole('textbox', { name: 'Toelichting' }), 'Vroeg goed door.');
    await user.dblClick(saveButton());
    await waitFor(() => expect(addressNow()).toBe('/evaluation-students/3/5/11/50'));
    expect(saves(seen)).toEqual([{ score: 2, comments: 'Vroeg goed door.' }]);
    expect(await radio(/Gevorderd/)).toHaveProperty('checked', false);
    expect(await screen.findByText('Beoordeling 2 van 2')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Opslaan' })).toBeTruthy();
    await user.click(await radio(/Gevorderd/));
    expect(screen.getByText('Dit is je laatste open beoordeling.')).toBeTruthy();
  });

  it('[EVAL-08] shows a stored score below 1 as 1', async () => {
    fakeApi(answers({ 'GET /evaluations/40': anEvaluation({ score: 0 }) }));
    openApp(address);
    expect(await radio(/Starter/)).toHaveProperty('checked', true);
  });

  it('reads who gave it and when, once it is done', async () => {
    fakeApi(answers({ 'GET /evaluations/40': aDone(3, { comments: 'Heel goed.' }) }));
    openApp(address);
    expect(await screen.findByText('Beoordeeld door Zoë de Vries op 6 nov 2026')).toBeTruthy();
    expect(screen.getByText('Professional')).toBeTruthy();
    expect(screen.getByText('Geeft ook advies.')).toBeTruthy();
    expect(screen.getByText('Heel goed.')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    const back = screen.getByRole('link', { name: 'Beoordelingen van Daan Verhoeven' });
    expect(back.getAttribute('href')).toBe('/evaluations/3');
  });

  it('says whom it waits for, to somebody who may only read it', async () => {
    fakeApi(answers({ 'GET /evaluations/40': anEvaluation({ may_score: false }) }));
    openApp(address);
    expect(await screen.findByText('Nog niet beoordeeld')).toBeTruthy();
    expect(screen.getByText(/Gevraagd aan Zoë de Vries op 1 nov 2026/)).toBeTruthy();
  });
});

describe('what was typed', () => {
  it('stays on the device through an ended session, and is back at the next visit', async () => {
    const ended = () => refuse(401, 'Log eerst in.');
    fakeApi(answers({ 'PATCH /evaluations/40': ended }));
    const user = openApp(address);
    await user.click(await radio(/Professional/));
    await user.type(screen.getByRole('textbox', { name: 'Toelichting' }), 'Nam de tijd.');
    await user.click(saveButton());
    await screen.findByRole('heading', { name: 'Inloggen' });
    expect(toastStore.get()[0]?.description).toBe(
      'Wat je typte, is op dit apparaat bewaard. Een gekozen bestand kies je opnieuw.',
    );
    cleanup();
    signIn();
    fakeApi(answers());
    openApp(address);
    expect(await screen.findByText('Je was hier al begonnen')).toBeTruthy();
    expect(await radio(/Professional/)).toHaveProperty('checked', true);
    const remarks = screen.getByRole('textbox', { name: 'Toelichting' });
    expect(remarks).toHaveProperty('value', 'Nam de tijd.');
    await user.click(screen.getByRole('button', { name: 'Begin opnieuw' }));
    expect(remarks).toHaveProperty('value', '');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:7:'))).toEqual([]);
  });

  it('is not taken from a draft that is no draft', async () => {
    localStorage.setItem('draft:7:evaluation:40', '{"value":{"score":9,"comments":"x"},"at":"y"}');
    fakeApi(answers());
    openApp(address);
    expect(await radio(/Professional/)).toHaveProperty('checked', false);
    expect(screen.getByRole('textbox', { name: 'Toelichting' })).toHaveProperty('value', '');
  });

  it('can be read after another tab saved first, with what the server says', async () => {
    let now = anEvaluation();
    const reason = 'Op 6 nov 2026 is al ‘Starter’ opgeslagen.';
    fakeApi(
      answers({
        'GET /evaluations/40': () => now,
        'PATCH /evaluations/40': () => {
          now = aDone(1, { comments: 'Andere tab.' });
          return refuse(422, reason);
        },
      }),
    );
    const user = openApp(address);
    await user.click(await radio(/Professional/));
    await user.type(screen.getByRole('textbox', { name: 'Toelichting' }), 'Deze tab.');
    await user.click(saveButton());
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(await screen.findByText('Andere tab.')).toBeTruthy();
    expect(screen.getByText('Deze tab.')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('can be saved again when no answer came back', async () => {
    let isLost = true;
    const seen = fakeApi(
      answers({
        'PATCH /evaluations/40': () => {
          if (isLost) throw new TypeError('network');
          return aDone(1);
        },
      }),
    );
    const user = openApp(address);
    await user.click(await radio(/Starter/));
    await user.click(saveButton());
    expect(await screen.findByText(/Misschien is je oordeel al opgeslagen/)).toBeTruthy();
    isLost = false;
    await user.click(saveButton());
    await waitFor(() => expect(addressNow()).not.toBe(address));
    expect(saves(seen)).toHaveLength(2);
  });
});

describe('the profile', () => {
  const rich = aProfile({
    files: ['a.pdf', 'b.mp4', 'c.mp3', 'd.jpg', 'e.docx'].map((name, id) => ({
      id: id + 1,
      name,
      mime: name === 'e.docx' ? 'application/msword' : 'image/png',
      scan: null,
    })),
    references: [{ id: 1, name: 'Ria', company: 'Zorghuis', description: 'Lief' }],
    competences: named(3),
    skills: named(2),
    courses: [{ id: 1, name: 'BHV', achieved: true, expiration_date: '2027-01-01' }],
    languages: [{ id: 1, name: 'Nederlands', speak: 9, read: 8, write: 7 }],
    job_functions: [
      {
        id: 1,
        function_title: 'Stagiair',
        company_name: 'Maaszicht',
        city: 'Rotterdam',
        job_working_area: { id: 1, name: 'Zorg' },
        start_date: '2026-02-01',
        end_date: null,
        current_position: true,
        by_client: false,
        version: 1,
      },
    ],
  });

  it('[EVAL-07] has a panel for each list with items, which opens above two, files above four', async () => {
    fakeApi(answers({ 'GET /evaluations/40/profile': rich }));
    const user = openApp(address);
    const panel = async (name: string) => screen.findByRole('region', { name });
    const items = async (name: string) =>
      within(await panel(name))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(await items('Bestanden')).toHaveLength(4);
    expect(await items('Competenties')).toHaveLength(2);
    await user.click(
      within(await panel('Competenties')).getByRole('button', { name: 'Toon alle 3' }),
    );
    expect(await items('Competenties')).toHaveLength(3);
    expect(within(await panel('Vaardigheden')).queryByRole('button')).toBeNull();
    expect(await items('Werkervaring')).toEqual(['StagiairMaaszicht, Rotterdam1 feb 2026 - heden']);
    expect(await items('Talen')).toEqual(['NederlandsSpreken 9/10, lezen 8/10, schrijven 7/10']);
    expect(await items('Cursussen')).toEqual(['BHVBehaald, geldig tot 1 jan 2027']);
    expect(await items('Referenties')).toEqual(['RiaZorghuisLief']);
    for (const absent of ['Interesses', 'Opleidingen', 'Beroepsinteresses'])
      expect(screen.queryByRole('region', { name: absent })).toBeNull();
  });

  it('[EVAL-21] is a table behind the toggle of the intro, under a figure for a picture', async () => {
    fakeApi(answers());
    const user = openApp(address);
    const table = await screen.findByRole('table', { name: 'Profiel van Daan Verhoeven' });
    const rows = within(table).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'GeslachtMan',
      'NationaliteitNederlandse',
      'OpleidingROC Rijnmond',
      'E-maildaan@school.example',
      'Over mij“Rust en aandacht”',
    ]);
    expect(screen.getByRole('img', { name: 'Geen profielfoto' }).dataset.gender).toBe('m');
    await user.click(screen.getByRole('button', { name: 'Toon minder van het profiel' }));
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Bekijk het hele profiel' }));
    expect(screen.getByRole('table')).toBeTruthy();
  });

  it('[EVAL-21] shows the picture of a student who has one', async () => {
    URL.createObjectURL = () => 'blob:face';
    URL.revokeObjectURL = () => {};
    fakeApi(
      answers({
        'GET /evaluations/40/profile': aProfile({ has_profile_picture: true }),
        'GET /evaluations/40/picture': () => new Response(new Blob(['x'])),
      }),
    );
    openApp(address);
    const picture = await screen.findByRole('img', { name: 'Foto van Daan Verhoeven' });
    expect(picture.getAttribute('src')).toBe('blob:face');
  });

  it('[EVAL-10] opens a file in the viewer, and says of another kind that it cannot', async () => {
    fakeApi(
      answers({
        'GET /evaluations/40/profile': rich,
        'GET /evaluations/40/files/5': () => new Response(new Blob(['x'])),
      }),
    );
    const user = openApp(address);
    await user.click(await screen.findByRole('button', { name: 'Toon alle 5' }));
    await user.click(screen.getByRole('button', { name: 'e.docx openen' }));
    const dialog = await screen.findByRole('dialog', { name: 'e.docx' });
    expect(await within(dialog).findByText('Kan bestand niet openen')).toBeTruthy();
  });
});

describe('an expired evaluation', () => {
  const over = 'De tijd om te beoordelen is voorbij.';

  it.each(['GET /evaluations/40', 'GET /evaluations/40/profile'])(
    '[EVAL-09] says so in place of everything, when the server marks %s',
    async (call) => {
      const refused = () => refuse(422, 'Expired evaluation', 'Verlopen.');
      const files = [{ id: 1, name: 'a.pdf', mime: 'application/pdf', scan: null }];
      fakeApi({
        ...answers({ 'GET /evaluations/40/profile': aProfile({ files }) }),
        [call]: refused,
      });
      openApp(address);
      expect((await screen.findByRole('alert')).textContent).toContain(over);
      expect(screen.queryByRole('radio')).toBeNull();
      expect(screen.queryByText('a.pdf')).toBeNull();
      expect(screen.queryByText('Daan Verhoeven')).toBeNull();
    },
  );

  it('[EVAL-09] offers to ask again about the same work process, to those who may', async () => {
    fakeApi({
      ...answers({
        'GET /evaluation-students/3': aStudent(),
        'GET /work-processes': [aWorkProcess(11, '1.1'), aWorkProcess(12, '1.2')],
      }),
      'GET /evaluations/40': () => refuse(422, 'Expired evaluation', 'Verlopen.'),
    });
    const user = openApp(address);
    await user.click(await screen.findByRole('button', { name: 'Vraag opnieuw' }));
    expect(screen.getByRole('alert').textContent).not.toContain('Vraag de student');
    const dialog = await screen.findByRole('dialog', { name: 'Vraag een beoordeling' });
    const box = (name: string) => within(dialog).findByRole('checkbox', { name });
    expect(await box('1.1 Werkproces 1.1')).toHaveProperty('checked', true);
    expect(await box('1.2 Werkproces 1.2')).toHaveProperty('checked', false);
  });

  it('[EVAL-09] says so too when the time ran out before it was saved', async () => {
    let isOver = false;
    const refused = () => refuse(422, 'Expired evaluation');
    fakeApi(
      answers({
        'GET /evaluations/40': () => (isOver ? refused() : anEvaluation()),
        'PATCH /evaluations/40': () => {
          isOver = true;
          return refused();
        },
      }),
    );
    const user = openApp(address);
    await user.click(await radio(/Starter/));
    await user.click(saveButton());
    expect(await screen.findByText(new RegExp(over))).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

const descriptionOf = (radioButton: HTMLElement) =>
  document.getElementById(radioButton.getAttribute('aria-describedby') ?? '')?.textContent;
