import { screen, waitFor, within } from '@testing-library/react';
import type { Survey } from '@traject/contract/surveys';
import { describe, expect, it } from 'vitest';
import { aSurvey } from '../../testing/aSurvey.ts';
import { fakeApi, refuse } from '../../testing/fakeApi.ts';
import { showPart } from '../../testing/showPart.tsx';
import { toastStore } from '../../ui/toast.ts';
import { SurveysPanel } from './SurveysPanel.tsx';

const surveys = '/trajectories/4/surveys';
const row = (title: string) => screen.getByRole('row', { name: new RegExp(title) });
const toasts = () => toastStore.get().map(({ message }) => message);
const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';
const done = () => new Response(null, { status: 204 });
const recipients = {
  client: { name: 'Fatima El Amrani', email: 'fatima@mail.example' },
  employer: { name: 'Pieter Hoekstra', email: null },
};
const template = (id: number, type: 'client' | 'employer') => ({
  id,
  title: `Lijst ${id}`,
  type,
  question_count: 1,
});
const page = (data: object[], last_page = 1) => ({ data, meta: { last_page } });
const paged = (_: unknown, { path }: { path: string }) =>
  path.includes('page=2') ? page([template(9, 'employer')], 2) : page([template(8, 'client')], 2);

async function open(list: Survey[], answers: Record<string, unknown> = {}) {
  const seen = fakeApi({
    [`GET ${surveys}`]: list,
    'GET /survey-templates': paged,
    ...answers,
  });
  const { user } = showPart(
    <SurveysPanel trajectoryId={4} organisationId={2} recipients={recipients} />,
  );
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  const writes = () =>
    seen.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
  return { user, seen, writes };
}
type Opened = Awaited<ReturnType<typeof open>>;

async function choose({ user }: Opened, name: string) {
  await user.click(screen.getByRole('button', { name: 'Vragenlijst starten' }));
  await user.click(await screen.findByRole('combobox', { name: 'Vragenlijst' }));
  await user.click(await screen.findByRole('option', { name }));
}

describe('the surveys of a trajectory', () => {
  it('[SURV-01] are said to be sent only when their mail was', async () => {
    const at = '2026-11-09T10:00:00Z';
    await open([
      aSurvey({ id: 1, mail: { state: 'waiting', code: null } }),
      aSurvey({ id: 2, mail: { state: 'refused', at, code: '550' } }),
      aSurvey({ id: 3, mail: { state: 'too_old', at } }),
      aSurvey({ id: 4 }),
    ]);
    const rows = screen.getAllByRole('row').slice(1);
    const words = [
      'Wacht op verzending',
      'Niet aangekomen: dit adres bestaat niet',
      'Te oud, niet verstuurd',
      'Verstuurd 9 nov 2026, nog niet geopend',
    ];
    for (const [n, one] of rows.entries())
      expect(within(one).getByText(words[n] ?? '')).toBeTruthy();
  });

  it('[SURV-01] show when they were made, what they are, for whom and how far', async () => {
    const answered = aSurvey({ id: 8, state: 'answered', answered_at: '2026-11-12T08:00:00Z' });
    answered.survey_template.title = 'Terugkijken';
    answered.answers = [
      { survey_question_id: 1, answer: '11' },
      { survey_question_id: 2, answer: '{"checkboxes":[21],"other":"Het ov"}' },
      { survey_question_id: 3, answer: '7' },
    ];
    const { user } = await open([aSurvey(), answered]);
    for (const words of ['9 nov 2026', 'Cliënt', 'Verstuurd 9 nov 2026, nog niet geopend'])
      expect(within(row('Hoe gaat het')).getByText(words)).toBeTruthy();
    expect(within(row('Terugkijken')).getByText('Ingevuld 12 nov 2026')).toBeTruthy();

    const offIn = (title: string) =>
      within(row(title))
        .getAllByRole('button')
        .filter(isOff)
        .map(({ ariaLabel }) => ariaLabel);
    expect(offIn('Hoe gaat het')).toEqual(['Antwoorden van Hoe gaat het? bekijken']);
    expect(offIn('Terugkijken')).toEqual(['Terugkijken opnieuw versturen', 'Terugkijken bewerken']);

    await user.click(screen.getByRole('button', { name: 'Antwoorden van Terugkijken bekijken' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Terugkijken' }));
    for (const words of ['Eens', 'Solliciteren', 'Het ov', '7', 'Geen antwoord'])
      expect(dialog.getByText(words)).toBeTruthy();
    expect(dialog.queryByRole('textbox')).toBeNull();
  });

  it.each([
    ['opened', 'Geopend 10 nov 2026, nog niet ingevuld'],
    ['expired', 'Verlopen 7 feb 2027, niet ingevuld'],
    ['new', 'Nog niet verstuurd'],
  ] as const)('[SURV-01] one that is %s says so', async (state, words) => {
    await open([aSurvey({ state, opened_at: '2026-11-10T10:00:00Z' })]);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('[SURV-01, SURV-02] a new one needs a template, of which every one can be reached; made, then sent', async () => {
    const opened = await open([], {
      [`POST ${surveys}`]: aSurvey({ id: 11, state: 'new' }),
      [`POST ${surveys}/11/start`]: aSurvey({ id: 11 }),
    });
    const { user, seen, writes } = opened;
    await user.click(screen.getByRole('button', { name: 'Vragenlijst starten' }));
    const start = await screen.findByRole('button', { name: 'Starten' });
    expect(start).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('combobox', { name: 'Vragenlijst' }));
    await user.click(await screen.findByRole('option', { name: 'Lijst 9' }));
    expect(screen.getByText('De contactpersoon heeft nog geen e-mailadres')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Stuur naar werkgever' })).toHaveProperty(
      'disabled',
      true,
    );
    await user.click(screen.getByRole('combobox', { name: 'Vragenlijst' }));
    await user.click(await screen.findByRole('option', { name: 'Lijst 8' }));
    expect(screen.getByText(/krijgt een mail op fatima@mail.example/)).toBeTruthy();
    await user.dblClick(screen.getByRole('button', { name: 'Stuur naar cliënt' }));
    await waitFor(() => expect(toasts()).toEqual(['De vragenlijst is gestart.']));
    expect(writes()).toEqual([`POST ${surveys}`, `POST ${surveys}/11/start`]);
    const body = seen.find(({ method }) => method === 'POST')?.body;
    expect(body).toEqual({ survey_template_id: 8, answers: [] });
  });

  it('[SURV-02] one that cannot be sent is deleted again, and the reason is told', async () => {
    const opened = await open([], {
      [`POST ${surveys}`]: aSurvey({ id: 11, state: 'new' }),
      [`POST ${surveys}/11/start`]: refuse(422, 'Deze vragenlijst heeft nog geen vragen.'),
      [`DELETE ${surveys}/11`]: done,
    });
    await choose(opened, 'Lijst 8');
    await opened.user.click(screen.getByRole('button', { name: 'Stuur naar cliënt' }));
    await waitFor(() => expect(toasts()).toEqual(['De vragenlijst starten is niet gelukt.']));
    expect(opened.writes()).toEqual([
      `POST ${surveys}`,
      `POST ${surveys}/11/start`,
      `DELETE ${surveys}/11`,
    ]);
    expect(screen.getByRole('alert').textContent).toContain('heeft nog geen vragen');
    expect(screen.getByRole('combobox', { name: 'Vragenlijst' })).toHaveProperty(
      'value',
      'Lijst 8',
    );
  });

  it('[SURV-02] one whose sending was not heard of is sent again, and never deleted', async () => {
    const tries = [() => Promise.reject(new TypeError('network')), () => aSurvey({ id: 11 })];
    const opened = await open([], {
      [`POST ${surveys}`]: aSurvey({ id: 11, state: 'new' }),
      [`POST ${surveys}/11/start`]: () => tries.shift()?.(),
    });
    await choose(opened, 'Lijst 8');
    await opened.user.click(screen.getByRole('button', { name: 'Stuur naar cliënt' }));
    await waitFor(() => expect(toasts()).toEqual(['De vragenlijst is gestart.']));
    const start = `POST ${surveys}/11/start`;
    expect(opened.writes()).toEqual([`POST ${surveys}`, start, start]);
  });

  it.each([
    [done, 'De vragenlijst is verwijderd.'],
    [() => refuse(404), 'De vragenlijst is niet verwijderd.'],
  ])('[SURV-02] deleting asks first and tells how it went', async (answer, told) => {
    const { user, writes } = await open([aSurvey()], { [`DELETE ${surveys}/7`]: answer });
    const remove = screen.getByRole('button', { name: 'Hoe gaat het? verwijderen' });
    await user.click(remove);
    await user.click(await screen.findByRole('button', { name: 'Annuleren' }));
    expect(writes()).toEqual([]);
    await user.click(remove);
    await user.click(await screen.findByRole('button', { name: 'Ja, verwijderen' }));
    await waitFor(() => expect(toasts()).toEqual([told]));
  });

  it('[SURV-02] one that was sent can be sent again, and one that was not can be sent', async () => {
    const left = aSurvey({ id: 8, state: 'new', sent_at: null });
    left.survey_template.title = 'Blijven liggen';
    const { user, writes } = await open([aSurvey(), left], {
      [`POST ${surveys}/7/resend`]: aSurvey(),
      [`POST ${surveys}/8/start`]: aSurvey({ id: 8 }),
    });
    const again = () => user.click(screen.getByRole('button', { name: /het\? opnieuw versturen/ }));
    await again();
    const question = await screen.findByRole('dialog', { name: 'Vragenlijst opnieuw versturen?' });
    for (const words of ['fatima@mail.example', 'werkt dan niet meer', 'verstuurd op 9 nov 2026'])
      expect(question.textContent).toContain(words);
    await user.click(within(question).getByRole('button', { name: 'Annuleren' }));
    expect(writes()).toEqual([]);
    await again();
    await user.click(await screen.findByRole('button', { name: 'Ja, opnieuw versturen' }));
    await user.click(screen.getByRole('button', { name: 'Blijven liggen versturen' }));
    await waitFor(() => expect(toasts()).toHaveLength(2));
    expect(writes().sort()).toEqual([`POST ${surveys}/7/resend`, `POST ${surveys}/8/start`]);
  });

  it('[SURV-02] one without questions cannot be chosen, and what was refused of another is forgotten', async () => {
    const empty = { ...template(8, 'client'), title: 'Leeg', question_count: 0 };
    const opened = await open([aSurvey({ state: 'new' })], {
      'GET /survey-templates': page([empty, template(9, 'client'), template(10, 'client')]),
      [`PATCH ${surveys}/7`]: () => refuse(422, 'Dat kan nu niet.'),
    });
    const { user } = opened;
    await user.click(screen.getByRole('button', { name: 'Hoe gaat het? bewerken' }));
    const choice = await screen.findByRole('combobox', { name: 'Vragenlijst' });
    await user.click(choice);
    const none = await screen.findByRole('option', { name: 'Leeg (nog geen vragen)' });
    expect(none.getAttribute('data-combobox-disabled')).toBe('true');
    await user.click(screen.getByRole('option', { name: 'Lijst 9' }));
    await user.click(screen.getByRole('button', { name: 'Stuur naar cliënt' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Dat kan nu niet.');
    await user.click(choice);
    await user.click(await screen.findByRole('option', { name: 'Lijst 10' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[SURV-01] editing chooses another template, while it is not filled in', async () => {
    const { user, seen } = await open([aSurvey({ survey_template_id: 9 })], {
      [`PATCH ${surveys}/7`]: aSurvey(),
    });
    await user.click(screen.getByRole('button', { name: 'Hoe gaat het? bewerken' }));
    const choice = await screen.findByRole('combobox', { name: 'Vragenlijst' });
    expect(screen.getByText('Deze vragenlijst is al verstuurd')).toBeTruthy();
    await user.click(choice);
    await user.click(await screen.findByRole('option', { name: 'Lijst 8' }));
    await user.click(screen.getByRole('button', { name: 'Stuur naar cliënt' }));
    await waitFor(() => expect(toasts()).toEqual(['De vragenlijst is gestart.']));
    expect(seen.find(({ method }) => method === 'PATCH')?.body).toEqual({ survey_template_id: 8 });
  });
});
