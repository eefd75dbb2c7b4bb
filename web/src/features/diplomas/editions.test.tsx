import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Diploma } from '@traject/contract/diplomas';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../testing/aToken.ts';
import { fakeUpload } from '../../testing/fakeUpload.ts';
import { openShell } from '../../testing/openShell.tsx';
import { toastStore } from '../../ui/toast.ts';

const diploma: Diploma = {
  id: 6,
  organisation: { id: 1, name: 'ROC Maasland' },
  title: 'Verzorgende IG',
  level: 'Mbo niveau 3',
  code: '25491',
  edition: '2027',
  archived: false,
  created_at: '2026-11-02T10:00:00Z',
  core_task_count: 0,
  work_process_count: 0,
  student_count: 0,
  replaces: { id: 5, title: 'Verzorgende IG', edition: '2026' },
  core_tasks: [],
};
const lineage = {
  work_processes: [
    { id: 21, number: 'B1-K1-W1', title: 'Helpt bij eten', same_as_id: 11 },
    { id: 22, number: 'B1-K1-W2', title: 'Wast', same_as_id: null },
  ],
  earlier: [
    { id: 11, number: '1.1', title: 'Helpt bij eten' },
    { id: 12, number: '1.2', title: 'Helpt bij wassen' },
  ],
};
const nobody = { current_page: 1, last_page: 1, from: 0, to: 0, total: 0 };
const answers = {
  'GET /auth/me': { account_types: [{ code: 'admin' }], abilities: ['administration'] },
  'GET /administration/organisations': [
    { id: 1, name: 'ROC Maasland', city: '', has_logo: false, people: 2 },
  ],
  'GET /diplomas': [diploma],
  'GET /diplomas/6': diploma,
  'GET /diplomas/6/students': { data: [], meta: nobody },
  'GET /diplomas/6/lineage': lineage,
};
const toasts = () => toastStore.get().map(({ message }) => message);

beforeEach(() => {
  signIn();
  localStorage.setItem('cookies', 'accepted');
});

describe('a later edition', () => {
  it('says what is the same as before, which somebody can change', async () => {
    const { user, seen } = await openShell('/admin/diplomas/6', {
      ...answers,
      'PUT /diplomas/6/lineage': lineage,
    });
    expect(await screen.findByText('1 van 2 hetzelfde als in 2026')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Wijzig wat hetzelfde is' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('combobox', { name: 'B1-K1-W2 Wast' }), 'wassen{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(toasts()).toContain('Bewaard wat hetzelfde is.'));
    expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({
      pairs: [{ work_process_id: 22, same_as_id: 12 }],
    });
  });

  it('lets students of the edition before go over after a question', async () => {
    const { user, seen } = await openShell('/admin/diplomas/6', {
      ...answers,
      'POST /diplomas/6/switch': { switched: 28, groups: 1 },
    });
    await user.click(await screen.findByRole('button', { name: 'Laat studenten overgaan' }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Laat studenten overgaan' }));
    await waitFor(() => expect(toasts()).toContain('28 studenten zijn overgegaan.'));
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ from_id: 5 });
  });
});

describe('a published dossier', () => {
  it('asks which of its qualifications is wanted before it can be imported', async () => {
    const server = fakeUpload();
    const { user } = await openShell('/admin/diplomas/6', answers);
    await user.click(await screen.findByRole('button', { name: 'Nieuwe versie' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nieuwe versie' }));
    const pdf = new File(['%PDF-'], 'dossier.pdf', { type: 'application/pdf' });
    fireEvent.change(dialog.getByLabelText(/Bestand$/), { target: { files: [pdf] } });
    expect(server.sent[0]?.form.get('replaces_id')).toBe('6');
    const qualifications = [
      { code: '25475', title: 'Begeleider gehandicaptenzorg', level: 'Mbo niveau 3' },
      { code: '25476', title: 'Begeleider specifieke doelgroepen', level: 'Mbo niveau 4' },
    ];
    server.answer(200, { qualifications, same: null, diploma: null, errors: [] });
    const choice = await dialog.findByRole('combobox', { name: /Kwalificatie in dit dossier/ });
    expect(dialog.getByRole('button', { name: 'Importeer' })).toHaveProperty('disabled', true);
    await user.type(choice, 'specifieke{Enter}');
    expect(server.sent[1]?.form.get('qualification')).toBe('25476');
    const { title, level, code, edition } = diploma;
    const process = {
      ...{ code: 'B1-K1-W1', title: 'Helpt bij eten', description: '', result: 'Gegeten' },
      ...{ behaviour: '', result_starter: '', result_advanced: '', result_professional: '' },
    };
    const core_tasks = [{ code: 'B1-K1', title: 'Zorg', work_processes: [process] }];
    const found = { title, level, code, edition, core_tasks };
    server.answer(200, { qualifications, same: 1, diploma: found, errors: [] });
    expect(await dialog.findByText(/1 van de 1 werkprocessen is hetzelfde/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Importeer' }));
    expect(server.sent[2]?.form.get('qualification')).toBe('25476');
  });
});
