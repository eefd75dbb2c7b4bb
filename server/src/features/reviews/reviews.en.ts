import type nl from './reviews.nl.ts';

const texts: typeof nl = {
  errors: {
    'trajectory.not_to_client':
      'The trajectory can only be sent to the client when its status is ‘{{from}}’. It is ‘{{now}}’ now.',
    'trajectory.not_to_employer':
      'The trajectory can only be sent to the employer when its status is ‘{{from}}’. It is ‘{{now}}’ now.',
    'trajectory.nobody_awaited':
      'The trajectory is not waiting for anybody now. There is nothing to send again.',
  },
  labels: {
    trajectory_plan: 'Trajectory plan',
    proposal: 'Proposal',
  },
};
export default texts;
