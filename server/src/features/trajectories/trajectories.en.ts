import type nl from './trajectories.nl.ts';

const texts: typeof nl = {
  errors: {
    'trajectory.awaiting': 'This status can only be reached by sending the trajectory.',
    'trajectory.stays':
      'This trajectory and its client belong to this organisation. Register the client again with the other one.',
  },
  labels: {
    reject_reason: 'Reason for rejection',
  },
};
export default texts;
