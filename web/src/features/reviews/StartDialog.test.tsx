import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeUpload } from '../../testing/fakeUpload.ts';
import { showPart } from '../../testing/showPart.tsx';
import { toastStore } from '../../ui/toast.ts';
import { progressOf, StartDialog, type StartProps } from './StartDialog.tsx';

const plan = new File(['%PDF-1'], 'plan.pdf');
const proposal = new File(['%PDF-2'], 'offerte.pdf');
const recipient = { name: 'Pieter Hoekstra', email: 'pieter@werk.example' };
const toasts = () => toastStore.get().map(({ message }) => message);
const start = () => screen.getByRole('button', { name: /^(Stuur naar|Versturen)/ });
const choose = (label: RegExp, ...files: File[]) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files } });

async function open(given: Partial<StartProps>) {
  const server = fakeUpload();
  const onStarted = vi.fn(async () => undefined);
  const onClose = vi.fn();
  const props = { trajectoryId: 4, party: 'client', recipient, onEdit: undefined } as const;
  const { user } = showPart(
    <StartDialog {...props} {...given} onStarted={onStarted} onClose={onClose} />,
  );
  await screen.findByRole('dialog');
  return { server, onStarted, onClose, user };
}

describe('starting the client trajectory', () => {
  it('[INFO-03, INFO-10] needs a plan, shows its name and sends it', async () => {
    const { server, user, onStarted, onClose } = await open({});
    expect(screen.getByText(/krijgt een mail op pieter@werk.example/)).toBeTruthy();
    expect(start()).toHaveProperty('disabled', true);
    choose(/Trajectplan$/, plan);
    expect(screen.getByText('plan.pdf')).toBeTruthy();
    expect(start()).toHaveProperty('disabled', false);
    await user.click(start());
    expect(start()).toHaveProperty('disabled', true);
    act(() => server.progress(40));
    expect(screen.getByText('Versturen… 40%')).toBeTruthy();
    expect(server.sent.map(({ address }) => address)).toEqual([
      'POST /api/trajectories/4/start-client',
    ]);
    expect([...(server.sent[0]?.form.entries() ?? [])]).toEqual([['trajectory_plan', plan]]);
    await act(async () => server.answer(200, {}));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(onStarted).toHaveBeenCalledOnce();
    expect(toasts()).toEqual([
      'Het plan wordt verstuurd naar Pieter Hoekstra, pieter@werk.example.',
    ]);
  });
});

it('closing the dialog after a refusal reloads the trajectory, which may have been started elsewhere', async () => {
  const { server, user, onStarted, onClose } = await open({});
  choose(/Trajectplan$/, plan);
  await user.click(start());
  await act(async () =>
    server.answer(422, { status: 422, errors: ['Het traject is al gestart.'] }),
  );
  expect(await screen.findByText('Versturen is niet gelukt')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Annuleren' }));
  await user.click(await screen.findByRole('button', { name: 'Ja, sluiten' }));
  await waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
  expect(onClose).toHaveBeenCalledOnce();
});

describe('starting the employer trajectory', () => {
  const party = 'employer';

  it('[INFO-04] waits for both files and sends them together', async () => {
    const { server, user } = await open({ party });
    choose(/Offerte$/, proposal);
    expect(start()).toHaveProperty('disabled', true);
    choose(/Trajectplan$/, plan);
    await user.click(start());
    expect(server.sent[0]?.address).toBe('POST /api/trajectories/4/start-employer');
    const form = server.sent[0]?.form;
    expect([form?.get('trajectory_plan'), form?.get('proposal')]).toEqual([plan, proposal]);
  });

  it.each([
    [422, 'Dit is nog niet goed. Lees wat erbij staat.', 'Kies een offerte.'],
    [500, 'Het traject naar de werkgever sturen is niet gelukt.', undefined],
  ])(
    '[INFO-04, INFO-05] a %i becomes a toast and an alert, and the dialog stays open',
    async (status, told, shown) => {
      const { server, user, onStarted, onClose } = await open({ party });
      choose(/Trajectplan$/, plan);
      choose(/Offerte$/, proposal);
      await user.click(start());
      await act(async () => server.answer(status, { status, errors: ['Kies een offerte.'] }));
      expect(toasts()).toEqual([told]);
      expect((await screen.findByText(shown ?? told)).closest('[role=alert]')).toBeTruthy();
      expect(start()).toHaveProperty('disabled', false);
      expect(onStarted).not.toHaveBeenCalled();
      expect(onClose).not.toHaveBeenCalled();
    },
  );

  it('[INFO-04] needs an email address, says so and opens the form for it', async () => {
    const onEdit = vi.fn();
    const { user } = await open({ party, onEdit, recipient: { name: null, email: null } });
    choose(/Trajectplan$/, plan);
    choose(/Offerte$/, proposal);
    expect(start()).toHaveProperty('disabled', true);
    expect(screen.getByText('De contactpersoon heeft nog geen e-mailadres')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Vul het e-mailadres in' }));
    expect(onEdit).toHaveBeenCalledOnce();
  });
});

const file = (size: number) => new File([new Uint8Array(size)], 'a.pdf');

it('[INFO-04] two files are sent one after the other, and each shows its progress', () => {
  const files = [file(300), file(100)];
  expect(progressOf(files, 0)).toEqual([0, 0]);
  expect(progressOf(files, 60)).toEqual([80, 0]);
  expect(progressOf(files, 75)).toEqual([100, 0]);
  expect(progressOf(files, 90)).toEqual([100, 60]);
  expect(progressOf(files, 100)).toEqual([100, 100]);
});
