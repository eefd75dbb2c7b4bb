import type nl from './accessRequests.nl.ts';

const texts: typeof nl = {
  errors: {
    'access_request.decided': 'A colleague has just decided on this.',
    'access_request.left':
      'This colleague is no longer a counselor or no longer has access. You can only turn the request down.',
  },
  labels: { about: 'Which trajectory', trajectory_id: 'Trajectory', days: 'Number of days' },
};
export default texts;
