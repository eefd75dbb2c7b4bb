import type nl from './common.nl.ts';
import type { Texts } from './texts.ts';

export default {
  validation_error: 'This is not right yet. Please read what it says.',
  unknown_error: 'Something went wrong. Please try again.',
} satisfies Texts<typeof nl>;
