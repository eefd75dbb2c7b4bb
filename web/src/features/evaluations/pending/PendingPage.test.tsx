import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aMe, anEvaluation, aPending } from '../../../testing/aSchool.ts';
import { signIn } from '../../../testing/aToken.ts';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { addressNow, openApp } from '../../../testing/openApp.tsx';

const process = (work_process_id: number, number: string) => ({
  work_process: { work_process_id, number, title: `Werkproces ${number}` },
});
const sanne = { student: { id: 4, name: 'Sanne Bos' } };
const pending = [
  aPending(40, process(11, '1.1')),
  aPending(41, { ...sanne, ...process(11, '1.1'), evaluator_role: { name: 'coach' } }),
  aPending(42, { ...process(12, '1.2'), expires_at: '2026-12-20T10:00:00Z' }),
];
const inside = {
  'GET /auth/me': aMe('evaluator'),
  'GET /pending-evaluations': pending,
  'GET /work-processes': [],
};
const tables = () => screen.findAllByRole('table');
const regions = () =>
  screen
    .getAllByRole('region')
    .map((region) => within(region).getByRole('heading', { level: 2 }).parentElement?.textContent);

beforeEach(() => {
  localStorage.setItem('cookies', 'accepted');
  signIn();
});

it('puts what is pending together by student or by work process, with how many and until when', async () => {
  fakeApi(inside);
  const user = openApp('/pending-evaluations');
  const group = await screen.findByRole('combobox', { name: 'Groeperen' });
  expect(await tables()).toHaveLength(1);
  await user.selectOptions(group, 'Per student');
  await waitFor(() => expect(addressNow()).toBe('/pending-evaluations?by=student'));
  expect(regions()).toEqual([
    'Daan Verhoeven22 in totaalDe eerste tot en met 1 dec 2026',
    'Sanne Bos11 in totaalTot en met 1 dec 2026',
  ]);
  await user.selectOptions(group, 'Per werkproces');
  await waitFor(() =>
    expect(regions()).toEqual([
      '1.1 Werkproces 1.122 in totaalDe eerste tot en met 1 dec 2026',
      '1.2 Werkproces 1.211 in totaalTot en met 20 dec 2026',
    ]),
  );
});

it('shows those of one role or one student, and says when there are none', async () => {
  fakeApi(inside);
  const user = openApp('/pending-evaluations');
  const rows = async () =>
    within((await tables())[0] as HTMLElement).getAllByRole('row').length - 1;
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Rol' }), 'Coach');
  await waitFor(async () => expect(await rows()).toBe(1));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rol' }), 'Alle rollen');
  await user.type(screen.getByRole('searchbox', { name: 'Zoek op student' }), 'daan');
  await waitFor(async () => expect(await rows()).toBe(2));
  await user.type(screen.getByRole('searchbox'), ' zz');
  expect(await screen.findByText('Niets gevonden')).toBeTruthy();
});

it('shows fifty at a time, and the last page when what came after it was answered', async () => {
  const many = Array.from({ length: 120 }, (_, n) =>
    aPending(100 + n, {
      ...process(11 + (n % 2), `1.${1 + (n % 2)}`),
      student: { id: 9, name: 'Bo' },
    }),
  );
  fakeApi({ ...inside, 'GET /pending-evaluations': many });
  const user = openApp('/pending-evaluations?page=9');
  const rows = async () =>
    (await tables()).flatMap((table) => within(table).getAllByRole('row').slice(1)).length;
  await waitFor(async () => expect(await rows()).toBe(20));
  await user.click(screen.getByRole('button', { name: 'Vorige pagina' }));
  await waitFor(() => expect(addressNow()).toBe('/pending-evaluations?page=2'));
  expect(await rows()).toBe(50);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Groeperen' }), 'Per werkproces');
  await waitFor(() => expect(addressNow()).toBe('/pending-evaluations?by=process'));
  expect(await rows()).toBe(50);
  await user.click(screen.getByRole('button', { name: 'Pagina 2' }));
  // A group that goes on says how many it has in all.
  await waitFor(() =>
    expect(regions()).toEqual([
      expect.stringContaining('1.1 Werkproces 1.160'),
      expect.stringContaining('1.2 Werkproces 1.260'),
    ]),
  );
  expect(await rows()).toBe(50);
});

it('leads from one work process of a student to the others, on the page of the evaluation', async () => {
  fakeApi({
    ...inside,
    'GET /evaluations/40': anEvaluation({
      ...{ may_see_profile: false, message: 'Graag vóór vrijdag.', asker: { name: 'Anna Smit' } },
    }),
    'GET /evaluations/42': anEvaluation({ id: 42, may_see_profile: false }),
  });
  const user = openApp('/evaluation-students/3/5/11/40');
  expect(await screen.findByText('Anna Smit schreef:')).toBeTruthy();
  expect(screen.getByText('Graag vóór vrijdag.')).toBeTruthy();
  const steps = await screen.findByRole('navigation', {
    name: 'Jouw beoordelingen van Daan Verhoeven',
  });
  const links = within(steps).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    '1.1 Werkproces 1.1, Begeleider, open',
    '1.2 Werkproces 1.2, Begeleider, open',
  ]);
  expect(links[0]?.getAttribute('aria-current')).toBe('page');
  await user.click(links[1] as HTMLElement);
  await waitFor(() => expect(addressNow()).toBe('/evaluation-students/3/5/12/42'));
});
