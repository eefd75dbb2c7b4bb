import type nl from './badges.nl.ts';

const texts: typeof nl = {
  errors: {
    'badges.not_yours': 'Badges are granted and revoked by your teachers.',
    'badges.held': 'This student already has this badge.',
    'badges.revoked': 'This badge was revoked already.',
  },
  labels: {
    core_task_id: 'Core task',
  },
};
export default texts;
