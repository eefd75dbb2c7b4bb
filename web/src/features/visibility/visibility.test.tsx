import { screen, waitFor, within } from '@testing-library/react';
import type { Visibility } from '@traject/contract/visibility';
import { expect, it } from 'vitest';
import { fakeApi, refuse } from '../../testing/fakeApi.ts';
import { showPart } from '../../testing/showPart.tsx';
import { VisibilityPanel } from './VisibilityPanel.tsx';

const now: Visibility = {
  trajectory_visibility: 'everyone',
  trajectories: 340,
  counselors: 12,
  leads: 2,
};

function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  const seen = fakeApi({ 'GET /organisations/1/visibility': now, ...answers });
  const shown = showPart(<VisibilityPanel organisationId={1} />);
  return { ...shown, seen };
}

const choice = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });

it('the choice is asked with what it changes, and saved after a yes', async () => {
  const saved = { ...now, trajectory_visibility: 'members' };
  const { user, seen } = open({ 'PUT /organisations/1/visibility': saved });
  expect((await choice(/Iedereen/)).checked).toBe(true);
  await user.click(await choice(/Alleen eigen/));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/12 adviseurs zien straks alleen nog eigen/)).toBeTruthy();
  expect(dialog.getByText(/340 trajecten/)).toBeTruthy();
  expect(dialog.getByText(/2 van hen leiden een team/)).toBeTruthy();
  expect(seen.some(({ method }) => method === 'PUT')).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Ja, scherm af' }));
  await waitFor(() =>
    expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({
      trajectory_visibility: 'members',
    }),
  );
});

it('a no leaves it as it was', async () => {
  const { user, seen } = open();
  await user.click(await choice(/Alleen eigen/));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Annuleren' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await choice(/Iedereen/)).checked).toBe(true);
  expect(seen.every(({ method }) => method === 'GET')).toBe(true);
});

it('says so when it could not be loaded, and tries again', async () => {
  open({ 'GET /organisations/1/visibility': refuse(500, 'Het lukt niet.') });
  expect(await screen.findByText('Wie welke trajecten ziet, is niet geladen.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /opnieuw/i })).toBeTruthy();
});
