import { screen, waitFor, within } from '@testing-library/react';
import type { DocumentTemplate } from '@traject/contract/documentTemplates';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn } from '../../testing/aToken.ts';
import { fakeApi, refuse } from '../../testing/fakeApi.ts';
import { showPart } from '../../testing/showPart.tsx';
import { toastStore } from '../../ui/toast.ts';
import { TemplatePage } from './TemplatePage.tsx';

const tag = (name: string) => `<span data-tag="${name}">[${name}]</span>`;
const template: DocumentTemplate = {
  id: 5,
  name: 'Plan',
  contents: `<p>Het doel is ${tag('doel')}, echt ${tag('doel')}.</p>`,
  requires_approval: false,
  fields: [
    { id: 1, name: 'doel', description: 'Wat wil je', type: 'text_singleline', configuration: [] },
    {
      id: 2,
      name: 'vorm',
      description: 'Hoe',
      type: 'list',
      configuration: [
        { id: 1, text: 'kantoor' },
        { id: 2, text: 'online' },
      ],
    },
  ],
  organisation: { id: 1, name: 'Werkwijzer' },
  version: 3,
};
const standard = [{ name: 'client-name', description: 'Naam van de cliënt' }];
const around = {
  'GET /document-templates/trajectory/tags': standard,
  'GET /organisations': [{ id: 1, name: 'Werkwijzer' }],
  'GET /document-templates/5': template,
};
const toasts = () => toastStore.get().map(({ message }) => message);
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const panel = (name: string) => within(screen.getByRole('region', { name }));
const draftKey = (id: string) => `draft:7:document-template:${id}`;

beforeEach(() => {
  signIn();
  // What ProseMirror measures when it scrolls; jsdom has no lines.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.elementFromPoint = () => null;
});

async function open(id: string, answers: object = {}) {
  const seen = fakeApi({ ...around, ...answers });
  const onCreated = vi.fn();
  const { user } = showPart(<TemplatePage id={id} onCreated={onCreated} />);
  await screen.findByRole('textbox', { name: 'Tekst van het sjabloon' });
  await screen.findByRole('button', { name: 'Naam van de cliënt invoegen' });
  return { user, seen, onCreated, sent: () => seen.find(({ method }) => method !== 'GET')?.body };
}

describe('a probable mistake', () => {
  it('is marked in the text and asked about before it is saved', async () => {
    const contents = '<p>Beste [naam], zie bijlage [1].</p>';
    const { user, sent } = await open('5', {
      'GET /document-templates/5': { ...template, contents, fields: [] },
      'PATCH /document-templates/5': template,
    });
    const marked = document.querySelectorAll('[data-untagged]');
    expect([...marked].map(({ textContent }) => textContent)).toEqual(['[naam]']);
    await user.click(button(/^Sjabloon opslaan/));
    const question = await screen.findByRole('dialog', { name: '‘[naam]’ is geen tag' });
    await user.click(within(question).getByRole('button', { name: 'Terug' }));
    expect(sent()).toBeUndefined();
    await user.click(button(/^Sjabloon opslaan/));
    await user.click(await screen.findByRole('button', { name: 'Toch opslaan' }));
    await waitFor(() => expect(sent()).toMatchObject({ contents }));
  });

  it('is a field that was filled in and not added', async () => {
    const { user, sent } = await open('5', { 'PATCH /document-templates/5': template });
    await user.type(field('Naam van het veld'), 'werkplek');
    await user.click(button(/^Sjabloon opslaan/));
    expect(
      await screen.findByRole('dialog', { name: 'Een veld is nog niet toegevoegd' }),
    ).toBeTruthy();
    expect(sent()).toBeUndefined();
  });

  it('is the same option twice in one list', async () => {
    const { user } = await open('5');
    await user.type(field('Naam van de keuzelijst'), 'dagen');
    await user.type(field('Keuze 1'), 'Maandag');
    await user.type(field('Keuze 2'), 'maandag ');
    expect(screen.getByText('Deze keuze staat er al.')).toBeTruthy();
    expect(button('Keuzelijst toevoegen')).toHaveProperty('disabled', true);
  });
});

describe('saving a template', () => {
  it('[DTPL-01, DTPL-02] a new one needs approval unless unticked, and a name; Ctrl+S saves it', async () => {
    const created = { ...template, id: 9, name: 'Brief', contents: '<p></p>', fields: [] };
    const { user, sent, onCreated } = await open('new', { 'POST /document-templates': created });
    expect(screen.getByRole('checkbox', { name: 'Akkoord nodig' })).toHaveProperty('checked', true);
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Vul dit in.')).toBeTruthy();
    expect(document.activeElement).toBe(field(/^Naam van het sjabloon/));
    expect(sent()).toBeUndefined();
    await user.type(field(/^Naam van het sjabloon/), 'Brief');
    expect(screen.getByText('Niet opgeslagen')).toBeTruthy();
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(toasts()).toEqual(['Het sjabloon is gemaakt.']));
    expect(sent()).toEqual({
      name: 'Brief',
      requires_approval: true,
      fields: [],
      contents: '<p></p>',
    });
    expect(onCreated).toHaveBeenCalledWith(created);
    expect(screen.queryByText('Niet opgeslagen')).toBeNull();
    expect(localStorage.getItem(draftKey('new'))).toBeNull();
  });

  it('[DTPL-02, DTPL-09] a change goes with the version that was seen, by Cmd+S as well', async () => {
    const { user, sent } = await open('5', { 'PATCH /document-templates/5': template });
    await user.type(field(/^Naam van het sjabloon/), ' 2');
    await user.keyboard('{Meta>}s{/Meta}');
    await waitFor(() => expect(toasts()).toEqual(['Het sjabloon is opgeslagen.']));
    const { organisation: _, id: __, ...rest } = template;
    expect(sent()).toEqual({ ...rest, name: 'Plan 2', contents: template.contents });
  });

  it.each([
    [422, [], 'De tekst gebruikt [weg], maar die tag bestaat niet.'],
    [500, ['Het sjabloon is niet opgeslagen.'], undefined],
  ])('[DTPL-02] a %i keeps what was typed and says what is wrong', async (status, told, shown) => {
    const reason = 'De tekst gebruikt [weg], maar die tag bestaat niet.';
    const { user } = await open('new', {
      'POST /document-templates': () => refuse(status, reason),
    });
    await user.type(field(/^Naam van het sjabloon/), 'Brief');
    await user.click(button(/^Sjabloon opslaan/));
    if (shown) expect(await screen.findByText(shown)).toBeTruthy();
    await waitFor(() => expect(toasts()).toEqual(told));
    expect(field(/^Naam van het sjabloon/)).toHaveProperty('value', 'Brief');
    expect(screen.getByText('Niet opgeslagen')).toBeTruthy();
  });

  it('nobody overwrites unseen what another saved; what was kept after all has no dead ids', async () => {
    const theirs = { ...template, name: 'Hun plan', version: 4, fields: [template.fields[0]] };
    let tries = 0;
    let loads = 0;
    const { user, seen } = await open('5', {
      'GET /document-templates/5': () => (loads++ === 0 ? template : theirs),
      'PATCH /document-templates/5': () =>
        tries++ === 0 ? refuse(422, 'Iemand anders heeft dit gewijzigd.') : template,
    });
    await user.type(field(/^Naam van het sjabloon/), ' van mij');
    await user.click(button(/^Sjabloon opslaan/));
    const conflict = await screen.findByRole('alert');
    expect(conflict.textContent).toContain('Hun plan');
    expect(conflict.textContent).toContain('Plan van mij');
    await user.click(button('Bewaar mijn versie'));
    await waitFor(() => expect(toasts()).toEqual(['Het sjabloon is opgeslagen.']));
    const sent = seen.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    expect(sent[1]).toMatchObject({ name: 'Plan van mij', version: 4 });
    const [, vorm] = (sent[1] as DocumentTemplate).fields;
    expect(vorm).toEqual({
      name: 'vorm',
      description: 'Hoe',
      type: 'list',
      configuration: [{ text: 'kantoor' }, { text: 'online' }],
    });
  });
});

describe('the fields of a template', () => {
  it('[DTPL-05, DTPL-06, DTPL-12] a text field gets a slug for a name, that nothing else has', async () => {
    const { user } = await open('5');
    const text = panel('Tekstvelden');
    const name = text.getByRole('textbox', { name: 'Naam van het veld' });
    const add = text.getByRole('button', { name: 'Tekstveld toevoegen' });
    expect(add).toHaveProperty('disabled', true);
    for (const taken of ['Client Name', 'VORM', 'Doel!']) {
      await user.clear(name);
      await user.type(name, taken);
      await user.tab();
      expect(text.getByText('Deze naam is al in gebruik.')).toBeTruthy();
      await user.click(add);
      expect(text.getAllByRole('listitem')).toHaveLength(1);
    }
    await user.clear(name);
    await user.type(name, 'Eerste Dag{Enter}');
    expect(text.getByRole('button', { name: 'eerste-dag invoegen' })).toBeTruthy();
    await user.click(text.getByRole('button', { name: 'eerste-dag invoegen' }));
    await waitFor(() =>
      expect(field('Tekst van het sjabloon').textContent).toContain('[eerste-dag]'),
    );
  });

  it('[DTPL-05, DTPL-06, DTPL-10] a choice list grows as it is filled, needs two and keeps no empty one', async () => {
    const { user, sent } = await open('new', { 'POST /document-templates': template });
    const list = panel('Keuzelijsten');
    const rows = () => list.getAllByRole('textbox', { name: /^Keuze \d/ });
    const add = list.getByRole('button', { name: 'Keuzelijst toevoegen' });
    expect(rows()).toHaveLength(2);
    await user.type(list.getByRole('textbox', { name: 'Naam van de keuzelijst' }), 'Begeleiding');
    await user.type(list.getByRole('textbox', { name: 'Keuze 1' }), 'wekelijks');
    expect(add).toHaveProperty('disabled', true);
    expect(rows()).toHaveLength(2);
    await user.type(list.getByRole('textbox', { name: 'Keuze 2' }), 'om de week');
    expect(rows()).toHaveLength(3);
    await user.type(list.getByRole('textbox', { name: 'Keuze 3' }), ' ');
    expect(rows()).toHaveLength(3);
    await user.click(add);
    expect(list.getByRole('listitem').textContent).toBe('begeleiding - wekelijks, om de week');
    expect(rows()).toHaveLength(2);
    await user.type(field(/^Naam van het sjabloon/), 'Brief');
    await user.click(button(/^Sjabloon opslaan/));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    const configuration = [{ text: 'wekelijks' }, { text: 'om de week' }];
    expect(sent()).toMatchObject({
      fields: [{ name: 'begeleiding', description: '', type: 'list', configuration }],
    });
  });

  it('[DTPL-11] a choice list that is changed leaves the list for the form, and comes back', async () => {
    const { user } = await open('5');
    const list = panel('Keuzelijsten');
    await user.click(list.getByRole('button', { name: 'vorm bewerken' }));
    expect(list.queryByRole('listitem')).toBeNull();
    const name = list.getByRole('textbox', { name: 'Naam van de keuzelijst' });
    expect(document.activeElement).toBe(name);
    expect(name).toHaveProperty('value', 'vorm');
    expect(list.getByRole('textbox', { name: 'Keuze 2' })).toHaveProperty('value', 'online');
    await user.click(list.getByRole('button', { name: 'Annuleren' }));
    expect(list.getByRole('listitem').textContent).toContain('kantoor, online');
    await user.click(list.getByRole('button', { name: 'vorm bewerken' }));
    await user.type(list.getByRole('textbox', { name: 'Keuze 3' }), 'thuis');
    await user.click(list.getByRole('button', { name: 'Keuzelijst wijzigen' }));
    expect(list.getByRole('listitem').textContent).toContain('kantoor, online, thuis');
    expect(screen.getByText('Niet opgeslagen')).toBeTruthy();
  });

  it('[DTPL-05] a rename says how often the text uses the name, and changes it there too', async () => {
    const { user } = await open('5');
    const text = panel('Tekstvelden');
    await user.click(text.getByRole('button', { name: 'doel bewerken' }));
    const name = text.getByRole('textbox', { name: 'Naam van het veld' });
    await user.clear(name);
    await user.type(name, 'einddoel{Enter}');
    expect(await screen.findByText(/\[doel\] staat 2 keer in de tekst/)).toBeTruthy();
    await user.click(button('Ja, wijzig ook de tekst'));
    await waitFor(() =>
      expect(field('Tekst van het sjabloon').textContent).toBe(
        'Het doel is [einddoel], echt [einddoel].',
      ),
    );
  });

  it('[DTPL-05] a removal asks when the text uses it, and is done at once when not', async () => {
    const { user } = await open('5');
    await user.click(button('vorm weghalen'));
    expect(panel('Keuzelijsten').queryByRole('listitem')).toBeNull();
    await user.click(button('doel weghalen'));
    expect(await screen.findByText(/\[doel\] staat 2 keer in de tekst/)).toBeTruthy();
    await user.click(button('Annuleren'));
    await waitFor(() => expect(screen.queryByText(/staat 2 keer/)).toBeNull());
    expect(button('doel invoegen')).toBeTruthy();
    await user.click(button('doel weghalen'));
    await user.click(await screen.findByRole('button', { name: 'Ja, weghalen' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'doel invoegen' })).toBeNull());
    expect(field('Tekst van het sjabloon').textContent).toBe('Het doel is , echt .');
  });
});

describe('work that was not saved', () => {
  it('stays on the device when the session ends at the save', async () => {
    const { user } = await open('new', { 'POST /document-templates': () => refuse(401, 'Log in') });
    await user.type(field(/^Naam van het sjabloon/), 'Brief');
    await user.click(button(/^Sjabloon opslaan/));
    await waitFor(() => expect(localStorage.getItem(draftKey('new'))).toContain('"name":"Brief"'));
  });

  const value = {
    values: { name: 'Mijn plan', requires_approval: true, fields: [], organisation_id: 1 },
    contents: '<p>Mijn woorden</p>',
    version: 2,
  };
  const at = '2026-11-14T19:14:00.000Z';

  it('is offered back, over the version that it was typed over', async () => {
    localStorage.setItem(draftKey('5'), JSON.stringify({ value, at }));
    const { user, sent } = await open('5', { 'PATCH /document-templates/5': template });
    expect(screen.getByText(/14 nov 2026, 20:14/)).toBeTruthy();
    await user.click(button('Zet het terug'));
    expect(field(/^Naam van het sjabloon/)).toHaveProperty('value', 'Mijn plan');
    expect(field('Tekst van het sjabloon').textContent).toBe('Mijn woorden');
    await user.click(button(/^Sjabloon opslaan/));
    await waitFor(() => expect(sent()).toMatchObject({ name: 'Mijn plan', version: 2 }));
    await waitFor(() => expect(localStorage.getItem(draftKey('5'))).toBeNull());
  });

  it('is not offered when it cannot be read', async () => {
    localStorage.setItem(draftKey('new'), '{"value":{}}');
    await open('new');
    expect(screen.queryByRole('button', { name: 'Zet het terug' })).toBeNull();
  });

  it('is gone when it is thrown away', async () => {
    localStorage.setItem(draftKey('5'), JSON.stringify({ value, at }));
    const { user } = await open('5');
    await user.click(button('Gooi het weg'));
    expect(localStorage.getItem(draftKey('5'))).toBeNull();
    expect(field(/^Naam van het sjabloon/)).toHaveProperty('value', 'Plan');
  });
});
