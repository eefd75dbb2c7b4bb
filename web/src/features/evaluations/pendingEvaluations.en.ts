import type { Texts } from '../../platform/texts.ts';
import type nl from './pendingEvaluations.nl.ts';

export default {
  expired: 'The time to evaluate is over. Ask the student for a new evaluation.',
} satisfies Texts<typeof nl>;
