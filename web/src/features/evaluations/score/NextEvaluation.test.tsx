import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDone, aMe, anEvaluation, aPending, aProfile } from '../../../testing/aSchool.ts';
import { signIn } from '../../../testing/aToken.ts';
import { fakeApi, refuse } from '../../../testing/fakeApi.ts';
import { addressNow, openApp } from '../../../testing/openApp.tsx';
import { toastStore } from '../../../ui/toast.ts';

const address = '/evaluation-students/3/5/11/40';
const meta = { current_page: 1, last_page: 1, from: null, to: null, total: 0 };
const answers = (given: Record<string, unknown> = {}) => ({
  'GET /auth/me': aMe('evaluator'),
  'GET /pending-evaluations': [aPending(40), aPending(50)],
  'GET /work-processes': [],
  'GET /evaluation-students': { data: [], meta },
  'GET /evaluations/40': anEvaluation(),
  'GET /evaluations/40/profile': aProfile(),
  'GET /evaluations/50': anEvaluation({ id: 50 }),
  'GET /evaluations/50/profile': aProfile(),
  ...given,
});
const radio = (name: RegExp) => screen.findByRole('radio', { name });
const saveButton = () => screen.getByRole('button', { name: 'Opslaan en volgende' });
const saves = (seen: ReturnType<typeof fakeApi>) =>
  seen.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

beforeEach(() => {
  localStorage.setItem('cookies', 'accepted');
  signIn();
});

describe('a score that was given', () => {
  it('[EVAL-08, EVAL-11] goes to the one that came after, and then to the first', async () => {
    let left = [aPending(30), aPending(40), aPending(50)];
    const save = (id: number) => () => {
      left = left.filter((one) => one.id !== id);
      return aDone(2);
    };
    fakeApi(
      answers({
        'GET /pending-evaluations': () => left,
        'GET /evaluations/30': anEvaluation({ id: 30 }),
        'GET /evaluations/30/profile': aProfile(),
        'PATCH /evaluations/40': save(40),
        'PATCH /evaluations/50': save(50),
      }),
    );
    const user = openApp(address);
    expect(await screen.findByText('Beoordeling 2 van 3')).toBeTruthy();
    await user.click(await radio(/Gevorderd/));
    await user.click(saveButton());
    expect(await screen.findByText('Beoordeling 3 van 3')).toBeTruthy();
    expect(addressNow()).toBe('/evaluation-students/3/5/11/50');
    await user.click(await radio(/Gevorderd/));
    await user.click(saveButton());
    expect(await screen.findByText('Beoordeling 1 van 3')).toBeTruthy();
    expect(addressNow()).toBe('/evaluation-students/3/5/11/30');
  });

  it('is corrected by the person who gave it, and stays on screen', async () => {
    const given = { comments: 'Ging goed.', may_correct: true };
    let stored = aDone(2, given);
    const seen = fakeApi(
      answers({
        'GET /evaluations/40': () => stored,
        'PATCH /evaluations/40': () => {
          stored = aDone(3, given);
          return stored;
        },
      }),
    );
    const user = openApp(address);
    await user.click(await screen.findByRole('button', { name: 'Oordeel verbeteren' }));
    expect(await radio(/Gevorderd/)).toHaveProperty('checked', true);
    await user.click(await radio(/Professional/));
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText('Geeft ook advies.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
    expect(saves(seen)).toEqual([{ score: 3, comments: 'Ging goed.', correction: true }]);
    expect(addressNow()).toBe(address);
  });
});

describe('the next evaluation', () => {
  it('[EVAL-11] leads past itself to the list when none is left, and says so', async () => {
    fakeApi(answers({ 'GET /pending-evaluations': [] }));
    openApp('/next-evaluation/40');
    expect(await screen.findByText('We zoeken de volgende beoordeling…')).toBeTruthy();
    await waitFor(() => expect(addressNow()).toBe('/evaluation-students'));
    expect(toastStore.get()[0]?.message).toBe('Je hebt geen openstaande beoordelingen meer.');
  });

  it('[EVAL-11] is the one after the current', async () => {
    fakeApi(answers());
    openApp('/next-evaluation/40');
    await waitFor(() => expect(addressNow()).toBe('/evaluation-students/3/5/11/50'));
  });

  it('[EVAL-11] can be asked for again when the list did not come', async () => {
    let works = false;
    const list = () => (works ? [aPending(50)] : refuse(503, 'Away'));
    fakeApi(answers({ 'GET /pending-evaluations': list }));
    const user = openApp('/next-evaluation/40');
    const retry = await screen.findByRole('button', { name: 'Probeer opnieuw' });
    works = true;
    await user.click(retry);
    await waitFor(() => expect(addressNow()).toBe('/evaluation-students/3/5/11/50'));
  });
});
