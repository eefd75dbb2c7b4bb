import { trajectoryStates } from '@traject/contract/common/trajectoryStates';

/** The states in which a trajectory has ended. */
export const finished: number[] = trajectoryStates
  .filter(({ kind }) => kind === 'finished')
  .map(({ id }) => id);
