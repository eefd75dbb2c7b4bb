import type { Texts } from '../../platform/texts.ts';
import type nl from './pendingEvaluations.nl.ts';

export default {
  expired: 'The time to evaluate is over. Ask the student for a new evaluation.',
  expired_ask: 'The time to evaluate is over. You can ask for it again.',
  ask_again: 'Ask again',
} satisfies Texts<typeof nl>;
