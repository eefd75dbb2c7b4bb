import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Diploma, EnrolledStudent } from '@traject/contract/diplomas';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../testing/aToken.ts';
import { refuse } from '../../testing/fakeApi.ts';
import { fakeUpload } from '../../testing/fakeUpload.ts';
import { addressNow } from '../../testing/openApp.tsx';
import { openShell } from '../../testing/openShell.tsx';
import { toastStore } from '../../ui/toast.ts';

const process = {
  code: '',
  title: 'Helpt bij eten',
  description: 'Samen aan tafel',
  result: '',
  behaviour: '',
  result_starter: 'Met hulp',
  result_advanced: '',
  result_professional: '',
};
const head = { title: 'Verzorgende IG', level: 'Mbo niveau 3', code: '25491', edition: '2026' };
const diploma: Diploma = {
  id: 5,
  organisation: { id: 1, name: 'ROC Maasland' },
  ...head,
  archived: false,
  created_at: '2026-11-02T10:00:00Z',
  core_task_count: 1,
  work_process_count: 1,
  student_count: 2,
  replaces: null,
  core_tasks: [
    {
      id: 1,
      number: 1,
      code: '',
      title: 'Zorg bieden',
      work_processes: [{ ...process, id: 2, number: '1.1' }],
    },
  ],
};
const daan: EnrolledStudent = {
  id: 7,
  first_name: 'Daan',
  last_name: 'Berg',
  name: 'Daan Berg',
  email: 'daan@school.nl',
  evaluation_count: 0,
};
const emma = { ...daan, id: 8, name: 'Emma Bos', evaluation_count: 3 };
const page = (...data: object[]) => ({
  data,
  meta: { current_page: 1, last_page: 1, from: 1, to: data.length, total: data.length },
});
const place = { id: 1, name: 'ROC Maasland', city: '', has_logo: false, people: 2 };
const answers = {
  'GET /auth/me': { account_types: [{ code: 'admin' }], abilities: ['administration'] },
  'GET /administration/organisations': [place],
  'GET /diplomas': [diploma, { ...diploma, id: 4, edition: '2020', archived: true }],
  'GET /diplomas/5': diploma,
  'GET /diplomas/5/students': page(daan, emma),
};
const toasts = () => toastStore.get().flatMap(({ message, description }) => [message, description]);
const file = (name: string) => new File(['diploma;niveau'], name, { type: 'text/csv' });

async function openImport() {
  const server = fakeUpload();
  const { user } = await openShell('/admin/diplomas', answers);
  await user.click(await screen.findByRole('button', { name: 'Diploma importeren' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Diploma importeren' }));
  const choose = (chosen: File) =>
    fireEvent.change(dialog.getByLabelText(/Bestand$/), { target: { files: [chosen] } });
  return { user, server, dialog, choose };
}

beforeEach(() => {
  signIn();
  localStorage.setItem('cookies', 'accepted');
});

describe('the diplomas', () => {
  it('[ADM-05] are listed with what they contain, with the archived ones apart', async () => {
    const { user } = await openShell('/admin/diplomas', answers);
    const row = within(await screen.findByRole('row', { name: /Verzorgende IG/ }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Verzorgende IGMbo niveau 3',
      '2026',
      '25491',
      '1',
      '1',
      '2',
    ]);
    await user.click(screen.getByRole('button', { name: 'Toon gearchiveerde (1)' }));
    const archived = await screen.findByRole('table', { name: 'Gearchiveerd' });
    expect(within(archived).getByText('2020')).toBeTruthy();
  });

  it('[ADM-05] a file with mistakes is answered with each of them and its line', async () => {
    const { server, dialog, choose } = await openImport();
    choose(file('fout.csv'));
    expect(server.sent[0]?.address).toBe('POST /api/diplomas/preview');
    server.answer(200, {
      qualifications: [],
      same: null,
      diploma: null,
      errors: [
        { line: 2, message: 'Kerntaak: vul dit in.' },
        { line: 9, message: 'Werkproces: dit staat er al.' },
      ],
    });
    expect(await dialog.findByText('Er kloppen 2 dingen niet in het bestand')).toBeTruthy();
    expect(dialog.getByRole('row', { name: '9 Werkproces: dit staat er al.' })).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Importeer' })).toHaveProperty('disabled', true);
  });

  it('[ADM-05] a correct file is shown first, and sent again to be imported', async () => {
    const { user, server, dialog, choose } = await openImport();
    choose(file('goed.csv'));
    const { core_tasks: _, ...rest } = diploma;
    const core_tasks = [{ code: '', title: 'Zorg bieden', work_processes: [process] }];
    server.answer(200, {
      qualifications: [],
      same: null,
      diploma: { ...rest, core_tasks },
      errors: [],
    });
    expect(await dialog.findByText(/Helpt bij eten/)).toBeTruthy();
    expect(server.sent).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Importeer' }));
    expect(server.sent[1]?.address).toBe('POST /api/diplomas');
    expect(server.sent[1]?.form.get('file')).toMatchObject({ name: 'goed.csv' });
    expect(server.sent[1]?.form.get('organisation_id')).toBe('1');
    server.answer(200, diploma);
    await waitFor(() => expect(addressNow()).toBe('/admin/diplomas/5'));
    expect(toasts()).toContain('Het diploma is geïmporteerd.');
  });

  it('[ADM-05] a file that cannot be read stays chosen, with the reason beside it', async () => {
    const { server, dialog, choose } = await openImport();
    choose(file('kapot.csv'));
    server.answer(422, { status: 422, errors: ['Er staat geen diploma in dit bestand.'] });
    expect(await dialog.findByText('Er staat geen diploma in dit bestand.')).toBeTruthy();
    expect(dialog.getByText('kapot.csv')).toBeTruthy();
  });
});

describe('one diploma', () => {
  it('[ADM-05] shows its core tasks and work processes, and how to add a new version', async () => {
    const { user } = await openShell('/admin/diplomas/5', answers);
    const tasks = within(await screen.findByRole('region', { name: 'Kerntaken' }));
    expect(tasks.getByText('Zorg bieden')).toBeTruthy();
    expect(tasks.getByText('Samen aan tafel').closest('details')?.open).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Nieuwe versie' }));
    expect(await screen.findByText(/een andere editie van Verzorgende IG/)).toBeTruthy();
  });

  it('[ADM-05] enrols a pasted list and says how many; unknown addresses are named', async () => {
    let tries = 0;
    const { user, seen } = await openShell('/admin/diplomas/5', {
      ...answers,
      'POST /diplomas/5/students': () =>
        ++tries === 1
          ? refuse(422, 'Niemand is ingeschreven. Dit zijn geen studenten: x@y.nl.')
          : { enrolled: 2, already: 1 },
    });
    await user.click(await screen.findByRole('button', { name: 'Studenten inschrijven' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Studenten inschrijven' }));
    const save = dialog.getByRole('button', { name: 'Schrijf in' });
    expect(save).toHaveProperty('disabled', true);
    await user.click(dialog.getByLabelText(/E-mailadressen/));
    await user.paste('<a@b.nl>; c@d.nl\nx@y.nl');
    expect(dialog.getByText('3 e-mailadressen')).toBeTruthy();
    await user.click(save);
    expect(await dialog.findByText(/Dit zijn geen studenten: x@y.nl/)).toBeTruthy();
    await user.click(save);
    await waitFor(() => expect(toasts()).toContain('2 studenten ingeschreven.'));
    expect(toasts()).toContain('1 was al ingeschreven.');
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      emails: '<a@b.nl>; c@d.nl\nx@y.nl',
    });
  });

  it('[ADM-05] ends an enrolment after a question, but not that of a student with evaluations', async () => {
    const { user, seen } = await openShell('/admin/diplomas/5', {
      ...answers,
      'DELETE /diplomas/5/students/7': () => new Response(null, { status: 204 }),
    });
    const stays = await screen.findByRole('button', {
      name: 'Emma Bos heeft beoordelingen en blijft ingeschreven',
    });
    await user.click(stays);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Daan Berg uitschrijven' }));
    await user.click(await screen.findByRole('button', { name: 'Schrijf uit' }));
    await waitFor(() => expect(toasts()).toContain('De student is uitgeschreven.'));
    expect(seen.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('[ADM-05] enrols nobody while it is archived, and can be restored', async () => {
    const { user, seen } = await openShell('/admin/diplomas/5', {
      ...answers,
      'GET /diplomas/5': { ...diploma, archived: true },
      'PATCH /diplomas/5': diploma,
    });
    expect(await screen.findByText('Dit diploma is gearchiveerd')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Studenten inschrijven' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Zet terug' }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Zet terug' }));
    await waitFor(() =>
      expect(seen.find(({ method }) => method === 'PATCH')?.body).toEqual({ archived: false }),
    );
  });
});
