import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fakeApi.ts';
import { fakeUpload } from '../../testing/fakeUpload.ts';
import { showPart } from '../../testing/showPart.tsx';
import { toastStore } from '../../ui/toast.ts';
import type { Recipients } from './sends.ts';
import { UploadDialog } from './UploadDialog.tsx';

const recipients: Recipients = {
  client: { name: 'Fatima El Amrani', email: 'fatima@mail.example' },
  employer: { name: 'Pieter Hoekstra', email: null },
};
const lists = {
  'GET /file-actions': [
    { id: 7, name: 'Ter informatie', code: 'information' },
    { id: 8, name: 'Ter goedkeuring', code: 'approval' },
    { id: 9, name: 'Voor het dossier', code: 'record' },
  ],
  'GET /file-types': [
    { id: 3, name: 'Trajectplan', code: 'trajectory_plan' },
    { id: 4, name: 'Offerte', code: 'proposal' },
  ],
};
const pdf = new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' });
const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const upload = () => screen.queryByRole('button', { name: /^Uploaden/ });

async function open(answers: object = lists) {
  fakeApi({ ...answers });
  const onClose = vi.fn();
  const { user } = showPart(
    <UploadDialog trajectoryId={1} organisationId={2} recipients={recipients} onClose={onClose} />,
  );
  const input = (await screen.findByLabelText(/Bestand$/)) as HTMLInputElement;
  return {
    user,
    onClose,
    choose: (...files: File[]) => fireEvent.change(input, { target: { files } }),
  };
}

async function answer(user: Awaited<ReturnType<typeof open>>['user'], words: string) {
  const question = await screen.findByRole('dialog', { name: 'Naar de cliënt sturen?' });
  await user.click(within(question).getByRole('button', { name: words }));
  await waitFor(() => expect(screen.queryByText('Naar de cliënt sturen?')).toBeNull());
}

it('[DOC-04, DOC-24] ticking a party asks for confirmation; no leaves the box empty', async () => {
  const { user } = await open();
  await user.click(box(/^Stuur naar cliënt/));
  expect(box(/^Stuur naar cliënt/)).toHaveProperty('checked', false);
  await answer(user, 'Nee');
  expect(box(/^Stuur naar cliënt/)).toHaveProperty('checked', false);
  expect(screen.queryByRole('checkbox', { name: /om akkoord/ })).toBeNull();
});

it('[DOC-04, DOC-23] ticking a party shows the approval box, and unticking hides it', async () => {
  const { user } = await open();
  await user.click(box(/^Stuur naar cliënt/));
  await answer(user, 'Ja, stuur het');
  expect(box(/^Stuur naar cliënt/)).toHaveProperty('checked', true);
  await user.click(box(/^Vraag de cliënt om akkoord/));
  expect(box(/^Vraag de cliënt om akkoord/)).toHaveProperty('checked', true);
  await user.click(box(/^Stuur naar cliënt/));
  expect(screen.queryByRole('checkbox', { name: /om akkoord/ })).toBeNull();
  await user.click(box(/^Stuur naar cliënt/));
  await answer(user, 'Ja, stuur het');
  expect(box(/^Vraag de cliënt om akkoord/)).toHaveProperty('checked', false);
});

it('[DOC-24] a party without an email address cannot be ticked, and the box says why', async () => {
  await open();
  expect(box(/^Stuur naar werkgever/)).toHaveProperty('disabled', true);
  expect(screen.getByText(/^Pieter Hoekstra heeft nog geen e-mailadres\./)).toBeTruthy();
  expect(screen.getByText('Fatima El Amrani, fatima@mail.example')).toBeTruthy();
});

it('[DOC-03, DOC-05, DOC-06, DOC-19] a file is sent with the first action, the first type and its flags', async () => {
  const { sent } = fakeUpload();
  const { user, choose } = await open();
  const choice = (name: string) => screen.getByRole('combobox', { name });
  await waitFor(() => expect(choice('Actie')).toHaveProperty('value', 'Ter informatie'));
  expect(choice('Soort')).toHaveProperty('value', 'Trajectplan');
  expect(upload()).toBeNull();
  choose(pdf);
  await user.click(box(/^Stuur naar cliënt/));
  await answer(user, 'Ja, stuur het');
  const button = upload();
  if (button) await user.dblClick(button);
  expect(sent.map(({ address }) => address)).toEqual(['POST /api/trajectories/1/files']);
  expect([...(sent[0]?.form.entries() ?? [])]).toEqual([
    ['trajectory_file_action_id', '7'],
    ['trajectory_file_type_id', '3'],
    ['send_client', '1'],
    ['approve_client', '0'],
    ['send_employer', '0'],
    ['approve_employer', '0'],
    ['file', pdf],
  ]);
});

it('[DOC-03] nothing is sent without an action and a type', async () => {
  const { sent } = fakeUpload();
  const { user, choose } = await open({});
  choose(pdf);
  expect(upload()).toHaveProperty('disabled', true);
  await user.click(screen.getByText('Uploaden'));
  expect(sent).toEqual([]);
});

it('[DOC-07] a file of another kind is refused before it is sent', async () => {
  const { choose } = await open();
  choose(new File(['#!'], 'script.pdf.sh'));
  expect(await screen.findByText(/‘script.pdf.sh’ kan hier niet/)).toBeTruthy();
  expect(upload()).toBeNull();
});

it('[DOC-06] closing asks before a chosen file is lost', async () => {
  const { user, choose, onClose } = await open();
  choose(pdf);
  await user.click(screen.getByRole('button', { name: 'Annuleren' }));
  await user.click(await screen.findByRole('button', { name: 'Verder invullen' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Annuleren' }));
  await user.click(await screen.findByRole('button', { name: 'Ja, sluiten' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('an action proposes the recipients, and still asks before anything is sent', async () => {
  const { sent } = fakeUpload();
  const { user, choose } = await open();
  choose(pdf);
  const choice = screen.getByRole('combobox', { name: 'Actie' });
  await waitFor(() => expect(choice).toHaveProperty('value', 'Ter informatie'));
  await user.click(choice);
  await user.click(await screen.findByRole('option', { name: 'Ter goedkeuring' }));
  expect(box(/^Stuur naar cliënt/)).toHaveProperty('checked', true);
  expect(box(/^Vraag de cliënt om akkoord/)).toHaveProperty('checked', true);
  expect(box(/^Stuur naar werkgever/)).toHaveProperty('checked', false);
  await user.click(screen.getByRole('button', { name: 'Uploaden en versturen' }));
  await answer(user, 'Nee');
  expect(sent).toEqual([]);
  await user.click(choice);
  await user.click(await screen.findByRole('option', { name: 'Voor het dossier' }));
  expect(box(/^Stuur naar cliënt/)).toHaveProperty('checked', false);
  await user.click(screen.getByRole('button', { name: 'Uploaden' }));
  expect(sent[0]?.form.get('send_client')).toBe('0');
});

it('after the upload the recipients are named, and the dialog can only be closed', async () => {
  const { answer: reply } = fakeUpload();
  const { user, choose } = await open();
  choose(pdf);
  await user.click(box(/^Stuur naar cliënt/));
  await answer(user, 'Ja, stuur het');
  await user.click(screen.getByRole('button', { name: 'Uploaden en versturen' }));
  expect(screen.getByRole('button', { name: 'Annuleren' })).toBeTruthy();
  reply(200, { id: 1 });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Annuleren' })).toBeNull());
  await waitFor(
    () =>
      expect(toastStore.get()).toContainEqual(
        expect.objectContaining({
          message: 'Het bestand is geüpload.',
          description: 'De mail gaat naar Fatima El Amrani.',
        }),
      ),
    { timeout: 10_000 },
  );
});
