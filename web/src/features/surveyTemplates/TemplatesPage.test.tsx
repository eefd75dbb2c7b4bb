import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../testing/aToken.ts';
import { addressNow } from '../../testing/openApp.tsx';
import { openShell } from '../../testing/openShell.tsx';

const aTemplate = (id: number, type: 'client' | 'employer') => ({
  id,
  title: `Lijst ${id}`,
  type,
  organisation: { id: 1, name: 'Stichting Werkwijzer' },
  question_count: 2,
  version: 1,
});
const page = (number: number, ...data: object[]) => ({
  data,
  meta: { current_page: number, last_page: 2, from: number, to: number, total: 2 },
});
const me = { account_types: [{ code: 'counselor' }], abilities: ['templates'] };

beforeEach(() => {
  signIn();
  localStorage.setItem('cookies', 'accepted');
});

it('[SVTP-01] the list comes in pages and by type, and the address knows both', async () => {
  const { user, seen } = await openShell('/survey-templates', {
    'GET /auth/me': me,
    'GET /organisations': [{ id: 1, name: 'Stichting Werkwijzer' }],
    'GET /survey-templates': page(1, aTemplate(1, 'client')),
    'GET /survey-templates?page=2': page(2, aTemplate(2, 'employer')),
    'GET /survey-templates?type=employer': page(1, aTemplate(3, 'employer')),
  });
  const link = await screen.findByRole('link', { name: 'Lijst 1' });
  expect(link.getAttribute('href')).toBe('/survey-templates/1');
  await user.click(screen.getByRole('button', { name: 'Pagina 2' }));
  expect(await screen.findByRole('link', { name: 'Lijst 2' })).toBeTruthy();
  expect(addressNow()).toBe('/survey-templates?page=2');
  await user.selectOptions(screen.getByLabelText('Voor wie'), 'Voor de werkgever');
  expect(await screen.findByRole('link', { name: 'Lijst 3' })).toBeTruthy();
  expect(addressNow()).toBe('/survey-templates?type=employer');
  expect(seen.map(({ path }) => path)).toContain('/survey-templates?type=employer');
});

it('is searched by title, also within a type', async () => {
  const { user } = await openShell('/survey-templates?type=employer', {
    'GET /auth/me': me,
    'GET /survey-templates?type=employer': page(1, aTemplate(1, 'employer')),
    'GET /survey-templates?type=employer&q=lijst': page(1, aTemplate(3, 'employer')),
  });
  await user.type(await screen.findByRole('searchbox', { name: 'Zoek op titel' }), 'lijst');
  expect(await screen.findByRole('link', { name: 'Lijst 3' })).toBeTruthy();
  expect(addressNow()).toBe('/survey-templates?type=employer&q=lijst');
});

it.each(['/survey-templates', '/survey-templates/1'])(
  '[SVTP-01, SVTP-02] %s does not exist for somebody who may not write surveys',
  async (address) => {
    await openShell(address, { 'GET /auth/me': { account_types: [], abilities: [] } });
    await waitFor(() => expect(addressNow()).toBe('/page_not_found'));
  },
);
