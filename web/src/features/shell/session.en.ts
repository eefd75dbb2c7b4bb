import type { Texts } from '../../platform/texts.ts';
import type nl from './session.nl.ts';

export default {
  ends: 'You will be signed out at {{time}}',
  kept: 'What you type is kept on this device. After signing in you can put it back.',
  stay: 'Stay signed in',
  found: 'You typed something that has not been saved',
  found_text:
    'Open the form you were working in to put it back. If you no longer need it, throw it away.',
  discard: 'Throw it away',
} satisfies Texts<typeof nl>;
