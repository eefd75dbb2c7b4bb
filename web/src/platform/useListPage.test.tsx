import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../testing/aToken.ts';
import { addressNow } from '../testing/openApp.tsx';
import { openShell } from '../testing/openShell.tsx';

beforeEach(() => {
  localStorage.setItem('cookies', 'accepted');
  signIn();
});

/** Only the first page comes; the others stay on their way. */
const firstOf = (first: object) => {
  let count = 0;
  return () => (count++ === 0 ? first : new Promise(() => {}));
};
const meta = { current_page: 1, last_page: 5, from: 1, to: 15, total: 70 };
const organisation = { id: 1, name: 'Stichting Werkwijzer' };
const person = { id: 5, name: 'Zoë' };

const admin = {
  'GET /administration/organisations': [organisation],
  'GET /mail-server': { state: 'working' },
};

it.each([
  ['/trajectories', 'GET /trajectories', 'invoicing', { 'GET /counselors': [] }],
  ['/admin/mail', 'GET /mails', 'administration', admin],
])(
  'a second click on the next page of %s goes on while the first is on its way',
  async (...given) => {
    const [address, list, ability, answers] = given;
    const me = { account_types: [{ code: 'admin', organisation, person }], abilities: [ability] };
    const { user, seen } = await openShell(address, {
      ...{ 'GET /auth/me': me, [list]: firstOf({ data: [], meta }) },
      ...answers,
    });
    for (const page of [2, 3]) {
      await user.click(await screen.findByRole('button', { name: 'Volgende pagina' }));
      await waitFor(() => expect(addressNow()).toBe(`${address}?page=${page}`));
    }
    await waitFor(() => expect(seen.filter(({ path }) => path.includes('page=3'))).toHaveLength(1));
  },
);
