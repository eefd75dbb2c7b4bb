import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../testing/aToken.ts';
import { openShell } from '../../testing/openShell.tsx';

const meta = { current_page: 1, last_page: 1, from: null, to: null, total: 0 };
const names = ['name', 'organisation', 'people', 'lists', 'templates'];

function aBeginning() {
  const done = new Set<string>();
  let isClosed = false;
  const steps = () => (isClosed ? null : names.map((step) => ({ step, done: done.has(step) })));
  const path = '/organisations/1/first-steps';
  return {
    'GET /auth/me': () => ({
      ...{ first_name: 'Info', last_name: 'Beheerder', account_types: [{ code: 'admin' }] },
      ...{ abilities: ['administration'], beginning_at: isClosed ? [] : [1] },
    }),
    'GET /administration/organisations': [{ id: 1, name: 'Mijn organisatie', people: 1 }],
    'GET /people': { data: [], meta },
    [`GET ${path}`]: steps,
    [`POST ${path}`]: (body: unknown) => {
      done.add((body as { step: string }).step);
      return steps();
    },
    [`POST ${path}/name`]: () => {
      done.add('name');
      return steps();
    },
    [`POST ${path}/templates`]: () => {
      done.add('templates');
      return steps();
    },
    [`POST ${path}/close`]: () => {
      isClosed = true;
      return Response.json(null);
    },
  };
}

beforeEach(() => {
  signIn();
  localStorage.setItem('cookies', 'accepted');
});

describe('the first administrator', () => {
  it('fills in a name, adds the templates, ticks off the rest and hides the list', async () => {
    const { user, seen } = await openShell('/admin/people', aBeginning());
    const panel = within(
      await screen.findByRole('region', { name: 'Welkom. Zo begin je met Mijn organisatie' }),
    );
    expect(panel.getAllByRole('img', { name: 'Nog te doen' })).toHaveLength(5);
    const first = await panel.findByRole('textbox', { name: /Voornaam/ });
    expect(first).toHaveProperty('value', 'Info');
    await user.clear(first);
    await user.type(first, 'Inge');
    await user.click(panel.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(panel.getAllByRole('img', { name: 'Gedaan' })).toHaveLength(1));
    expect(seen.find(({ path }) => path.endsWith('/name'))?.body).toEqual({
      first_name: 'Inge',
      last_name: 'Beheerder',
    });
    await user.click(panel.getByRole('button', { name: 'Neem ze over' }));
    expect(await screen.findByText(/De sjablonen staan klaar/)).toBeTruthy();
    const [tick] = panel.getAllByRole('button', { name: 'Vink af' });
    if (tick) await user.click(tick);
    await waitFor(() => expect(panel.getAllByRole('img', { name: 'Gedaan' })).toHaveLength(3));
    await user.click(panel.getByRole('button', { name: 'Verberg deze lijst' }));
    await waitFor(() => expect(screen.queryByText(/Zo begin je/)).toBeNull());
  });

  it('is led there from the first page after sign-in', async () => {
    const answers = { ...aBeginning(), 'GET /evaluation-students': { data: [], meta } };
    await openShell('/evaluation-students', answers);
    const link = await screen.findByRole('link', { name: 'Naar de eerste stappen' });
    expect(link.getAttribute('href')).toBe('/admin/people');
  });
});
