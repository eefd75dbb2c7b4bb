import { describe, expect, it } from 'vitest';
import { inputOf, newTrajectory } from './trajectoryValues.ts';

const typed = {
  ...newTrajectory,
  counselor_id: '3',
  organisation_id: '1',
  completed_reason: 'Vast contract.',
};

describe('the trajectory form', () => {
  it.each([
    ['6', 'Vast contract.'],
    ['9', 'Vast contract.'],
    ['5', null],
    ['1', null],
  ])('[TRAJ-07, TRAJ-08] in state %s it sends the reason %j', (trajectory_state_id, reason) => {
    expect(inputOf({ ...typed, trajectory_state_id }).completed_reason).toBe(reason);
  });

  it('[TRAJ-09, TRAJ-15] sends choices as numbers, checkboxes as booleans and the length as free text', () => {
    const sent = inputOf({ ...typed, trajectory_state_id: '1', length: ' een half jaar ' });
    expect(sent).toMatchObject({
      trajectory_state_id: 1,
      counselor_id: 3,
      organisation_id: 1,
      schooling: false,
      apq_taken: false,
      length: 'een half jaar',
      category: null,
    });
  });
});
