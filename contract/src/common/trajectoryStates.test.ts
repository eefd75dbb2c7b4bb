import { describe, expect, it } from 'vitest';
import {
  actionIn,
  type StateCode,
  stateById,
  statesToChoose,
  trajectoryStates,
  trajectorySteps,
} from './trajectoryStates.ts';

describe('the states of a trajectory', () => {
  it('[TRAJ-08] include four in which it is finished', () => {
    const finished = trajectoryStates.filter(({ kind }) => kind === 'finished');
    expect(finished.map(({ code }) => code)).toEqual([
      'completed_internal',
      'completed_external_inside_sector',
      'completed_external_outside_sector',
      'completed_without_placement',
    ]);
    expect(trajectorySteps.find(({ action }) => action === 'complete')?.to).toHaveLength(4);
  });

  it('[INFO-02] offer a counselor one action when new, when a proposal is needed and in progress', () => {
    const actions = trajectoryStates.flatMap(({ code }) => {
      const action = actionIn(code);
      return action ? [[code, action]] : [];
    });
    expect(actions).toEqual([
      ['new', 'start_client'],
      ['proposal_needed', 'start_employer'],
      ['in_progress', 'complete'],
    ]);
  });

  it('lead from new to finished, and back after a rejection', () => {
    const from = (code: StateCode, action: string) =>
      trajectorySteps.find((step) => step.from === code && step.action === action)?.to[0];
    expect(from('new', 'start_client')).toBe('awaiting_client');
    expect(from('awaiting_client', 'accept')).toBe('proposal_needed');
    expect(from('awaiting_client', 'reject')).toBe('new');
    expect(from('proposal_needed', 'start_employer')).toBe('awaiting_employer');
    expect(from('awaiting_employer', 'accept')).toBe('in_progress');
    expect(from('awaiting_employer', 'reject')).toBe('proposal_needed');
  });

  it('can be chosen on a form, except for the awaiting ones unless current', () => {
    const codes = (current?: number) => statesToChoose(current).map(({ code }) => code);
    expect(codes()).not.toContain('awaiting_client');
    expect(codes()).toHaveLength(7);
    expect(codes(4)).toContain('awaiting_employer');
    expect(codes(4)).not.toContain('awaiting_client');
    expect(stateById(10)).toBeUndefined();
  });
});
