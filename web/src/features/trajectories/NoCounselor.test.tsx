import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fakeApi.ts';
import { showPart } from '../../testing/showPart.tsx';
import { NoCounselor } from './NoCounselor.tsx';

const organisation = { id: 3, name: 'De Brug' };

function asA(code: 'admin' | 'coordinator') {
  const person = { id: 9, name: 'Inge Aa' };
  const seen = fakeApi({
    'GET /auth/me': { account_types: [{ code, organisation, person }], abilities: [] },
    'PUT /people/9/account-types': {},
  });
  const { user } = showPart(<NoCounselor organisation={organisation} />);
  return { seen, user };
}

it('an administrator of an organisation without a counselor becomes one', async () => {
  const { seen, user } = asA('admin');
  await user.click(await screen.findByRole('button', { name: 'Maak mij adviseur' }));
  await waitFor(() =>
    expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({
      account_types: ['admin', 'counselor'],
    }),
  );
});

it('others are told whom to ask', async () => {
  asA('coordinator');
  expect(await screen.findByText(/Vraag een beheerder van De Brug/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
