import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fakeApi.ts';
import { showPart } from '../../testing/showPart.tsx';
import { Caseload } from './Caseload.tsx';
// Loaded before the clock of a test starts.
import './HandoverDialog.tsx';

const noor = { id: 1, name: 'Noor Hendriks' };
const sam = { id: 2, name: 'Sam de Wit' };
const organisation = { id: 7, name: 'Loopbaanhuis Noord' };
const loads = [
  {
    ...{ person: noor, organisation, is_active: true, open: 2, overdue: 3, average_wait: 6 },
    states: [{ trajectory_state_id: 5, total: 2 }],
  },
  {
    ...{ person: sam, organisation, is_active: true, open: 0, overdue: 0, average_wait: null },
    states: [],
  },
];
const past = {
  ...{ id: 9, from: noor, to: sam, by: null, at: '2026-11-18T08:00:00Z', undone_at: null },
  ...{ trajectories: 2, tasks: 1, appointments: 0, may_undo: true },
};
const trajectory = (id: number, name: string) => ({
  ...{ id, client: { id, name }, counselor: noor, organisation },
  trajectory_state: { id: 5, code: 'in_progress', name: 'loopt' },
});

function open(handovers: (typeof past)[] = []) {
  const seen = fakeApi({
    'GET /caseload': loads,
    'GET /handovers': handovers,
    'GET /counselors?organisation_id=7': [noor, sam],
    'GET /teams': [],
    'GET /trajectories?counselor_id=1&state=new%2Cawaiting_client%2Cproposal_needed%2Cawaiting_employer%2Cin_progress&sort=client&per_page=100':
      {
        data: [trajectory(11, 'Fatima El Amrani'), trajectory(12, 'Samir Bakker')],
        meta: { current_page: 1, last_page: 1, from: 1, to: 2, total: 2 },
      },
    'POST /handovers': past,
    'POST /handovers/9/undo': { ...past, may_undo: false },
  });
  const { user } = showPart(<Caseload teamId={undefined} />);
  return { user, seen };
}

it('a part of a caseload is handed over, with or without a mail to clients', async () => {
  const { user, seen } = open();
  expect(await screen.findByText('3 taken')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Sam de Wit/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Trajecten van Noor Hendriks overdragen' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('combobox', { name: /Aan wie/ }), 'Sam de Wit{Enter}');
  await user.click(within(dialog).getByRole('radio', { name: 'Een deel' }));
  await user.click(await within(dialog).findByRole('checkbox', { name: 'Samir Bakker' }));
  await user.click(within(dialog).getByRole('checkbox', { name: /Cliënten per e-mail/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Overdragen' }));
  await waitFor(() =>
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      from_id: 1,
      to_id: 2,
      trajectory_ids: [12],
      tell_clients: true,
    }),
  );
});

it('a hand-over of today is undone after asking', async () => {
  const { user, seen } = open([past]);
  await user.click(
    await screen.findByRole('button', {
      name: 'Overdracht van Noor Hendriks naar Sam de Wit terugdraaien',
    }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Overdracht terugdraaien?' });
  await user.click(within(dialog).getByRole('button', { name: 'Terugdraaien' }));
  await waitFor(() => expect(seen.some(({ method }) => method === 'POST')).toBe(true));
});
