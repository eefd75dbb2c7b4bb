import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fakeApi.ts';
import { showPart } from '../../testing/showPart.tsx';
import { DigestsPanel } from './DigestsPanel.tsx';

const alfa = { organisation: { id: 1, name: 'Alfa' }, weekday: null };
const beta = { organisation: { id: 2, name: 'Beta' }, weekday: 5 };

it('shows the day for each organisation, and changes it', async () => {
  const seen = fakeApi({ 'GET /account/digests': [alfa, beta], 'PUT /account/digests': [] });
  const { user } = showPart(<DigestsPanel />);
  const day = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
  expect(await screen.findByText('Weekoverzicht per e-mail')).toBeTruthy();
  expect([day('Alfa').value, day('Beta').value]).toEqual(['Geen overzicht', 'vrijdag']);
  await user.click(day('Alfa'));
  await user.click(await screen.findByRole('option', { name: 'maandag' }));
  const bodies = () => seen.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  await waitFor(() => expect(bodies()).toEqual([{ organisation_id: 1, weekday: 1 }]));
  await user.click(day('Beta'));
  await user.click(await screen.findByRole('option', { name: 'Geen overzicht' }));
  await waitFor(() => expect(bodies()[1]).toEqual({ organisation_id: 2, weekday: null }));
});

it('is not there for somebody who works nowhere', async () => {
  const seen = fakeApi({ 'GET /account/digests': [] });
  showPart(<DigestsPanel />);
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(screen.queryByText('Weekoverzicht per e-mail')).toBeNull();
});
