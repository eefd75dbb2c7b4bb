import { screen, waitFor, within } from '@testing-library/react';
import type { EditableQuestion } from '@traject/contract/common/surveyQuestions';
import type { SurveyTemplate } from '@traject/contract/surveyTemplates';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../testing/aToken.ts';
import { refuse } from '../../testing/fakeApi.ts';
import { addressNow } from '../../testing/openApp.tsx';
import { openShell } from '../../testing/openShell.tsx';
import { toastStore } from '../../ui/toast.ts';

const path = '/survey-templates/3';
const toasts = () => toastStore.get().flatMap(({ message, description }) => [message, description]);
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const done = () => new Response(null, { status: 204 });
const aQuestion = (id: number, given: Partial<EditableQuestion> = {}): EditableQuestion => ({
  id,
  description: `Vraag met nummer ${id}?`,
  required: true,
  type: 'open',
  order: id,
  options: [],
  allow_other: false,
  version: 1,
  ...given,
});
const aTemplate = (...questions: EditableQuestion[]): SurveyTemplate => ({
  id: 3,
  title: 'Terugkijken',
  type: 'client',
  organisation: { id: 1, name: 'Stichting Werkwijzer' },
  version: 1,
  question_count: questions.length,
  questions,
});
const three = () => aTemplate(aQuestion(1), aQuestion(2), aQuestion(3));
const order = () =>
  within(screen.getByRole('region', { name: 'Vragen' }))
    .getAllByText(/Vraag met nummer/)
    .map(({ textContent }) => textContent?.match(/\d/)?.[0])
    .join('');

async function open(template: SurveyTemplate, answers: Record<string, unknown> = {}) {
  const me = { account_types: [{ code: 'counselor' }], abilities: ['templates'] };
  const opened = await openShell(path, {
    'GET /auth/me': me,
    [`GET ${path}`]: () => template,
    ...answers,
  });
  await screen.findByRole('heading', { level: 1, name: template.title });
  const sent = (method: string) =>
    opened.seen.filter((call) => call.method === method).map(({ body }) => body);
  return { ...opened, sent };
}
type Opened = Awaited<ReturnType<typeof open>>;

async function openNew({ user }: Opened) {
  const [first] = screen.getAllByRole('button', { name: 'Vraag toevoegen' });
  await user.click(first as HTMLElement);
  return within(await screen.findByRole('dialog', { name: 'Nieuwe vraag' }));
}

beforeEach(() => {
  signIn();
  localStorage.setItem('cookies', 'accepted');
});

describe('the page of a survey template', () => {
  it('[SVTP-02] has title, type and questions, with adding at the top and at the bottom', async () => {
    await open(three());
    expect(screen.getByText('Voor de cliënt')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Vraag toevoegen' })).toHaveLength(2);
    for (const missing of ['Vraag 1 omhoog', 'Vraag 3 omlaag'])
      expect(screen.queryByRole('button', { name: missing })).toBeNull();
    for (const there of ['Vraag 1 omlaag', 'Vraag 2 omhoog', 'Vraag 2 omlaag', 'Vraag 3 omhoog'])
      expect(press(there)).toBeTruthy();
  });

  it('[SVTP-07] moves a question at once and by keyboard, in one order for the server', async () => {
    const template = three();
    const { user, sent } = await open(template, {
      [`PUT ${path}/questions/order`]: ({ ids }: { ids: number[] }) => {
        template.questions.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
        return template;
      },
    });
    press('Vraag 1 omlaag').focus();
    await user.keyboard('{Enter}');
    expect(order()).toBe('213');
    expect(document.activeElement).toBe(press('Vraag 2 omlaag'));
    await user.keyboard('{Enter}');
    expect(order()).toBe('231');
    expect(document.activeElement, 'there is no way further down').toBe(press('Vraag 3 omhoog'));
    expect(screen.getByText('Staat nu op plaats 3 van 3.')).toBeTruthy();
    await waitFor(() => expect(sent('PUT')).toEqual([{ ids: [2, 1, 3] }, { ids: [2, 3, 1] }]));
    expect(order()).toBe('231');
  });

  it('[SVTP-07] puts a question back that could not be moved', async () => {
    const { user } = await open(three(), { [`PUT ${path}/questions/order`]: refuse(422, 'Nee') });
    await user.click(press('Vraag 3 omhoog'));
    await waitFor(() => expect(toasts()).toContain('Verplaatsen is niet gelukt.'));
    await waitFor(() => expect(order()).toBe('123'));
  });

  it('[SVTP-08] deletes a question after asking by its words', async () => {
    const template = three();
    const { user } = await open(template, {
      [`DELETE ${path}/questions/2`]: () => {
        template.questions.splice(1, 1);
        return done();
      },
    });
    await user.click(press('Vraag 2 verwijderen'));
    expect(await screen.findByText(/‘Vraag met nummer 2\?’ verdwijnt/)).toBeTruthy();
    await user.click(press('Ja, verwijderen'));
    await waitFor(() => expect(toasts()).toContain('De vraag is verwijderd.'));
    expect(order()).toBe('13');
  });

  it.each([
    [
      'the server’s words',
      refuse(404, 'Deze vraag is er niet meer.'),
      'Deze vraag is er niet meer.',
    ],
    ['words of its own', refuse(500), 'De vraag is niet verwijderd.'],
  ])(
    '[SVTP-04] a failed delete is told with %s, and the template is read again',
    async (_, failure, told) => {
      const template = three();
      const { user, seen } = await open(template, {
        [`DELETE ${path}/questions/2`]: () => failure.clone(),
      });
      const reads = () => seen.filter((call) => call.method === 'GET' && call.path === path).length;
      const before = reads();
      template.questions.splice(1, 1);
      await user.click(press('Vraag 2 verwijderen'));
      await user.click(await screen.findByRole('button', { name: 'Ja, verwijderen' }));
      await waitFor(() => expect(toasts()).toContain(told));
      await waitFor(() => expect(reads()).toBeGreaterThan(before));
      await waitFor(() => expect(order()).toBe('13'));
    },
  );

  it('[SVTP-02] that does not exist is told by its id, and is left', async () => {
    await openShell('/survey-templates/99', {
      'GET /auth/me': { account_types: [], abilities: ['templates'] },
      'GET /survey-templates/99': refuse(404),
    });
    await waitFor(() => expect(addressNow()).toBe('/page_not_found'));
    expect(toasts()).toContain('We kunnen sjabloon of vragenlijst 99 niet vinden.');
  });
});

describe('a question', () => {
  it('[SVTP-03] has five usual answers for agreeing, and none for another kind', async () => {
    const opened = await open(three());
    const { user } = opened;
    const dialog = await openNew(opened);
    const kind = dialog.getByRole('combobox', { name: 'Soort vraag' });
    const labels = () =>
      dialog.queryAllByRole<HTMLInputElement>('textbox', { name: /^Antwoord \d/ });
    await user.selectOptions(kind, 'Eén keuze');
    expect(labels().map(({ value }) => value)).toEqual([
      'Helemaal eens',
      'Eens',
      'Niet eens, niet oneens',
      'Oneens',
      'Helemaal oneens',
    ]);
    expect(dialog.queryByRole('checkbox', { name: /Iets anders/ })).toBeNull();
    await user.selectOptions(kind, 'Meer keuzes');
    expect(labels()).toEqual([]);
    expect(dialog.getByRole('checkbox', { name: /Iets anders/ })).toBeTruthy();
    await user.selectOptions(kind, 'Cijfer van 1 tot 10');
    expect(dialog.queryByText('Antwoorden om uit te kiezen')).toBeNull();
    expect(dialog.queryByRole('checkbox', { name: /Iets anders/ })).toBeNull();
  });

  it('[SVTP-03, SVTP-06] gets its options by Enter and by the button; only Save saves', async () => {
    const opened = await open(three(), { [`POST ${path}/questions`]: aQuestion(4) });
    const { user, sent } = opened;
    const dialog = await openNew(opened);
    expect(
      within(dialog.getByRole('combobox', { name: 'Soort vraag' }))
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ value }) => value),
    ).toEqual(['likert', 'multiple', 'open', 'scale']);
    const save = dialog.getByRole('button', { name: 'Opslaan' });
    expect(save).toHaveProperty('disabled', true);
    await user.type(dialog.getByRole('textbox', { name: 'Vraag' }), 'Waar wilt u hulp bij?');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Soort vraag' }), 'Meer keuzes');
    const adding = dialog.getByRole('textbox', { name: 'Nieuw antwoord' });
    await user.type(adding, 'Solliciteren{Enter}{Enter}');
    await user.type(adding, 'Fout');
    await user.click(dialog.getByRole('button', { name: 'Toevoegen' }));
    expect(document.activeElement).toBe(adding);
    await user.click(dialog.getByRole('button', { name: 'Antwoord 2 verwijderen' }));
    await user.type(dialog.getByRole('textbox', { name: 'Antwoord 1' }), '!{Enter}');
    await user.click(dialog.getByRole('checkbox', { name: /Iets anders/ }));
    dialog.getByRole('checkbox', { name: /moet worden ingevuld/ }).focus();
    await user.keyboard('{Enter}');
    expect(sent('POST'), 'Enter saves nowhere').toEqual([]);
    await user.type(adding, 'Scholing');
    await user.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('POST')).toEqual([
      {
        type: 'multiple',
        description: 'Waar wilt u hulp bij?',
        required: true,
        allow_other: true,
        options: [{ label: 'Solliciteren!' }, { label: 'Scholing' }],
      },
    ]);
  });

  it('[SVTP-03, SVTP-09] without anything to choose from is not sent, and says what is missing', async () => {
    const opened = await open(three());
    const dialog = await openNew(opened);
    await opened.user.type(dialog.getByRole('textbox', { name: 'Vraag' }), 'Wat kiest u?');
    await opened.user.selectOptions(
      dialog.getByRole('combobox', { name: 'Soort vraag' }),
      'Meer keuzes',
    );
    await opened.user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    expect(await dialog.findByText('Vul dit in.')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Nieuw antwoord' }));
    expect(opened.sent('POST')).toEqual([]);
  });

  it('moves its options, and refuses the same one twice', async () => {
    const options = ['Ja', 'Nee', 'Soms'].map((label, n) => ({ id: n + 1, label }));
    const { user, sent } = await open(aTemplate(aQuestion(1, { type: 'likert', options })), {
      [`PATCH ${path}/questions/1`]: aQuestion(1),
    });
    await user.click(press('Vraag 1 bewerken'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Vraag bewerken' }));
    const push = (name: string) => user.click(dialog.getByRole('button', { name }));
    await push('Antwoord 3 omhoog');
    await user.type(dialog.getByRole('textbox', { name: 'Nieuw antwoord' }), 'ja');
    await push('Opslaan');
    expect(await dialog.findByText('Dit staat er twee keer.')).toBeTruthy();
    await user.clear(dialog.getByRole('textbox', { name: 'Nieuw antwoord' }));
    await push('Opslaan');
    await waitFor(() => expect(sent('PATCH')).toHaveLength(1));
    expect(sent('PATCH')[0]).toMatchObject({
      options: [options[0], options[2], options[1]],
    });
  });

  it('[SVTP-03] keeps its type and the ids of its options when it is edited', async () => {
    const options = [
      { id: 31, label: 'Eens' },
      { id: 32, label: 'Oneens' },
    ];
    const likert = aQuestion(1, { type: 'likert', options });
    const { user, sent } = await open(aTemplate(likert), { [`PATCH ${path}/questions/1`]: likert });
    await user.click(press('Vraag 1 bewerken'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Vraag bewerken' }));
    expect(dialog.queryByRole('combobox')).toBeNull();
    await user.type(dialog.getByRole('textbox', { name: 'Antwoord 2' }), ', nee');
    await user.click(dialog.getByRole('checkbox', { name: /moet worden ingevuld/ }));
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(toasts()).toContain('De vraag is opgeslagen.'));
    expect(sent('PATCH')).toEqual([
      {
        description: likert.description,
        required: false,
        allow_other: false,
        options: [
          { id: 31, label: 'Eens' },
          { id: 32, label: 'Oneens, nee' },
        ],
        version: 1,
      },
    ]);
  });
});
