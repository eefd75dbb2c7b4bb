import type nl from './trajectories.nl.ts';

const texts: typeof nl = {
  errors: {
    'trajectory.awaiting': 'This status is only reached by sending the trajectory.',
    'trajectory.stays':
      'This trajectory and its client belong to this organisation. Enrol the client anew at the other one.',
  },
  labels: {
    reject_reason: 'Reason for rejecting',
  },
};
export default texts;
