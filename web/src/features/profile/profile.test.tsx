import { screen, waitFor, within } from '@testing-library/react';
import { type ReadingRole, readingRoles } from '@traject/contract/common/evaluationRoles';
import type { Profile } from '@traject/contract/profile';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMe, aProfile } from '../../testing/aSchool.ts';
import { signIn } from '../../testing/aToken.ts';
import { fakeApi, refuse } from '../../testing/fakeApi.ts';
import { fakeUpload } from '../../testing/fakeUpload.ts';
import { addressNow, openApp } from '../../testing/openApp.tsx';

const me = aMe('student');
let now: Profile;
const answers = (given: Record<string, unknown> = {}) => ({
  'GET /auth/me': me,
  'GET /pending-evaluations': [],
  'GET /profile': () => now,
  'GET /clients/21/experience': [],
  'GET /clients/21/studies': [],
  ...given,
});
const panel = (name: string) => screen.findByRole('region', { name });
const sent = (seen: ReturnType<typeof fakeApi>) =>
  seen
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [`${method} ${path}`, body]);

beforeEach(() => {
  localStorage.setItem('cookies', 'accepted');
  now = aProfile({ id: 7 });
  signIn();
});

describe('one’s own profile', () => {
  it('says who reads it, and has a panel for every list, empty ones too', async () => {
    fakeApi(answers());
    openApp('/profile');
    const readers = await screen.findByText(/Je school kiest wat de mensen zien/);
    expect(readers.textContent).toBe(
      'Je school kiest wat de mensen zien die jou beoordelen. ' +
        'Leraren, begeleiders en coaches zien dit profiel en je grafiek. ' +
        'Zorgvragers en medestudenten zien alleen je naam en het werkproces dat ze beoordelen. ' +
        'Coördinatoren en beheerders van je school zien alles. ' +
        'Je adres en geboortedatum zien je beoordelaars nooit.',
    );
    const panels = await screen.findAllByRole('region');
    expect(panels.map((each) => within(each).getByRole('heading').textContent)).toEqual([
      ...['Over mij', 'Werkervaring', 'Opleidingen', 'Cursussen', 'Referenties'],
      ...['Bestanden', 'Talen', 'Competenties', 'Vaardigheden', 'Beroepsinteresses', 'Interesses'],
    ]);
    expect(await screen.findByText('Nog geen talen')).toBeTruthy();
  });

  it.each([
    ['one more than another', ['mentor'], /Begeleiders zien je grafiek, maar niet dit profiel\./],
    ['only the work process', [], /jou beoordelen. Al je beoordelaars zien alleen je naam en het/],
    ['the chart', [...readingRoles], /jou beoordelen. Al je beoordelaars zien je grafiek, maar/],
  ])('says so where the school shows evaluators %s', async (_, chart_roles, said) => {
    now = aProfile({ id: 7, profile_roles: [], chart_roles: chart_roles as ReadingRole[] });
    fakeApi(answers());
    openApp('/profile');
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('says by name who can see it, and who opened it', async () => {
    const detail = { roles: ['recipient'], evaluation: true, profile: false, chart: false };
    const people = [{ id: 9, name: 'Wil de Graaf', until: '2026-12-01', detail }];
    const readers = { groups: [{ why: 'evaluator', people }], opened: [] };
    fakeApi(answers({ 'GET /evaluation-students/21/readers': readers }));
    const user = openApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Wie kan dit zien?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Wie kan dit zien?' }));
    const line = (await dialog.findByText('Wil de Graaf')).closest('li');
    expect(line?.textContent).toContain('Zorgvrager: alleen het werkproces, t/m 1 dec 2026');
    expect(dialog.getByText(/^Niemand heeft dit/)).toBeTruthy();
  });

  it('is chosen by a student of two schools, and each school has its own', async () => {
    const [here] = me.account_types;
    const there = {
      code: 'student',
      organisation: { id: 2, name: 'ROC Maasland' },
      person: { id: 33, name: 'Zoë de Vries' },
    };
    const seen = fakeApi(
      answers({
        'GET /auth/me': { ...me, account_types: [here, there] },
        'GET /profile?organisation_id=2': aProfile({ id: 33, nationality: 'Belgische' }),
      }),
    );
    const user = openApp('/profile');
    await user.selectOptions(await screen.findByLabelText('Profiel bij'), 'ROC Maasland');
    expect(await screen.findByText('Belgische')).toBeTruthy();
    expect(addressNow()).toBe('/profile?organisation_id=2');
    await waitFor(() => expect(seen.map(({ path }) => path)).toContain('/clients/33/experience'));
  });

  it('does not exist for somebody who is not a student', async () => {
    fakeApi(answers({ 'GET /auth/me': aMe('evaluator') }));
    openApp('/profile');
    await waitFor(() => expect(addressNow()).toBe('/page_not_found'));
  });

  it('[EVAL-19] takes a language with three numbers out of ten', async () => {
    const seen = fakeApi(
      answers({
        'POST /profile/languages': (body: object) => {
          now = aProfile({ languages: [{ id: 1, ...body } as Profile['languages'][number]] });
          return now.languages[0];
        },
      }),
    );
    const user = openApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Taal toevoegen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Taal toevoegen' });
    await user.type(within(dialog).getByRole('textbox', { name: /Naam/ }), 'Papiaments');
    expect(within(dialog).getByRole('slider', { name: 'Spreken' })).toHaveProperty('value', '5');
    await user.dblClick(within(dialog).getByRole('button', { name: 'Opslaan' }));
    const languages = await panel('Talen');
    expect(
      await within(languages).findByText('Spreken 5/10, lezen 5/10, schrijven 5/10'),
    ).toBeTruthy();
    expect(sent(seen)).toEqual([
      [
        'POST /profile/languages?organisation_id=1',
        { name: 'Papiaments', speak: 5, read: 5, write: 5 },
      ],
    ]);
  });

  it('[EVAL-19] changes and removes what is in a list', async () => {
    now = aProfile({
      courses: [{ id: 4, name: 'BHV', achieved: false, expiration_date: null }],
      skills: [{ id: 9, name: 'Wassen' }],
    });
    const seen = fakeApi(
      answers({
        'PATCH /profile/courses/4': { id: 4 },
        'DELETE /profile/items/skills/9': () => new Response(null, { status: 204 }),
      }),
    );
    const user = openApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'BHV bewerken' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cursus bewerken' });
    await user.click(within(dialog).getByRole('checkbox', { name: 'Behaald' }));
    await user.click(within(dialog).getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(sent(seen)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Wassen verwijderen' }));
    await user.click(await screen.findByRole('button', { name: 'Ja, verwijderen' }));
    await waitFor(() =>
      expect(sent(seen)).toEqual([
        [
          'PATCH /profile/courses/4?organisation_id=1',
          { name: 'BHV', achieved: true, expiration_date: null },
        ],
        ['DELETE /profile/items/skills/9?organisation_id=1', null],
      ]),
    );
  });

  it('shows what another tab made of it, and saves over that only when told to', async () => {
    const seen = fakeApi(
      answers({
        'PATCH /profile': (body: { version: number }) => {
          if (body.version === 2) return now;
          now = aProfile({ nationality: 'Belgische', version: 2 });
          return refuse(422, 'Iemand anders heeft dit net gewijzigd.');
        },
      }),
    );
    const user = openApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Over mij bewerken' }));
    const nationality = await screen.findByRole('textbox', { name: 'Nationaliteit' });
    await user.clear(nationality);
    await user.type(nationality, 'Poolse');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText('Belgische')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Bewaar mijn versie' }));
    await waitFor(() => expect(sent(seen)).toHaveLength(2));
    expect(sent(seen)[1]).toEqual([
      'PATCH /profile?organisation_id=1',
      {
        gender: 'm',
        nationality: 'Poolse',
        education: 'ROC Rijnmond',
        quote_text: 'Rust en aandacht',
        version: 2,
      },
    ]);
  });

  it('sends a film as soon as it is chosen, with a bar, and refuses what cannot be shown', async () => {
    const upload = fakeUpload();
    fakeApi(answers());
    const user = openApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Bestand toevoegen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Bestand toevoegen' });
    const input = within(dialog).getByLabelText(/Kies bestand/);
    expect(within(dialog).getByText(/geluid of video/)).toBeTruthy();
    await user.upload(input, new File(['x'], 'film.mp4', { type: 'video/mp4' }));
    await waitFor(() => expect(upload.sent).toHaveLength(1));
    upload.progress(40);
    expect(await within(dialog).findByRole('progressbar')).toBeTruthy();
    now = aProfile({ files: [{ id: 1, name: 'film.mp4', mime: 'video/mp4', scan: null }] });
    upload.answer(200, now.files[0]);
    expect(await screen.findByRole('button', { name: 'film.mp4 openen' })).toBeTruthy();
    expect(upload.sent[0]?.address).toBe('POST /api/profile/files?organisation_id=1');
  });

  it('is in the menu of a student', async () => {
    fakeApi(answers());
    const user = openApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Menu openen' }));
    const menu = screen.getByRole('navigation', { name: 'Hoofdmenu' });
    expect(within(menu).getByRole('link', { name: 'Mijn profiel' }).getAttribute('href')).toBe(
      '/profile',
    );
  });
});
