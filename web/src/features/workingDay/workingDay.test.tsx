import { screen, waitFor, within } from '@testing-library/react';
import type { WorkingDay } from '@traject/contract/workingDay';
import { expect, it } from 'vitest';
import { fakeApi, refuse } from '../../testing/fakeApi.ts';
import { showPart } from '../../testing/showPart.tsx';
import { WorkingDayPanel } from './WorkingDayPanel.tsx';

const rule = { is_on: true, first_days: 5, next_days: 4, most: 3 };
const workingDay: WorkingDay = {
  reminders: { approval: rule, survey: { ...rule, is_on: false }, evaluation: rule, task: rule },
  calendar_names: false,
  quiet_days: 28,
  state_days: [
    { trajectory_state_id: 1, days: 14 },
    { trajectory_state_id: 5, days: null },
  ],
  version: 4,
};
const path = '/organisations/1/working-day';

async function open(answers: object = {}) {
  const seen = fakeApi({ [`GET ${path}`]: workingDay, ...answers });
  const { user } = showPart(<WorkingDayPanel organisationId={1} />);
  await screen.findByText('Vraag om akkoord');
  return { user, seen };
}
async function openDialog(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Werkdag wijzigen' }));
  return within(await screen.findByRole('dialog'));
}

it('shows in words what an organisation chose', async () => {
  await open();
  const facts = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['Vraag om akkoord', 'Na 5 dagen, dan elke 4 dagen, hoogstens 3 keer'],
    ['Vragenlijst', 'Geen herinneringen'],
    ['Beoordeling', 'Na 5 dagen, dan elke 4 dagen, hoogstens 3 keer'],
    ['Taak voor cliënt of werkgever', 'Na 5 dagen, dan elke 4 dagen, hoogstens 3 keer'],
    ['Namen van cliënten in de agenda', 'Alleen voorletters'],
    ['Geen contact', 'Na 28 dagen'],
    ['Te lang in een status', 'nieuw na 14 dagen'],
  ]);
});

it('saves the whole of it, with the version that was seen', async () => {
  const { user, seen } = await open({ [`PUT ${path}`]: workingDay });
  const dialog = await openDialog(user);
  const approval = within(dialog.getByRole('group', { name: 'Vraag om akkoord' }));
  await user.clear(approval.getByLabelText(/Eerste na/));
  await user.type(approval.getByLabelText(/Eerste na/), '7');
  const survey = within(dialog.getByRole('group', { name: 'Vragenlijst' }));
  expect(survey.queryByLabelText(/Eerste na/)).toBeNull();
  await user.click(survey.getByRole('checkbox', { name: 'Herinneringen sturen' }));
  await user.clear(dialog.getByLabelText('Nieuw'));
  await user.type(dialog.getByLabelText('Lopend'), '90');
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({
    ...workingDay,
    reminders: { ...workingDay.reminders, approval: { ...rule, first_days: 7 }, survey: rule },
    state_days: [
      { trajectory_state_id: 1, days: null },
      { trajectory_state_id: 5, days: 90 },
    ],
  });
});

it('says at the field what is out of bounds, and sends nothing', async () => {
  const { user, seen } = await open();
  const dialog = await openDialog(user);
  const task = within(dialog.getByRole('group', { name: 'Taak voor cliënt of werkgever' }));
  await user.clear(task.getByLabelText(/Hoogstens/));
  await user.type(task.getByLabelText(/Hoogstens/), '11');
  const quiet = dialog.getByLabelText(/Geen contact/);
  await user.clear(quiet);
  await user.type(quiet, '2');
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  expect(await task.findByText('Kies 10 of minder.')).toBeTruthy();
  expect(dialog.getByText('Kies 7 of meer.')).toBeTruthy();
  expect(seen.some(({ method }) => method === 'PUT')).toBe(false);
});

it('shows what another administrator chose meanwhile', async () => {
  let now = workingDay;
  const { user } = await open({
    [`GET ${path}`]: () => now,
    [`PUT ${path}`]: refuse(422, 'Wim Bos heeft dit gewijzigd.'),
  });
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('checkbox', { name: /Namen van cliënten/ }));
  now = { ...workingDay, quiet_days: 60, version: 5 };
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toContain('Geen contactNu 60Jij 28');
});

it('says so if it could not be loaded', async () => {
  fakeApi({ [`GET ${path}`]: refuse(500, 'x') });
  showPart(<WorkingDayPanel organisationId={1} />);
  expect(await screen.findByText('De instellingen van de werkdag zijn niet geladen.')).toBeTruthy();
});
