import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fakeApi.ts';
import { showPart } from '../../testing/showPart.tsx';
import { TeamsPage } from './TeamsPage.tsx';
// Loaded before the clock of a test starts.
import './TeamDialog.tsx';

const noor = { id: 1, name: 'Noor Hendriks' };
const sam = { id: 2, name: 'Sam de Wit' };
const wilma = { id: 3, name: 'Wilma Schouten' };
const west = {
  ...{ id: 5, name: 'West', version: 3 },
  members: [
    { person: noor, is_lead: true, is_active: true },
    { person: wilma, is_lead: false, is_active: false },
  ],
};

function open(...teams: (typeof west)[]) {
  const seen = fakeApi({
    'GET /administration/organisations': [{ id: 7, name: 'Loopbaanhuis Noord' }],
    'GET /organisations/7/teams': teams,
    'GET /counselors?organisation_id=7': [noor, sam],
    'POST /organisations/7/teams': west,
    'PATCH /organisations/7/teams/5': west,
  });
  const { user } = showPart(<TeamsPage search={{}} onSearch={() => undefined} />);
  const sent = (method: string) => seen.find((one) => one.method === method)?.body;
  return { user, sent };
}

it('a new team gets its counselors and its lead', async () => {
  const { user, sent } = open();
  expect(await screen.findByText('Nog geen teams')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Team toevoegen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nieuw team' });
  await user.type(within(dialog).getByRole('textbox', { name: /Naam/ }), 'Oost');
  for (const { name } of [noor, sam])
    await user.type(
      within(dialog).getByRole('combobox', { name: 'Adviseur toevoegen' }),
      `${name}{Enter}`,
    );
  expect(within(dialog).getByText(/Dit team heeft geen teamleider/)).toBeTruthy();
  await user.click(within(dialog).getByRole('checkbox', { name: 'Sam de Wit is teamleider' }));
  expect(within(dialog).queryByText(/Dit team heeft geen teamleider/)).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Opslaan' }));
  await waitFor(() =>
    expect(sent('POST')).toEqual({
      name: 'Oost',
      members: [
        { person_id: 1, is_lead: false },
        { person_id: 2, is_lead: true },
      ],
    }),
  );
});

it('somebody who left is named as such, and can be taken out', async () => {
  const { user, sent } = open(west);
  const row = await screen.findByRole('row', { name: /West/ });
  await user.click(within(row).getByRole('button', { name: /bewerken/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Team bewerken' });
  expect(within(dialog).getByText('Heeft geen toegang meer')).toBeTruthy();
  await user.click(
    within(dialog).getByRole('button', { name: 'Wilma Schouten uit het team halen' }),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Opslaan' }));
  await waitFor(() =>
    expect(sent('PATCH')).toEqual({
      name: 'West',
      members: [{ person_id: 1, is_lead: true }],
      version: 3,
    }),
  );
});

it('a team without a lead says so', async () => {
  open({ ...west, members: [] });
  const row = await screen.findByRole('row', { name: /West/ });
  expect(within(row).getByText('Geen teamleider')).toBeTruthy();
  expect(within(row).getByText('Nog niemand')).toBeTruthy();
});
