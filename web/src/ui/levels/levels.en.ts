import type { Texts } from '../../platform/texts.ts';
import type nl from './levels.nl.ts';

export default {
  starter: 'Starter',
  advanced: 'Advanced',
  professional: 'Professional',
  none: 'None yet',
} satisfies Texts<typeof nl>;
