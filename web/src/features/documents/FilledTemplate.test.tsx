import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeApi, refuse } from '../../testing/fakeApi.ts';
import { fakeUpload } from '../../testing/fakeUpload.ts';
import { showPart } from '../../testing/showPart.tsx';
import { toastStore } from '../../ui/toast.ts';
import { UploadDialog } from './UploadDialog.tsx';
import { filledIn } from './useSource.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

const fields = [
  { id: 11, name: 'doel', description: 'Wat wil je', type: 'text_singleline', configuration: [] },
  {
    id: 12,
    name: 'vorm',
    description: '',
    type: 'list',
    configuration: [
      { id: 1, text: 'kantoor' },
      { id: 2, text: 'online' },
    ],
  },
] as const;
const plan = { id: 5, name: 'Plan', requires_approval: true, fields, version: 1 };
const letter = { id: 6, name: 'Brief', requires_approval: false, fields: [], version: 1 };
const meta = { current_page: 1, last_page: 2, from: 1, to: 2, total: 6 };
const answers = {
  'GET /file-actions': [{ id: 7, name: 'Ter informatie', code: 'information' }],
  'GET /file-types': [{ id: 3, name: 'Trajectplan', code: 'trajectory_plan' }],
  'GET /document-templates?organisation_id=2&page=1&per_page=5': { data: [plan, letter], meta },
  'GET /document-templates?organisation_id=2&page=2&per_page=5': {
    data: [{ ...letter, id: 8, name: 'Verslag' }],
    meta: { ...meta, current_page: 2, from: 6, to: 6 },
  },
  'POST /documents': { id: 40 },
};
const recipients = {
  client: { name: 'Fatima El Amrani', email: 'fatima@mail.example' },
  employer: { name: 'Pieter Hoekstra', email: 'pieter@werk.example' },
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const toasts = () => toastStore.get().map(({ message }) => message);

async function open(more: object = {}) {
  const seen = fakeApi({ ...answers, ...more });
  const onClose = vi.fn();
  const part = (
    <UploadDialog trajectoryId={1} organisationId={2} recipients={recipients} onClose={onClose} />
  );
  const { user, again } = showPart(part);
  await user.click(await screen.findByRole('radio', { name: 'Maken van sjabloon' }));
  await screen.findByRole('button', { name: /^Plan/ });
  const filled = () => seen.find(({ path }) => path === '/documents')?.body;
  return { user, onClose, filled, close: () => again(null) };
}

async function fillPlan(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(button(/^Plan/));
  await user.type(screen.getByRole('textbox', { name: 'Wat wil je' }), 'Werk');
  await user.click(box('online'));
}

it('[DOC-12] a template is chosen from a paged list, and there is a way back', async () => {
  const { user } = await open();
  expect(button('Document maken')).toHaveProperty('disabled', true);
  await user.click(button('Pagina 2'));
  await user.click(await screen.findByRole('button', { name: /^Verslag/ }));
  expect(screen.getByText('Sjabloon: Verslag')).toBe(document.activeElement);
  expect(screen.getByText(/heeft geen velden/)).toBeTruthy();
  expect(button('Document maken')).toHaveProperty('disabled', false);
  await user.click(button('Ander sjabloon'));
  expect(await screen.findByRole('button', { name: /^Brief/ })).toBeTruthy();
});

it('[DOC-12, DOC-13] the document can be made once every field is filled in', async () => {
  const { user } = await open();
  await fillPlan(user);
  expect(button('Document maken')).toHaveProperty('disabled', false);
  await user.click(box('online'));
  expect(button('Document maken')).toHaveProperty('disabled', true);
  await user.click(box('kantoor'));
  await user.clear(screen.getByRole('textbox', { name: 'Wat wil je' }));
  await user.type(screen.getByRole('textbox', { name: 'Wat wil je' }), '  ');
  expect(button('Document maken')).toHaveProperty('disabled', true);
});

it('[DOC-13, DOC-19, DOC-21] the template is filled first, and its id is sent instead of a file', async () => {
  const { sent } = fakeUpload();
  const { user, filled } = await open();
  await fillPlan(user);
  await user.click(button('Document maken'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(filled()).toEqual({
    document_template_id: 5,
    fields: [
      { document_template_field_id: 11, value: 'Werk' },
      { document_template_field_id: 12, value: [2] },
    ],
  });
  expect(sent[0]?.address).toBe('POST /api/trajectories/1/files');
  expect(Object.fromEntries(sent[0]?.form.entries() ?? [])).toEqual({
    trajectory_file_action_id: '7',
    trajectory_file_type_id: '3',
    send_client: '0',
    approve_client: '0',
    send_employer: '0',
    approve_employer: '0',
    document_id: '40',
  });
});

it('[DOC-13] a template that needs approval ticks and locks the approval box of each recipient', async () => {
  const { sent } = fakeUpload();
  const { user } = await open();
  await user.click(box(/^Stuur naar cliënt/));
  const question = await screen.findByRole('dialog', { name: 'Naar de cliënt sturen?' });
  await user.click(within(question).getByRole('button', { name: 'Ja, stuur het' }));
  const approve = () => box(/^Vraag de cliënt om akkoord/);
  await waitFor(() => expect(approve()).toHaveProperty('checked', false));
  await fillPlan(user);
  expect(approve()).toHaveProperty('checked', true);
  expect(approve()).toHaveProperty('disabled', true);
  expect(screen.getByText(/^Dit sjabloon vraagt akkoord/)).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /^Vraag de werkgever/ })).toBeNull();
  await user.click(button('Maken en versturen'));
  await waitFor(() => expect(sent[0]?.form.get('approve_client')).toBe('1'));
  expect(sent[0]?.form.get('approve_employer')).toBe('0');
});

it.each([
  [422, 'Dit is nog niet goed. Lees wat erbij staat.', 'Vul bij de cliënt eerst in: Adres.'],
  [
    500,
    'Een document maken van dit sjabloon is niet gelukt.',
    'Een document maken van dit sjabloon is niet gelukt.',
  ],
])('[DOC-13] after a %i the values stay and the error is shown', async (status, told, shown) => {
  const { user } = await open({
    'POST /documents': () => refuse(status, 'Vul bij de cliënt eerst in: Adres.'),
  });
  await fillPlan(user);
  await user.click(button('Document maken'));
  expect(await screen.findByText(shown)).toBeTruthy();
  expect(toasts()).toEqual([told]);
  expect(screen.getByRole('textbox', { name: 'Wat wil je' })).toHaveProperty('value', 'Werk');
});

it('[DOC-13] closing cancels the request without a message', async () => {
  let signal: AbortSignal | undefined;
  const { user, close } = await open();
  await fillPlan(user);
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    signal = init.signal ?? undefined;
    return new Promise((_done, reject) => {
      signal?.addEventListener('abort', () => reject(signal?.reason));
    });
  });
  await user.click(button('Document maken'));
  await waitFor(() => expect(signal?.aborted).toBe(false));
  close();
  await waitFor(() => expect(signal?.aborted).toBe(true));
  expect(toasts()).toEqual([]);
});

it('[DOC-13, DOC-21] a template without fields needs no values', () => {
  expect(filledIn({ id: 6, fields: [] }, { 11: 'elders' })).toEqual({
    document_template_id: 6,
    fields: [],
  });
});

it('the letter can be previewed before it is sent, and an error is shown in its place', async () => {
  let answers: () => unknown = () => refuse(422, 'Wat wil je: gebruik hoogstens 1000 tekens.');
  const { user, filled } = await open({ 'POST /trajectories/1/files/preview': () => answers() });
  await user.click(button(/^Plan/));
  expect(button('Voorbeeld')).toHaveProperty('disabled', true);
  await user.click(button('Ander sjabloon'));
  await fillPlan(user);
  await user.click(button('Voorbeeld'));
  expect(await screen.findByText('Wat wil je: gebruik hoogstens 1000 tekens.')).toBeTruthy();
  answers = () => new Response(new Blob(['%PDF']));
  await user.click(button('Voorbeeld'));
  expect(await screen.findByRole('dialog', { name: /Plan\.pdf/ })).toBeTruthy();
  expect(filled()).toBeUndefined();
});

it('a template can be found by name when there are many', async () => {
  const { user } = await open({
    'GET /document-templates?organisation_id=2&page=1&per_page=5&q=ver': {
      data: [{ ...letter, id: 8, name: 'Verslag' }],
      meta: { ...meta, last_page: 1, total: 1 },
    },
  });
  await user.type(screen.getByRole('searchbox', { name: 'Zoek een sjabloon' }), 'ver');
  expect(await screen.findByRole('button', { name: /^Verslag/ })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Brief/ })).toBeNull());
});

it('a template that was only chosen can be left without confirmation', async () => {
  const { user, onClose } = await open();
  await user.click(button(/^Plan/));
  await user.click(button('Annuleren'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('a new version starts with the values of the last one', async () => {
  fakeApi({
    ...answers,
    'GET /trajectories/1/files/9/versions?page=1&per_page=5': { data: [], meta },
    'GET /trajectories/1/files/9/filled': {
      template: plan,
      fields: [{ document_template_field_id: 11, value: 'Werk' }],
    },
  });
  const { user } = showPart(
    <VersionsDialog
      trajectoryId={1}
      fileId={9}
      name="Plan.pdf"
      organisationId={2}
      recipients={recipients}
      onReaders={() => {}}
      onClose={() => {}}
    />,
  );
  await user.click(await screen.findByRole('radio', { name: 'Maken van sjabloon' }));
  expect(await screen.findByDisplayValue('Werk')).toBeTruthy();
  expect(screen.getByText(/^In de velden staat wat er in de vorige versie stond/)).toBeTruthy();
});

it('a pasted tab becomes a space', async () => {
  const { user } = await open();
  await user.click(button(/^Plan/));
  await user.click(screen.getByRole('textbox', { name: 'Wat wil je' }));
  await user.paste('Werk\tvinden');
  expect(screen.getByRole('textbox', { name: 'Wat wil je' })).toHaveProperty(
    'value',
    'Werk vinden',
  );
});
