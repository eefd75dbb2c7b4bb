import { screen, waitFor, within } from '@testing-library/react';
import type { SchoolNumbers } from '@traject/contract/schoolNumbers';
import { beforeEach, expect, it } from 'vitest';
import { aMe } from '../../testing/aSchool.ts';
import { signIn } from '../../testing/aToken.ts';
import { fakeApi, refuse } from '../../testing/fakeApi.ts';
import { openApp } from '../../testing/openApp.tsx';

const role = { expired: 1, open: 2, days: 2.5 };
const numbers: SchoolNumbers = {
  ...{ year: 2026, student_count: 2, still_count: 0, still: [] },
  roles: [
    { role: 'teacher', asked: 8, answered: 5, ...role },
    { role: 'mentor', asked: 1200, answered: 1197, ...role },
  ],
  months: [{ month: '2026-08', starter: 3, advanced: 1, professional: 0 }],
};
const diploma = {
  id: 5,
  title: 'Verzorgende IG',
  edition: '2026',
  organisation: { name: 'Zorgcollege' },
};
const inside = { 'GET /auth/me': aMe('coordinator'), 'GET /school-numbers/5': numbers };

beforeEach(() => {
  localStorage.setItem('cookies', 'accepted');
  signIn();
});

it('tells what was asked of whom and what became of it, and where the levels stood', async () => {
  fakeApi({ ...inside, 'GET /group-diplomas': [diploma] });
  openApp('/school-numbers');
  const asked = await screen.findByRole('table', { name: 'Gevraagd en beantwoord' });
  const rows = within(asked).getAllByRole('row');
  expect(rows.map((row) => row.textContent).slice(1)).toEqual([
    expect.stringMatching(/^Leraar8.*5 \(63%\).*2,5$/),
    expect.stringMatching(/^Begeleider1200.*2,5$/),
    expect.stringMatching(/^Samen1208.*–$/),
  ]);
  const levels = screen.getByRole('table', { name: 'Niveaus door de tijd' });
  expect(within(levels).getByRole('row', { name: /^31 aug 2026 3 1 0$/ })).toBeTruthy();
  expect(screen.getByText('Niemand staat stil')).toBeTruthy();
});

it('says that the diplomas could not be read, and reads them again when asked', async () => {
  let isDown = true;
  const list = () => (isDown ? refuse(403, 'Nee') : [diploma]);
  const seen = fakeApi({ ...inside, 'GET /group-diplomas': list });
  const user = openApp('/school-numbers');
  expect(await screen.findByText('De cijfers laden is niet gelukt')).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
  await waitFor(() => expect(screen.getByText('Niveaus door de tijd')).toBeTruthy());
  expect(seen.filter(({ path }) => path === '/group-diplomas')).toHaveLength(2);
});
