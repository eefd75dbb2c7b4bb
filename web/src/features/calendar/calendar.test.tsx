import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fakeApi.ts';
import { showPart } from '../../testing/showPart.tsx';
import { CalendarPanel } from './CalendarPanel.tsx';

const address = `https://traject.example/api/calendar/${'x'.repeat(43)}`;
const place = {
  organisation: { id: 2, name: 'Werkwijzer' },
  has_names: false,
  made_at: null as string | null,
};

it('makes an address that is shown once, copies it, and switches it off after asking', async () => {
  let made_at: string | null = null;
  const seen = fakeApi({
    'GET /account/calendar': () => [{ ...place, made_at }],
    'POST /account/calendar': () => {
      made_at = '2026-11-16T10:00:00Z';
      return { address };
    },
    'DELETE /account/calendar': () => {
      made_at = null;
      return new Response(null, { status: 204 });
    },
  });
  const { user } = showPart(<CalendarPanel />);
  expect(await screen.findByText(/Nog geen adres. Van cliënten staan alleen/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Maak een adres' }));
  const box = (await screen.findByLabelText('Je agenda-adres')) as HTMLInputElement;
  expect(box.value).toBe(address);
  await user.click(screen.getByRole('button', { name: 'Kopieer het adres' }));
  expect(await navigator.clipboard.readText()).toBe(address);
  expect(await screen.findByText(/Adres gemaakt op 16 nov 2026/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Zet uit' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Zet uit' }));
  expect(await screen.findByText(/Nog geen adres/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByLabelText('Je agenda-adres')).toBeNull());
  const writes = seen.filter(({ method }) => method !== 'GET').map(({ method }) => method);
  expect(writes).toEqual(['POST', 'DELETE']);
});
