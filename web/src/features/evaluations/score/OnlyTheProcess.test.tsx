import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMe, anEvaluation, aPending } from '../../../testing/aSchool.ts';
import { signIn } from '../../../testing/aToken.ts';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { openApp } from '../../../testing/openApp.tsx';

beforeEach(() => {
  localStorage.setItem('cookies', 'accepted');
  signIn();
});

describe('an evaluator whose role shows only the work process', () => {
  it('reads the name of the student, and is offered nothing of the profile', async () => {
    const seen = fakeApi({
      'GET /auth/me': aMe('evaluator'),
      'GET /pending-evaluations': [aPending(40)],
      'GET /work-processes': [],
      'GET /evaluations/40': anEvaluation({
        evaluator_role: { name: 'recipient' },
        may_see_profile: false,
      }),
    });
    openApp('/evaluation-students/3/5/11/40');
    expect(await screen.findByText('Daan Verhoeven')).toBeTruthy();
    expect(await screen.findByRole('radio', { name: /Gevorderd/ })).toBeTruthy();
    expect(screen.getByText('Je beoordeelt werkproces 1.1 als zorgvrager')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /profiel/ })).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(seen.filter(({ path }) => path.includes('/evaluations/40/'))).toEqual([]);
  });
});
