import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aMe, aStudent, knownAs } from '../../../testing/aSchool.ts';
import { signIn } from '../../../testing/aToken.ts';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { openApp } from '../../../testing/openApp.tsx';

const none = { state: 'none', score: null, evaluation_id: null };
const states = {
  student: { state: 'done', score: 1, evaluation_id: 50 },
  teacher: { state: 'done', score: 3, evaluation_id: 51 },
  mentor: { state: 'pending', score: 2, evaluation_id: 52 },
  coach: { state: 'expired', score: null, evaluation_id: 53 },
  recipient: { state: 'hidden', score: null, evaluation_id: null },
  other_student: { state: 'done', score: 2, evaluation_id: null },
};
const process = (number: string) => ({
  diploma: { diploma_id: 5, title: 'Verzorgende IG' },
  work_process: { work_process_id: 11, number, title: 'Inventariseert' },
});

beforeEach(() => {
  localStorage.setItem('cookies', 'accepted');
  signIn();
});

const open = async (as: number) => {
  fakeApi({
    'GET /auth/me': knownAs(as, aMe('coordinator')),
    'GET /pending-evaluations': [],
    'GET /evaluation-students/3': aStudent(),
    'GET /evaluation-students/3/work-processes': [
      { ...process('1.1'), states, evidence: null, evaluation_id: 51 },
      {
        ...process('1.2'),
        work_process: { work_process_id: 12, number: '1.2', title: 'Stelt op' },
        states: Object.fromEntries(Object.keys(states).map((role) => [role, none])),
        evidence: 2,
        evaluation_id: null,
      },
    ],
  });
  openApp('/work-processes/3');
  const table = await screen.findByRole('table', { name: /Werkprocessen/ });
  await within(table).findByText('1.2 Stelt op');
  const [head, first, second] = within(table).getAllByRole('row');
  const words = (row: HTMLElement | undefined, role: string) =>
    row
      ? within(row)
          .getAllByRole(role)
          .map((cell) => cell.textContent)
      : [];
  return { head, first, second, words };
};

it('[EVAL-04] shows for each kind of evaluator how far a work process is, in words', async () => {
  const { head, first, second, words } = await open(7);
  expect(words(head, 'columnheader')).toEqual([
    'Opleiding',
    'Werkproces',
    'Oordeel student',
    'Leraar',
    'Begeleider',
    'Coach',
    'Zorgvrager',
    'Medestudent',
    'Bekijk',
  ]);
  expect(words(first, 'cell').slice(0, 8)).toEqual([
    'Verzorgende IG',
    '1.1 Inventariseert',
    'Starter',
    'Professional',
    'Gevorderd, opnieuw gevraagd',
    'Verlopen',
    'Niet zichtbaar voor jou',
    'Gevorderd',
  ]);
  expect(words(second, 'cell').slice(2, 8)).toEqual(Array(6).fill('Geen'));
});

it('[EVAL-04, EVAL-14] opens each evaluation with the real diploma', async () => {
  const { first, second } = await open(7);
  if (!first || !second) throw new Error('two rows are needed');
  const links = within(first).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/evaluation-students/3/5/11/51',
    '/evaluation-students/3/5/11/50',
    '/evaluation-students/3/5/11/51',
    '/evaluation-students/3/5/11/52',
    '/evaluation-students/3/5/11/51',
  ]);
  expect(within(first).getByRole('link', { name: 'Leraar: Professional' })).toBeTruthy();
  expect(within(second).queryByRole('link')).toBeNull();
});

it('[EVAL-04, EVAL-06] calls the student’s own view ‘mine’ to the student alone', async () => {
  const { head, words } = await open(3);
  await expect.poll(() => words(head, 'columnheader')[2]).toBe('Mijn oordeel');
});
