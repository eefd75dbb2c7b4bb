import type { Texts } from '../../platform/texts.ts';
import type nl from './removedTrajectories.nl.ts';

export default {
  title: 'Deleted trajectories',
  intro:
    'A deleted trajectory is kept for 30 days. Until then you can put it back, with everything that belonged to it.',
  none: 'Nothing deleted',
  none_text: 'When somebody deletes a trajectory, it stays here for 30 days.',
  failed: 'The deleted trajectories could not be loaded',
  deleted: 'Deleted',
  ends: 'Erased on',
  actions: 'Actions',
  restore: 'Put back',
  restore_of: 'Put back: trajectory of {{name}}',
  restored: 'The trajectory is back.',
  restore_failed: 'The trajectory could not be put back.',
} satisfies Texts<typeof nl>;
