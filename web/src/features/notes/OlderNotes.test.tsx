import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../testing/aToken.ts';
import { fakeApi } from '../../testing/fakeApi.ts';
import { showPart } from '../../testing/showPart.tsx';
import { NotesPanel } from './NotesPanel.tsx';

const notes = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, n) => ({
    ...{ id: from - n, date: '2026-10-22 10:30:00', note: `notitie ${from - n}` },
    ...{ author: { name: 'Marieke' }, visible_client: false, visible_employer: false },
    ...{ version: 1, edited: null, may_edit: true },
  }));

beforeEach(() => signIn());

it('shows a hundred notes, and older ones when they are asked for', async () => {
  fakeApi({
    'GET /trajectories/1/notes': notes(130, 31),
    'GET /trajectories/1/notes?before=31': notes(30, 1),
  });
  const { user } = showPart(<NotesPanel trajectoryId={1} contactName={null} />);
  await user.click(await screen.findByRole('button', { name: 'Toon meer' }));
  expect(screen.getByText('notitie 31')).toBeTruthy();
  expect(screen.queryByText('notitie 30')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Toon oudere notities' }));
  await waitFor(() => expect(screen.getByText('notitie 1')).toBeTruthy());
  expect(screen.queryByRole('button', { name: 'Toon oudere notities' })).toBeNull();
  // Whoever pressed it by keyboard reads on there.
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Oudere notities' }));
});
