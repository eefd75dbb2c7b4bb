import type nl from './trajectories.nl.ts';

const texts: typeof nl = {
  errors: {
    'trajectory.awaiting': 'This status can only be reached by sending the trajectory.',
    'trajectory.hand_over':
      'Only the counselor, a team lead, a coordinator or an administrator can choose another counselor.',
    'trajectory.remove_as_member':
      'You work on this trajectory as a colleague. Only its counselor, a team lead, a coordinator or an administrator can delete it.',
    'trajectory.stays':
      'This trajectory and its client belong to this organisation. Register the client again with the other one.',
  },
  labels: {
    reject_reason: 'Reason for rejection',
  },
};
export default texts;
