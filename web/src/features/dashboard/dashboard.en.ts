import type { Texts } from '../../platform/texts.ts';
import type nl from './dashboard.nl.ts';

export default {
  title: 'Trajectory',
  back: 'Trajectories',
  side: 'Trajectory and notes',
  jump: 'Parts of this trajectory',
  go_to: 'Go to',
  ask: 'Ask for access',
  closed: 'You can no longer see the trajectory of {{client}}.',
  failed: 'This trajectory could not be loaded',
} satisfies Texts<typeof nl>;
