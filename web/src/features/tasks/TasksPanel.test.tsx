import { screen, waitFor, within } from '@testing-library/react';
import type { Task } from '@traject/contract/tasks';
import { describe, expect, it } from 'vitest';
import { anAskedTask, aTask } from '../../testing/aTask.ts';
import { fakeApi, refuse } from '../../testing/fakeApi.ts';
import { showPart } from '../../testing/showPart.tsx';
import { toastStore } from '../../ui/toast.ts';
import { TaskDialog } from './TaskDialog.tsx';
import { TasksPanel } from './TasksPanel.tsx';

const tasks = '/trajectories/4/tasks';
const toasts = () => toastStore.get().map(({ message }) => message);
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const recipients = {
  client: { name: 'Fatima El Amrani', email: 'fatima@mail.example' },
  employer: { name: 'Pieter Hoekstra', email: null },
};
const doers = [
  { id: 2, name: 'Marieke de Vries' },
  { id: 3, name: 'Tom Bakker' },
];

async function open(list: Task[], answers: Record<string, unknown> = {}) {
  const seen = fakeApi({
    [`GET ${tasks}`]: list,
    [`GET ${tasks}/doers`]: doers,
    [`GET ${tasks}/moved`]: { count: 0 },
    ...answers,
  });
  const { user } = showPart(
    <TasksPanel trajectoryId={4} organisationId={2} version={1} recipients={recipients} />,
  );
  await waitFor(() => expect(screen.queryByText(/laden/)).toBeNull());
  const writes = () =>
    seen.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
  return { user, seen, writes };
}

describe('the tasks of a trajectory', () => {
  it('are shown by what is open; what is done is folded away', async () => {
    const { user } = await open([
      aTask({ id: 1, title: 'Te laat ding', due_on: '2026-11-01', state: 'overdue' }),
      aTask({ id: 2, title: 'Later', due_on: '2099-01-01' }),
      aTask({ id: 3, title: 'Klaar', state: 'done', done_at: '2026-11-10T10:00:00Z' }),
    ]);
    expect(await screen.findByText('Te laat: uiterlijk 1 nov 2026')).toBeTruthy();
    expect(screen.getByText('Uiterlijk 1 jan 2099')).toBeTruthy();
    expect(screen.queryByText('Klaar')).toBeNull();
    await user.click(press(/3/));
    expect(screen.getByText('Klaar')).toBeTruthy();
    expect(screen.getByText('Gedaan op 10 nov 2026')).toBeTruthy();
  });

  it('are ticked off with one tap, which can be undone', async () => {
    let now = aTask();
    const become = (next: Task) => () => {
      now = next;
      return now;
    };
    const { user, writes } = await open([], {
      [`GET ${tasks}`]: () => [now],
      [`POST ${tasks}/1/done`]: become(aTask({ state: 'done' })),
      [`POST ${tasks}/1/reopen`]: become(aTask()),
    });
    await user.click(await screen.findByRole('button', { name: 'Vink af: Cv bekijken' }));
    await waitFor(() => expect(toasts()).toContain('De taak is afgevinkt.'));
    await waitFor(() => expect(screen.queryByText('Cv bekijken')).toBeNull());
    toastStore.get().at(-1)?.action?.onClick();
    await waitFor(() => expect(toasts()).toContain('De taak staat weer open.'));
    expect(writes()).toEqual([`POST ${tasks}/1/done`, `POST ${tasks}/1/reopen`]);
    expect(await screen.findByText('Cv bekijken')).toBeTruthy();
  });

  it('tell how far the question to a party is, and mail it again after asking', async () => {
    const { user, writes } = await open(
      [
        anAskedTask({ id: 1, title: 'een' }),
        anAskedTask({ id: 2, title: 'twee', opened_at: '2026-11-12T10:00:00Z' }),
        anAskedTask({ id: 3, title: 'drie', expires_at: '2026-11-10T10:00:00Z' }),
        anAskedTask({ id: 4, title: 'vier', sent_at: null, send_on: '2099-01-02', mail: null }),
        anAskedTask({ id: 5, title: 'vijf', sent_at: null, mail: null }),
        anAskedTask({
          ...{ id: 7, title: 'zeven', sent_at: null, mail: null },
          ...{ due_on: '2024-01-01', state: 'overdue' },
        }),
        anAskedTask({ id: 6, title: 'zes', sent_at: null, mail: null, due_on: '2099-01-09' }),
      ],
      { [`POST ${tasks}/1/send`]: anAskedTask(), [`POST ${tasks}/4/send`]: anAskedTask() },
    );
    expect(await screen.findByText('Gemaild op 9 nov 2026')).toBeTruthy();
    expect(screen.getByText('Geopend op 12 nov 2026')).toBeTruthy();
    expect(screen.getByText('De link werkt niet meer sinds 10 nov 2026')).toBeTruthy();
    expect(screen.getByText('Wordt gemaild op 2 jan 2099')).toBeTruthy();
    expect(screen.getByText('Nog niet gemaild: er is nog geen datum')).toBeTruthy();
    expect(screen.getByText('Wordt niet gemaild: het traject is afgerond')).toBeTruthy();
    expect(screen.getByText('Niet gemaild: de datum is al voorbij')).toBeTruthy();
    expect([press('Mail nu: zes'), press('Mail nu: zeven')]).toHaveLength(2);
    await user.click(press('Mail nu: vier'));
    await user.click(press('Mail opnieuw: een'));
    await user.click(await screen.findByRole('button', { name: 'Mail opnieuw' }));
    await waitFor(() => expect(writes()).toEqual([`POST ${tasks}/4/send`, `POST ${tasks}/1/send`]));
  });

  it('are added for a colleague or a party, and say who is mailed', async () => {
    const { user, seen } = await open([], { [`POST ${tasks}`]: aTask({ id: 9 }) });
    await user.click(press('Taak toevoegen'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nieuwe taak' }));
    await user.type(dialog.getByLabelText(/Wat moet er gebeuren/), 'Bellen');
    await user.type(dialog.getByLabelText(/Uiterlijk op/), '1-12-2026');
    const whom = dialog.getByRole('combobox', { name: 'Voor wie' });
    await user.click(whom);
    await user.click(await screen.findByRole('option', { name: 'Werkgever: Pieter Hoekstra' }));
    expect(dialog.getByText('De werkgever heeft nog geen e-mailadres')).toBeTruthy();
    await user.click(whom);
    await user.clear(whom);
    await user.click(await screen.findByRole('option', { name: 'Cliënt: Fatima El Amrani' }));
    expect(dialog.getByText(/krijgt een mail op fatima@mail.example/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(toasts()).toContain('De taak is opgeslagen.'));
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      title: 'Bellen',
      text: '',
      due_on: '2026-12-01',
      party: 'client',
      person_id: null,
    });
  });

  it('ask whether to move along when the date of a plan has moved', async () => {
    let count = 2;
    const planned = aTask({ plan: { id: 5, title: 'Eerste maand' } });
    const { user, seen } = await open([planned], {
      [`GET ${tasks}/moved`]: () => ({ count }),
      [`POST ${tasks}/move`]: () => {
        count = 0;
        return [planned];
      },
    });
    expect(await screen.findByText(/2 taken kunnen mee verschuiven/)).toBeTruthy();
    await user.click(press('Verschuif de taken'));
    await waitFor(() => expect(screen.queryByText(/mee verschuiven/)).toBeNull());
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ move: true });
  });

  it('come from a plan, of which nothing is added twice', async () => {
    const page = { data: [{ id: 5, title: 'Eerste maand' }], meta: { last_page: 1 } };
    const { user, writes } = await open([], {
      'GET /action-plans': page,
      'POST /trajectories/4/action-plans/5': { added: 0, tasks: [] },
    });
    await user.click(press('Actieplan toepassen'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Actieplan toepassen' }));
    await user.click(dialog.getByRole('combobox', { name: 'Actieplan' }));
    await user.click(await screen.findByRole('option', { name: 'Eerste maand' }));
    await user.click(dialog.getByRole('button', { name: 'Toepassen' }));
    await waitFor(() => expect(toasts()).toContain('Alles uit dit plan staat er al.'));
    expect(writes()).toEqual(['POST /trajectories/4/action-plans/5']);
  });

  it('that could not be loaded can be asked for again', async () => {
    await open([], { [`GET ${tasks}`]: () => refuse(403, 'Nee') });
    expect(await screen.findByText('Taken laden is niet gelukt')).toBeTruthy();
  });
});

it('the dialog without a trajectory is for oneself or a colleague', async () => {
  const seen = fakeApi({ 'GET /task-colleagues': doers, 'POST /tasks': aTask() });
  const { user } = showPart(
    <TaskDialog task={undefined} onSaved={() => undefined} onClose={() => undefined} />,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Nieuwe taak' }));
  await user.click(dialog.getByRole('combobox', { name: 'Voor wie' }));
  expect(screen.queryByRole('option', { name: /Cliënt/ })).toBeNull();
  await user.click(await screen.findByRole('option', { name: 'Tom Bakker' }));
  await user.type(dialog.getByLabelText(/Wat moet er gebeuren/), 'Lokaal');
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(seen.find(({ method }) => method === 'POST')?.body).toBeTruthy());
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
    title: 'Lokaal',
    text: '',
    due_on: null,
    person_id: 3,
  });
});
