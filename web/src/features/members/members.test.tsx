import { screen, waitFor, within } from '@testing-library/react';
import type { Member, Members } from '@traject/contract/members';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fakeApi.ts';
import { showPart } from '../../testing/showPart.tsx';
import { MembersLine } from './MembersLine.tsx';
// Loaded before the clock of a test starts.
import './MembersDialog.tsx';

const organisation = { id: 7, name: 'Loopbaanhuis Noord' };
const trajectory = {
  id: 4,
  counselor: { id: 1, name: 'Noor Hendriks' },
  organisation,
};
const sam: Member = {
  id: 12,
  person: { id: 2, name: 'Sam de Wit' },
  reason: 'replacement',
  until: '2026-12-12',
  has_ended: false,
  added_by: { name: 'Noor Hendriks' },
  added_at: '2026-11-02T10:00:00Z',
  may_remove: true,
};
const iris: Member = {
  ...sam,
  ...{ id: 13, person: { id: 3, name: 'Iris Bos' }, reason: 'takes_over', until: null },
};
const counselors = [trajectory.counselor, sam.person, iris.person];

/** In an organisation whose counselors see only their own trajectories and those they work on. */
const closed = { ...organisation, trajectory_visibility: 'members' };

async function open(members: Partial<Members>, person = sam.person) {
  const seen = fakeApi({
    'GET /trajectories/4/members': {
      data: [sam],
      may_share: true,
      may_hand_over: true,
      ...members,
    },
    'GET /auth/me': {
      account_types: [{ code: 'counselor', person, organisation: closed }],
      abilities: [],
    },
    'GET /counselors': counselors,
    'GET /teams': [{ id: 5, name: 'Noord', organisation, member_ids: [1, 3] }],
    'POST /trajectories/4/members': sam,
    'PATCH /trajectories/4': {},
    'DELETE /trajectories/4/members/12': () => new Response(null, { status: 204 }),
  });
  const onHandedOver = vi.fn();
  const { user } = showPart(<MembersLine trajectory={trajectory} onHandedOver={onHandedOver} />);
  const button = await screen.findByRole('button', { name: /^Collega’s bij dit traject/ });
  const openDialog = async () => {
    await user.click(button);
    return screen.findByRole('dialog', { name: 'Collega’s bij dit traject' });
  };
  return { seen, user, button, openDialog, onHandedOver };
}

it('the line says who works on it, why and until when, but not who did so before', async () => {
  const { button, openDialog } = await open({
    data: [sam, { ...iris, reason: 'asked', until: '2026-11-01', has_ended: true }],
  });
  expect(screen.getByText('Vervangt tot en met 12 dec 2026')).toBeTruthy();
  expect(screen.queryByText(/Iris Bos/)).toBeNull();
  expect(button.textContent).toBe('Wijzigen');
  const rows = within(await openDialog()).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getAllByText(/./)[0]?.textContent)).toEqual([
    'Noor Hendriks',
    'Sam de Wit',
    'Iris Bos',
  ]);
  expect(within(rows[2] as HTMLElement).getByText('Afgelopen op 1 nov 2026')).toBeTruthy();
});

it('a replacement is added until a day, which is asked for', async () => {
  const { user, seen, openDialog } = await open({ data: [] });
  const list = await openDialog();
  expect(within(list).getByText('Nog geen collega’s')).toBeTruthy();
  await user.click(within(list).getByRole('button', { name: 'Collega toevoegen' }));
  const form = await screen.findByRole('dialog', { name: 'Collega toevoegen' });
  const save = within(form).getByRole('button', { name: 'Toevoegen' });
  await user.type(within(form).getByRole('combobox', { name: /Collega/ }), 'Sam de Wit{Enter}');
  await user.click(within(form).getByRole('radio', { name: 'Vervangt' }));
  expect(save).toHaveProperty('disabled', true);
  await user.type(within(form).getByRole('textbox', { name: /Tot en met/ }), '12-12-2026');
  await user.click(save);
  await waitFor(() =>
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      person_id: 2,
      reason: 'replacement',
      until: '2026-12-12',
    }),
  );
  expect(await screen.findByRole('dialog', { name: 'Collega’s bij dit traject' })).toBeTruthy();
});

it('who takes over is made the counselor after a question', async () => {
  const { user, seen, openDialog, onHandedOver } = await open({ data: [iris] });
  await openDialog();
  await user.click(screen.getByRole('button', { name: 'Maak adviseur: Iris Bos' }));
  const question = await screen.findByRole('dialog', { name: 'Iris Bos adviseur maken?' });
  expect(within(question).getByText(/in plaats van Noor Hendriks/)).toBeTruthy();
  await user.click(within(question).getByRole('button', { name: 'Maak adviseur' }));
  await waitFor(() => expect(onHandedOver).toHaveBeenCalledOnce());
  expect(seen.find(({ method }) => method === 'PATCH')?.body).toEqual({ counselor_id: 3 });
});

it('a counselor who would not see it any more is told so before it is handed over', async () => {
  const { user, openDialog } = await open({ data: [iris] }, trajectory.counselor);
  await openDialog();
  await user.click(screen.getByRole('button', { name: 'Maak adviseur: Iris Bos' }));
  const question = await screen.findByRole('dialog', { name: 'Iris Bos adviseur maken?' });
  expect(within(question).getByText(/Jij ziet het daarna alleen nog als je wordt/)).toBeTruthy();
});

it('somebody who works on it as a colleague can leave, and add nobody', async () => {
  const { user, button, seen, openDialog } = await open({
    data: [sam, { ...iris, may_remove: false }],
    may_share: false,
    may_hand_over: false,
  });
  expect(button.textContent).toBe('Bekijken');
  await openDialog();
  expect(screen.queryByRole('button', { name: 'Collega toevoegen' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Iris Bos/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sam de Wit weghalen' }));
  const question = await screen.findByRole('dialog', { name: 'Niet meer meewerken?' });
  await user.click(within(question).getByRole('button', { name: 'Niet meer meewerken' }));
  await waitFor(() => expect(seen.some(({ method }) => method === 'DELETE')).toBe(true));
});

it('colleagues in the team of the counselor come first', async () => {
  const { user, openDialog } = await open({ data: [] });
  await openDialog();
  await user.click(screen.getByRole('button', { name: 'Collega toevoegen' }));
  await user.click(await screen.findByRole('combobox', { name: /Collega/ }));
  await waitFor(() =>
    expect(screen.getAllByRole('group').map((group) => group.textContent)).toEqual([
      'Zelfde teamIris Bos',
      'Andere collega’sSam de Wit',
    ]),
  );
});
