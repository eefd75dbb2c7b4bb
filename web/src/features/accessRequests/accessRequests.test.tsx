import { screen, waitFor, within } from '@testing-library/react';
import type { AccessRequests } from '@traject/contract/accessRequests';
import { expect, it } from 'vitest';
import { fakeApi, refuse } from '../../testing/fakeApi.ts';
import { showPart } from '../../testing/showPart.tsx';
import { toastStore } from '../../ui/toast.ts';
import { AccessRequestsPage } from './AccessRequestsPage.tsx';
import { MissingTrajectory } from './MissingTrajectory.tsx';
import { RequestsBar } from './RequestsBar.tsx';

const organisation = { id: 7, name: 'Loopbaanhuis Noord', trajectory_visibility: 'members' };
const person = { id: 21, name: 'Sam de Wit' };
const asked = {
  ...{ id: 3, organisation, about: 'Bakker', reason: 'Noor is ziek.' },
  asked_at: '2026-11-16T09:00:00Z',
};
const open = {
  ...asked,
  asked_by: { id: 22, name: 'Sam de Wit' },
  suggestions: [
    {
      id: 41,
      client: { id: 5, name: 'Ineke Bakker' },
      counselor: { id: 23, name: 'Noor Hendriks' },
      trajectory_state: { id: 1, code: 'new' as const, name: 'nieuw' },
    },
  ],
};
const nothing = () => new Response(null, { status: 204 });

function api(code: string, requests: Partial<AccessRequests>, answers: object = {}) {
  return fakeApi({
    'GET /auth/me': { account_types: [{ code, organisation, person }], abilities: [] },
    'GET /access-requests': { to_decide: [], own: [], ...requests },
    'GET /access-requests/count': { to_decide: requests.to_decide?.length ?? 0 },
    'POST /access-requests': { ...asked, state: 'open' },
    ...answers,
  });
}

it('a coordinator gives what was meant for a week with one press, or for a month', async () => {
  const path = '/access-requests/3/grant';
  const seen = api('coordinator', { to_decide: [open] }, { [`POST ${path}`]: nothing });
  const { user } = showPart(<AccessRequestsPage />);
  expect(await screen.findByText('Sam de Wit vraagt toegang tot: Bakker')).toBeTruthy();
  const give = () =>
    screen.getByRole('button', { name: /^Geef .* toegang tot het traject van Ineke Bakker$/ });
  expect(give().textContent).toBe('Geef 7 dagen');
  await user.click(screen.getByRole('radio', { name: '30 dagen' }));
  await user.click(give());
  const sent = () => seen.find(({ method }) => method === 'POST');
  await waitFor(() => expect(sent()?.body).toEqual({ trajectory_id: 41, days: 30 }));
});

it('a coordinator who is too late hears that a colleague decided', async () => {
  const told = 'Een collega heeft hier net over besloten.';
  api('coordinator', { to_decide: [open] }, { 'POST /access-requests/3/grant': refuse(422, told) });
  const { user } = showPart(<AccessRequestsPage />);
  await user.click(await screen.findByRole('button', { name: /^Geef 7 dagen/ }));
  await waitFor(() => expect(toastStore.get().at(-1)?.description).toBe(told));
});

it('where nothing was found, the coordinator can only turn it down, after a question', async () => {
  const seen = api(
    'coordinator',
    { to_decide: [{ ...open, suggestions: [] }] },
    { 'POST /access-requests/3/refuse': nothing },
  );
  const { user } = showPart(<AccessRequestsPage />);
  expect(await screen.findByText(/geen traject dat hierop lijkt/)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Wijs af: het verzoek van Sam de Wit' }));
  const question = await screen.findByRole('dialog', { name: 'Verzoek afwijzen?' });
  await user.click(within(question).getByRole('button', { name: 'Wijs af' }));
  await waitFor(() => expect(seen.some(({ path }) => path.endsWith('/refuse'))).toBe(true));
});

it('a counselor who finds nothing asks for it, and is told calmly that it was sent', async () => {
  const seen = api('counselor', {});
  const { user } = showPart(<MissingTrajectory about="Bakker" />);
  await user.click(screen.getByRole('button', { name: 'Vraag toegang' }));
  const dialog = await screen.findByRole('dialog', { name: 'Toegang tot een traject vragen' });
  const send = within(dialog).getByRole('button', { name: 'Verstuur' });
  expect(send).toHaveProperty('disabled', true);
  await user.type(within(dialog).getByRole('textbox', { name: /Waarom/ }), 'Noor is ziek.');
  await user.click(send);
  expect(await screen.findByRole('dialog', { name: 'Je verzoek is verstuurd' })).toBeTruthy();
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
    organisation_id: 7,
    about: 'Bakker',
    reason: 'Noor is ziek.',
  });
});

it('a counselor sees what became of their own requests', async () => {
  const decided = { decided_at: '2026-11-16T10:00:00Z', trajectory_id: null, until: null };
  api('counselor', {
    own: [
      { ...asked, ...decided, id: 6, state: 'open', decided_at: null },
      { ...asked, ...decided, id: 5, state: 'given', trajectory_id: 41, until: '2199-01-01' },
      { ...asked, ...decided, id: 4, state: 'given', trajectory_id: 41, until: '2020-01-01' },
      { ...asked, ...decided, state: 'refused' },
    ],
  });
  showPart(<AccessRequestsPage />);
  for (const said of [
    'Nog niet besloten',
    'Toegang tot en met 1 jan 2199',
    'Toegang afgelopen op 1 jan 2020',
    'Afgewezen',
  ])
    expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Open het traject' })).toHaveLength(1);
  expect(screen.queryByText('Toegang gevraagd')).toBeNull();
});

it('the bar above the list counts what waits, and is not there when nothing does', async () => {
  api('coordinator', { to_decide: [open, { ...open, id: 8 }] });
  showPart(<RequestsBar />);
  expect(await screen.findByText(/2 verzoeken om toegang tot een traject/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Bekijken' }).getAttribute('href')).toBe(
    '/access-requests',
  );
});
