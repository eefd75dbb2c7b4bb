import { screen, waitFor, within } from '@testing-library/react';
import type { Today } from '@traject/contract/today';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fakeApi.ts';
import { showPart } from '../../testing/showPart.tsx';
import { TodayPage } from './TodayPage.tsx';

const nothing = { total: 0, data: [] };
const empty: Today = {
  date: '2026-11-18',
  appointments: nothing,
  tasks: nothing,
  arrivals: nothing,
  messages: nothing,
  changes: nothing,
  waiting: { opened: nothing, ending: nothing, late: nothing, quiet: nothing, slow: nothing },
  scopes: ['mine'],
  teams: [],
};
const about = { id: 12, client: { name: 'Fatima El Amrani' }, counselor: { id: 1, name: 'Noor' } };

function open(day: Partial<Today> = {}, more: Record<string, unknown> = {}) {
  const seen = fakeApi({ 'GET /today': { ...empty, ...day }, ...more });
  const searched: object[] = [];
  const done: string[] = [];
  const shown = showPart(
    <TodayPage
      search={{}}
      onSearch={(next) => searched.push(next)}
      caseload={() => null}
      tasks={{
        onTick: ({ title }) => done.push(`tick ${title}`),
        onAdd: () => done.push('add'),
        onEdit: ({ title }) => done.push(`edit ${title}`),
        onRemove: ({ title }) => done.push(`remove ${title}`),
      }}
      appointments={{
        onAdd: () => done.push('plan'),
        onNote: ({ id }) => done.push(`note ${id}`),
      }}
      planFor={() => null}
    />,
  );
  return { ...shown, seen, searched, done };
}

it('an empty day looks good, in words', async () => {
  open();
  expect(await screen.findByText('woensdag 18 november 2026')).toBeTruthy();
  for (const line of [
    'Geen afspraken vandaag',
    'Geen taken voor vandaag',
    'Niets nieuws sinds gisteren',
    'Er blijft niets liggen',
  ])
    expect(screen.getByText(line)).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Van wie' })).toBeNull();
});

it('what was rejected says why, and leads to the trajectory', async () => {
  open({
    arrivals: {
      total: 1,
      data: [
        {
          kind: 'rejected',
          record_id: 12,
          at: '2026-11-18T08:00:00Z',
          who: 'Fatima El Amrani',
          what: null,
          reason: 'Te ver weg.',
          trajectory: about,
        },
      ],
    },
  });
  expect(await screen.findByText('Fatima El Amrani is niet akkoord met het traject')).toBeTruthy();
  expect(screen.getByText('“Te ver weg.”')).toBeTruthy();
  const look = screen.getByRole('link', { name: 'Bekijken bij Fatima El Amrani' });
  expect(look.getAttribute('href')).toBe('/trajectories/12');
});

it('what clients wrote and changed stands there until it was seen, and leads to it', async () => {
  const at = '2026-11-18T08:00:00Z';
  open({
    messages: {
      total: 12,
      data: [{ party: 'employer', who: 'Pieter Hoekstra', count: 2, at, trajectory: about }],
    },
    changes: { total: 1, data: [{ count: 1, at, trajectory: about }] },
  });
  const unread = within(await screen.findByRole('region', { name: 'Ongelezen berichten' }));
  expect(unread.getByText('2 berichten van Pieter Hoekstra')).toBeTruthy();
  expect(unread.getByText('en nog 11')).toBeTruthy();
  const look = unread.getByRole('link', { name: 'Bekijken bij Fatima El Amrani' });
  expect(look.getAttribute('href')).toBe('/trajectories/12#part-shared');
  const changed = within(screen.getByRole('region', { name: 'Gewijzigd door de cliënt' }));
  expect(changed.getByText('1 wijziging')).toBeTruthy();
  expect(screen.queryByText('Niets nieuws sinds gisteren')).toBeNull();
});

it('a question that waits is sent again with one press', async () => {
  const opened = {
    total: 1,
    data: [
      {
        question: { kind: 'review', record_id: 12, version_id: null, party: 'client' } as const,
        what: null,
        who: 'Fatima El Amrani',
        at: '2026-11-14T08:00:00Z',
        trajectory: about,
      },
    ],
  };
  const { user, seen } = open(
    { waiting: { ...empty.waiting, opened } },
    { 'POST /trajectories/12/resend-review': {} },
  );
  const group = await screen.findByRole('region', { name: 'Geopend, nog geen besluit' });
  await user.click(within(group).getByRole('button', { name: /opnieuw sturen/ }));
  await waitFor(() =>
    expect(seen.find(({ method }) => method === 'POST')?.path).toBe(
      '/trajectories/12/resend-review',
    ),
  );
});

it('a coordinator chooses whose day it is', async () => {
  const { user, searched } = open({
    scopes: ['mine', 'team', 'everyone'],
    teams: [{ id: 5, name: 'Noord' }],
  });
  const choice = await screen.findByRole('combobox', { name: 'Van wie' });
  await user.selectOptions(choice, 'Team Noord');
  await user.selectOptions(choice, 'Iedereen');
  expect(searched).toEqual([{ scope: 'team', team_id: 5 }, { scope: 'everyone' }]);
});

it('what is overdue says so, what is later waits behind a button, and each is ticked off', async () => {
  const task = { text: '', person: { id: 1, name: 'Noor' }, trajectory: about, version: 1 };
  const data = [
    { ...task, id: 1, title: 'Bellen', due_on: '2026-11-16' },
    { ...task, id: 2, title: 'Overleg', due_on: '2026-11-18', trajectory: null },
    { ...task, id: 3, title: 'Ooit', due_on: null },
  ];
  const { user, done } = open({ tasks: { total: 3, data } });
  expect(await screen.findByText('Te laat: 16 nov 2026')).toBeTruthy();
  expect(screen.queryByText('Ooit')).toBeNull();
  await user.click(screen.getByRole('button', { name: /alle/i }));
  expect(screen.getByText('Ooit')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Bellen afvinken' }));
  await user.click(screen.getByRole('button', { name: 'Overleg' }));
  expect(done).toEqual(['tick Bellen', 'edit Overleg']);
});
