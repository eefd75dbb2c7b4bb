import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Message } from '@traject/contract/messages';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fakeApi.ts';
import { fakeUpload } from '../../testing/fakeUpload.ts';
import { showPart } from '../../testing/showPart.tsx';
import { ThreadDialog } from './ThreadDialog.tsx';

const path = '/trajectories/4/messages/client';
const of = (given: Partial<Message>): Message => ({
  ...{ id: 1, by: 'staff', name: 'Marieke de Vries', text: 'Welkom', file: null },
  ...{ sent_at: '2026-11-10T09:00:00Z', read_at: null },
  ...given,
});
const thread = [
  of({ read_at: '2026-11-11T09:00:00Z' }),
  of({
    ...{ id: 2, by: 'party', name: 'Fatima El Amrani', text: 'Mijn diploma' },
    file: { name: 'diploma.docx', mime: 'application/msword', scan: null },
  }),
  of({ id: 3, text: 'Dank u' }),
];

async function open(messages: Message[] = thread, shut?: 'closed' | 'ended') {
  const seen = fakeApi({
    [`GET ${path}`]: () => messages,
    [`POST ${path}/read`]: null,
    'GET /trajectories/4/message-files/2': new Response('x'),
  });
  const [onRead, onClose] = [vi.fn(), vi.fn()];
  const { user } = showPart(
    <ThreadDialog trajectoryId={4} party="client" {...{ shut, onRead, onClose }} />,
  );
  const name = 'Berichten met de cliënt';
  const dialog = within(await screen.findByRole('dialog', { name }));
  return { user, dialog, onRead, onClose, seen, paths: () => seen.map((one) => one.path) };
}

it('a thread shows the oldest first, who wrote what and whether it was read', async () => {
  const { dialog, onRead, seen } = await open();
  const items = await dialog.findAllByRole('listitem');
  expect(items.map((item) => item.dataset.by)).toEqual(['staff', 'party', 'staff']);
  expect(items[0]?.textContent).toContain('Gelezen op 11 nov 2026, 10:00');
  expect(items[1]?.textContent).toContain('Nieuw');
  expect(items[2]?.textContent).toContain('Nog niet gelezen');
  await waitFor(() => expect(onRead).toHaveBeenCalledOnce());
  const read = seen.filter((one) => one.path.endsWith('/read'));
  expect(read.map(({ body }) => body)).toEqual([{ up_to: 2 }]);
});

it('a thread with nothing new is not marked as read', async () => {
  const { dialog, paths } = await open([of({})]);
  await dialog.findByRole('listitem');
  expect(paths()).toEqual([path]);
});

it('a file that a browser cannot show is downloaded', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1' }));
  const { dialog, user, paths } = await open();
  await user.click(await dialog.findByRole('button', { name: 'diploma.docx downloaden' }));
  await waitFor(() => expect(paths()).toContain('/trajectories/4/message-files/2'));
});

it('what is written is sent with a file, stays when refused and is empty once it was sent', async () => {
  const upload = fakeUpload();
  const { dialog, user } = await open([]);
  expect(await dialog.findByText('Nog geen berichten')).toBeTruthy();
  const send = dialog.getByRole('button', { name: 'Versturen' });
  expect(send).toHaveProperty('disabled', true);
  const box = dialog.getByLabelText(/Nieuw bericht/);
  await user.type(box, 'Tot morgen');
  await user.click(dialog.getByRole('button', { name: 'Bestand toevoegen' }));
  const plan = new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' });
  fireEvent.change(dialog.getByLabelText(/Bestand$/), { target: { files: [plan] } });
  await user.click(send);
  await waitFor(() => expect(upload.sent).toHaveLength(1));
  const [first] = upload.sent;
  expect(first?.address).toContain(`POST /api${path}`);
  expect([first?.form.get('text'), first?.form.get('file')]).toEqual(['Tot morgen', plan]);
  upload.answer(422, { status: 422, errors: ['De pagina is gesloten.'] });
  expect(await dialog.findByText('De pagina is gesloten.')).toBeTruthy();
  expect(box).toHaveProperty('value', 'Tot morgen');
  await user.click(send);
  await waitFor(() => expect(upload.sent).toHaveLength(2));
  upload.answer(200, of({ id: 4 }));
  await waitFor(() => expect(box).toHaveProperty('value', ''));
  expect(dialog.queryByText('plan.pdf')).toBeNull();
});

it('closing asks when something was typed', async () => {
  const { dialog, user, onClose } = await open();
  await user.type(await dialog.findByLabelText(/Nieuw bericht/), 'Half');
  await user.click(dialog.getAllByRole('button', { name: 'Sluiten' })[0] as HTMLElement);
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2));
  expect(onClose).not.toHaveBeenCalled();
});

it('nothing can be written while the page is closed', async () => {
  const { dialog } = await open(thread, 'closed');
  expect(await dialog.findByText(/Nodig eerst opnieuw uit/)).toBeTruthy();
  expect(dialog.queryByLabelText(/Nieuw bericht/)).toBeNull();
  expect(dialog.getByRole('button', { name: 'Versturen' })).toHaveProperty('disabled', true);
});
